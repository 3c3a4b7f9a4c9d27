import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { ArticleList } from '../../worker/contract/articles.ts';
import { insertArticle } from './insert-article.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages, pressInHeader, toastOf } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);
const needsModel = "Needs a model; the built-in writer can't follow this.";
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

describe('what is told before it is asked for', () => {
  let person: Person;
  let admin: Person;
  beforeAll(async () => {
    person = await createPerson('told');
    admin = await createPerson('told-admin', true);
  });

  it('says beside the instructions that nothing follows them, and to an admin how to mend that', async () => {
    const page = await openPage('/', { person });
    const field = page.getByLabel('Custom Instructions');
    await page.getByText(needsModel).waitFor();
    const described = await field.getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`[id="${described}"]`).innerText()).toBe(needsModel);
    expect(await page.getByRole('link', { name: 'How to connect one' }).count()).toBe(0);
    // What may be left empty says so: keywords and instructions at their labels, categories in their legend.
    await expect.poll(() => page.getByText('Optional', { exact: true }).count()).toBe(2);
    await page.getByRole('group', { name: /Categories.*Optional/ }).waitFor();

    const screen = await openPage('/', { person: admin });
    await screen.getByRole('link', { name: 'How to connect one' }).click();
    const notice = screen.getByRole('region', { name: 'No language model is connected' });
    await notice.getByText('OPENAI_API_KEY').first().waitFor();
    await expectNoSidewaysScroll(screen);
  });

  it('says that what is asked for anew without a change would be the same', async () => {
    const slug = 'told-same';
    await sql(insertArticle({ id: slug, userId: person.user.id, title: 'Told', slug, status: 'draft' }));
    const page = await openPage(`/edit/${slug}`, { person });
    await page.getByRole('button', { name: 'Regenerate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Regenerate Article' });
    const same = dialog.getByText('the result would be the same');
    await same.waitFor();
    await dialog.getByLabel('Custom Instructions').fill('Be brief.');
    await dialog.getByText(needsModel).waitFor();
    await expect.poll(() => same.count()).toBe(1);
    await dialog.getByLabel('Keywords').fill('ledgers');
    await same.waitFor({ state: 'detached' });
  });

  it('says that Google is not set up, beside its button', async () => {
    const page = await openPage('/', { isNew: true });
    await pressInHeader(page, 'Login / Sign Up');
    const button = page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' });
    const note = page.getByText('Google sign-in is not set up on this site.');
    await note.waitFor();
    expect(await button.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'));
    expect(await button.isEnabled()).toBe(true);
  });

  it('has one Tab stop for the categories, and arrows within', async () => {
    const page = await openPage('/', { person });
    const boxes = page.getByRole('group', { name: /Categories/ }).getByRole('checkbox');
    await boxes.first().waitFor();
    await page.getByLabel('Article Length').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(boxes.first())).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(boxes.nth(1))).toBe(true);
    await page.keyboard.press('Space');
    await page.getByText('(1 of at most 3)').waitFor();
    await page.keyboard.press('End');
    expect(await isFocused(boxes.last())).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await isFocused(boxes.last())).toBe(false);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByLabel('Keywords'))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(boxes.nth(1))).toBe(true);
  });

  it('starts by Enter in the keywords, and marks what came of it until it is opened', async () => {
    const page = await openPage('/', { person, provokes: /409/ });
    const url = `${inject('productUrl')}?told=1`;
    await page.getByLabel('SaaS URL').fill(url);
    await page.getByLabel('Keywords').fill('kiln logs');
    await page.keyboard.press('Enter');
    await page.getByText('Article generated successfully!').waitFor();
    const card = page.locator('[data-slot=my-article]').filter({ hasText: 'Kilnlog' });
    const mark = card.locator('[data-slot=new-badge]');
    await mark.waitFor();
    await page.getByText('Article generated successfully!').waitFor({ state: 'detached' });
    await mark.waitFor();

    // The same source again leads to what was made of it.
    await page.getByLabel('SaaS URL').fill(url);
    await page.keyboard.press('Enter');
    await expectToast(page, 'URL Already Used', 'This URL has already been used to generate an article.');
    await toastOf(page)
      .getByRole('link', { name: /^Open .*Kilnlog/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /Kilnlog/ }).waitFor();
    await page.goBack();
    await card.waitFor();
    await mark.waitFor({ state: 'detached' });
  });

  it('leads from the queue and from a used keyword to the article', async () => {
    await callApi('POST', '/seo-keywords', { keyword: 'kiln ledger' }, admin);
    const page = await openPage('/seo-keywords', { person: admin });
    await page.getByRole('checkbox', { name: 'kiln ledger' }).click();
    await page.getByRole('button', { name: 'Generate Articles (1)' }).click();
    const queue = page.getByRole('region', { name: 'Generation Queue' });
    const started = queue.getByRole('list', { name: 'Queued articles' }).getByRole('link');
    expect(await started.first().getAttribute('href')).toMatch(/^\/[a-z]/);
    const written = queue.getByRole('list', { name: 'Written articles' }).getByRole('link');
    await written.waitFor();
    // What is written stands in one place alone.
    expect(await started.count()).toBe(0);
    const list = await callApi('GET', `/articles/user/${admin.user.id}?page=1`, undefined, admin);
    const [article] = ((await list.json()) as ArticleList).articles;
    expect(await written.getAttribute('href')).toBe(`/${article?.slug}`);

    await page.getByRole('tab', { name: /Used Keywords/ }).click();
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'kiln ledger' });
    await row.getByText('draft').waitFor();
    await expectNoSidewaysScroll(page);
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: article?.title ?? '' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'SEO Keywords' }).waitFor();
    await queue.waitFor({ state: 'detached' });
  });
});
