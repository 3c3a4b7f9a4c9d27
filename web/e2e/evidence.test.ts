import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { contentField, contentScroll, cursorTo, readContent, selectedContent, writeContent } from './content.ts';
import { insertArticle } from './insert-article.ts';
import { look } from './look.ts';
import { expectToast, phone, preparePages } from './pages.ts';
import { createPerson, type Person, sql } from './people.ts';
import { writeArticle } from './written.ts';

const openPage = preparePages(phone);

const panelOf = (page: Page) => page.getByRole('region', { name: 'Evidence' });
const count = (page: Page) => panelOf(page).getByRole('status', { name: 'Evidence' });
const list = (page: Page) => panelOf(page).getByRole('list', { name: 'Statements' });
const filter = (page: Page, name: RegExp) => panelOf(page).getByRole('button', { name });
const open = (page: Page) => list(page).locator('[aria-expanded=true]');

/** The words that are selected in the article's text. */
const selected = selectedContent;
const isInText = (page: Page) => contentField(page).evaluate((field) => field === document.activeElement);

describe('the evidence', () => {
  let writer: Person;
  let admin: Person;
  let article: Article;
  beforeAll(async () => {
    [writer, admin] = [await createPerson('evidence'), await createPerson('evidence-admin', true)];
    article = await writeArticle(writer, 'evidence=1');
  });

  const openEditor = async (person: Person): Promise<Page> => {
    const page = await openPage(`/edit/${article.slug}`, { person, isNew: true });
    await list(page).waitFor();
    return page;
  };

  /** A price in a sentence of the article, changed in the editor; the sentence that holds it is shown. */
  async function plantWrongPrice(page: Page): Promise<void> {
    const written = await readContent(page);
    expect(written).toContain('$35');
    await writeContent(page, written.replace('$35', '$39'));
    await filter(page, /^Conflict \d/).click();
  }

  it('stands beside the score on the owner’s page, and opens statement by statement', async () => {
    const page = await openPage(`/${article.slug}`, { person: writer });
    const details = page.getByRole('complementary', { name: 'Article details' });
    await expect.poll(async () => details.innerText()).toMatch(/Evidence\s+\d+ of \d+/);
    const [sourced, checkable] = (await count(page).innerText()).split(' of ').map(Number);
    expect(sourced).toBeGreaterThan(10);
    expect(checkable).toBeGreaterThanOrEqual(sourced ?? 0);
    await panelOf(page).getByText('Statements traced to a page we read').waitFor();
    expect(await list(page).count()).toBe(0);
    await panelOf(page).getByRole('button', { name: 'Show statements' }).press('Enter');
    await filter(page, /^Sourced \d+$/).click();
    await expect.poll(() => list(page).getByRole('listitem').count()).toBe(sourced);
    await list(page).getByRole('button').first().click();
    await panelOf(page).getByText('A page we read says this.').waitFor();
    await panelOf(page).getByText('Kilnlog | Kiln scheduling software for pottery studios').waitFor();
    await panelOf(page)
      .getByText(/^Read on \w+ \d+, \d{4}$/)
      .waitFor();
    const link = panelOf(page)
      .getByRole('link', { name: /^Open the page at these words/ })
      .first();
    expect(await link.getAttribute('href')).toMatch(/\?evidence=\d+#:~:text=[\w%.,]+$/);
    await look(page);
  });

  it('shows a wrong price while it is typed, and leads to its words', async () => {
    const page = await openEditor(writer);
    const before = await count(page).innerText();
    await page.getByRole('region', { name: 'SEO score' }).getByText(before, { exact: true }).waitFor();
    await plantWrongPrice(page);
    expect(await count(page).innerText()).not.toBe(before);
    const wrong = list(page).getByRole('button').first();
    await wrong.click();
    await panelOf(page)
      .getByText(/^You say \$39; .+ said \$35 on \w+ \d+, \d{4}\.$/)
      .waitFor();
    expect(await isInText(page)).toBe(true);
    expect(await selected(page)).toContain('$39');
    await expect.poll(() => contentScroll(page)).toBeGreaterThan(0);
    await look(page);
    // The price is put right where the cursor is now.
    await page.keyboard.insertText((await selected(page)).replace('$39', '$35'));
    await expect.poll(() => count(page).innerText()).toBe(before);
    await filter(page, /^Conflict 0$/).waitFor();
  });

  it('follows the cursor into a sentence, from the preview too', async () => {
    const page = await openEditor(admin);
    await cursorTo(page, '$90');
    await open(page).filter({ hasText: '$90' }).waitFor();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await open(page).press('Enter');
    await expect.poll(() => isInText(page)).toBe(true);
    expect(await selected(page)).toContain('$90');
  });

  it('names the fields that are not the text', async () => {
    const page = await openEditor(writer);
    await page.getByLabel('Meta Description').fill('Kilnlog costs $77 a month.');
    const told = list(page).getByRole('button', { name: /Kilnlog costs \$77/ });
    await told.waitFor();
    await expect.poll(() => told.textContent()).toContain('Meta Description');
    await told.click();
    const field = page.getByLabel('Meta Description');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => list(page).getByText('Title', { exact: true }).count()).toBe(1);
  });

  it('is gone through by keys, which stay letters in the text', async () => {
    const page = await openEditor(writer);
    await filter(page, /^All \d+$/).focus();
    const filters = await panelOf(page).getByRole('group').getByRole('button').count();
    for (let tabs = 0; tabs < filters; tabs += 1) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-statement') ?? null);
    const ids = await list(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-statement')));
    expect(await focused()).toBe(ids[0]);
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['ArrowDown', 2],
      ['k', 1],
      ['End', ids.length - 1],
      ['j', ids.length - 1],
      ['Home', 0],
      ['ArrowUp', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(ids[at]);
      expect(await open(page).getAttribute('data-statement')).toBe(ids[at]);
    }
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => isInText(page)).toBe(true);
    const text = await readContent(page);
    const words = await selected(page);
    expect(words.length).toBeGreaterThan(10);
    await page.keyboard.press('j');
    expect(await readContent(page)).toBe(text.replace(words, 'j'));
  });

  it('says quietly that it could not check, and lets the person go on', async () => {
    const page = await openPage(`/edit/${article.slug}`, {
      person: writer,
      isNew: true,
      provokes: /Failed to load/,
    });
    await list(page).waitFor();
    await page.route('**/evidence', (route) => route.abort());
    await writeContent(page, 'Another text.');
    await panelOf(page).getByText('The text could not be checked just now.').waitFor();
    await page.unroute('**/evidence');
    await page.getByLabel('Excerpt').fill('x'.repeat(501));
    await panelOf(page)
      .getByText(/^A field holds too much/)
      .waitFor();
    await page.getByLabel('Excerpt').fill('');
    await list(page).getByText('Another text.').waitFor();
  });

  it('drops the answer to a text that was changed meanwhile', async () => {
    const page = await openEditor(writer);
    let release = () => {};
    const held = new Promise<void>((free) => {
      release = free;
    });
    const sent: string[] = [];
    await page.route('**/evidence', async (route) => {
      const body = route.request().postData() ?? '';
      sent.push(body);
      if (body.includes('First try')) await held;
      await route.continue();
    });
    await writeContent(page, 'First try.');
    await expect.poll(() => sent.length).toBe(1);
    await writeContent(page, 'Second try.');
    await list(page).getByText('Second try.').waitFor();
    const late = page.waitForResponse((response) => (response.request().postData() ?? '').includes('First try'));
    release();
    await late;
    await list(page).getByText('Second try.').waitFor();
    expect(await list(page).getByText('First try.').count()).toBe(0);
  });

  it('is a dash where no source was kept', async () => {
    const slug = 'evidence-none';
    const row = { id: slug, slug, userId: writer.user.id, title: 'A title', status: 'draft' as const };
    await sql(insertArticle({ ...row, content: 'It costs $12 a month.\n\nShops like it.' }));
    const page = await openPage(`/${slug}`, { person: writer });
    await expect.poll(() => count(page).innerText()).toBe('–');
    await panelOf(page).getByText('No source was kept for this article.').waitFor();
    await page.goto(`/edit/${slug}`);
    await list(page).getByRole('button', { name: 'It costs $12 a month.' }).click();
    await panelOf(page).getByText('No source was kept.', { exact: true }).waitFor();
    await filter(page, /^Not checked 1$/).waitFor();
    await look(page);
  });

  it('shows the saved text’s evidence after saving', async () => {
    const page = await openEditor(writer);
    await plantWrongPrice(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Article updated');
    await page.goto(`/${article.slug}`);
    await panelOf(page).getByRole('button', { name: 'Show statements' }).click();
    await filter(page, /^Conflict \d/).click();
    await list(page).getByRole('button').first().click();
    await panelOf(page)
      .getByText(/^You say \$39; .+ said \$35 on/)
      .waitFor();
  });
});
