import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { insertArticle } from './insert-article.ts';
import { look } from './look.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

describe('the editor', () => {
  let writer: Person;
  beforeAll(async () => {
    writer = await createPerson('seo-fields');
    const now = Date.now();
    await sql([
      `insert or ignore into categories (id, name, display_name, type, active, created_at, updated_at)
       values ('shed-building', 'shed-building', 'Shed Building', 'industry', 1, ?, ?)`,
      now,
      now,
    ]);
    for (const id of ['keywords', 'previews']) {
      const slug = `seo-fields-${id}`;
      await sql(
        insertArticle({ id: slug, slug, userId: writer.user.id, title: 'Building garden sheds', status: 'draft' }),
      );
    }
  });

  it('takes keyphrase, further keywords and categories, and scores by them', async () => {
    const slug = 'seo-fields-keywords';
    const page = await openPage(`/edit/${slug}`, { person: writer });
    const score = page.getByRole('status', { name: 'SEO score out of 100' });
    const before = Number(await score.innerText());
    await page.getByLabel('Keyphrase').fill('x'.repeat(150));
    await page.getByLabel('Further keywords').fill(`timber, ${'y'.repeat(151)}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Keyword must be less than 150 characters').waitFor();
    expect(await page.getByLabel('Further keywords').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );

    await page.getByLabel('Keyphrase').fill('garden sheds');
    await page.getByLabel('Further keywords').fill('timber,  roof felt, Timber');
    await expect.poll(async () => Number(await score.innerText())).toBeGreaterThan(before);
    await page.getByText('Keyphrase: garden sheds').waitFor();
    await page.getByLabel('Shed Building').focus();
    await page.keyboard.press('Space');
    await look(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Article updated');
    const saved = (await (await callApi('GET', `/articles/${slug}`, undefined, writer)).json()) as Article;
    expect(saved).toMatchObject({
      keywords: ['garden sheds', 'timber', 'roof felt'],
      categories: ['shed-building'],
    });
    await page.reload();
    expect(await page.getByLabel('Further keywords').inputValue()).toBe('timber, roof felt');
    expect(await page.getByLabel('Shed Building').isChecked()).toBe(true);
  });

  it('shows the article as search engines and social networks would', async () => {
    const page = await openPage('/edit/seo-fields-previews', { person: writer });
    const result = page.getByRole('region', { name: 'Search result preview' });
    const card = page.getByRole('region', { name: 'Social card preview' });
    await page.getByLabel('Title').fill('Short');
    await page.getByLabel('Excerpt').fill('The excerpt stands in.');
    await page.getByLabel('Meta Description').fill('');
    await result.getByText('Short | SEO Article AI').waitFor();
    await result.getByText('The excerpt stands in.').waitFor();
    expect(await result.getByText('will be cut here').count()).toBe(0);
    await page.getByLabel('Title').fill('WIDE CAPITALS AND EVEN WIDER MAMMOTHS IN A WOODEN WORKSHOP');
    await page.getByLabel('Meta Description').fill('WHOM MUMMY WARMS '.repeat(9));
    await result.getByText('The title and description will be cut here.').waitFor();
    await expect.poll(() => result.locator('[data-slot=result-title]').innerText()).toMatch(/^WIDE CAPITALS .* …$/);
    await expect.poll(() => result.locator('[data-slot=result-description]').innerText()).toMatch(/^WHOM MUMMY .* …$/);
    await card.getByText('WHOM MUMMY WARMS').waitFor();
    await expect.poll(() => card.locator('[data-slot=card-title-line]').innerText()).toContain('WIDE CAPITALS');
    await expectNoSidewaysScroll(page);
    page.on('dialog', (dialog) => dialog.accept());
  });
});
