import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { contentField, cursorTo, readContent, selectedContent, writeContent } from './content.ts';
import { insertArticle } from './insert-article.ts';
import { look } from './look.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });
const isFocused = (page: Page) => contentField(page).evaluate((field) => field === document.activeElement);

describe('the editor of the text', () => {
  let writer: Person;
  let serial = 0;
  beforeAll(async () => {
    writer = await createPerson('text-writer');
    await sql(['update users set max_draft_articles = 40 where id = ?', writer.user.id]);
  });

  async function openDraft(content: string, changes: { title?: string; keywords?: string[] } = {}): Promise<Page> {
    serial += 1;
    const id = `text-${serial}`;
    const words = { title: `A text ${serial}`, content, ...changes };
    await sql(insertArticle({ id, slug: id, userId: writer.user.id, status: 'draft', ...words }));
    const page = await openPage(`/edit/${id}`, { person: writer });
    await contentField(page).waitFor();
    return page;
  }

  it('is a plain field until it has loaded, and goes on where the writer is', async () => {
    serial += 1;
    const id = `text-${serial}`;
    await sql(
      insertArticle({ id, slug: id, userId: writer.user.id, status: 'draft', title: 'Plain', content: 'One.' }),
    );
    const page = await openPage('/', { person: writer, isNew: true });
    let release = () => {};
    const held = new Promise<void>((free) => {
      release = free;
    });
    await page.route('**/assets/**/markdown-editor*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/edit/${id}`);
    const plain = page.locator('textarea[name=content]');
    await plain.waitFor();
    expect(await plain.getAttribute('rows')).toBe('20');
    await page.getByLabel('Content').fill('One. Two, in the plain field.');
    await plain.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 8));
    release();
    await contentField(page).waitFor();
    expect(await readContent(page)).toBe('One. Two, in the plain field.');
    expect(await isFocused(page)).toBe(true);
    expect(await selectedContent(page)).toBe('Two');
    await page.keyboard.type('Three');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Article updated');
    const saved = (await (await callApi('GET', `/articles/${id}`, undefined, writer)).json()) as Article;
    expect(saved.content).toBe('One. Three, in the plain field.');
  });

  it('stays a plain field where it cannot be loaded', async () => {
    const page = await openPage('/', { person: writer, isNew: true, provokes: /Failed to load/ });
    await page.route('**/assets/**/markdown-editor*.js', (route) => route.abort());
    await page.goto('/edit/text-1');
    await page.getByLabel('Content').fill('Written all the same.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Article updated');
  });

  it('has a name, checks spelling, wraps, and lets Tab through', async () => {
    const page = await openDraft(`## Prices\n\n${'A long line that goes on and on. '.repeat(20)}`);
    expect(await textbox(page).getAttribute('spellcheck')).toBe('true');
    expect(await textbox(page).getAttribute('aria-multiline')).toBe('true');
    await page.getByText('Content', { exact: true }).click();
    expect(await isFocused(page)).toBe(true);
    await expectNoSidewaysScroll(page);
    const line = contentField(page).locator('.cm-line').last();
    expect(await line.evaluate((element) => element.getClientRects()[0]?.height ?? 0)).toBeGreaterThan(40);
    await look(page);
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Meta Description').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(page)).toBe(true);
    // One stop for the whole toolbar.
    await page.keyboard.press('Shift+Tab');
    expect(await tool(page, 'H2 heading').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await tool(page, 'Bold').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('formats by keys and by its toolbar, and takes back', async () => {
    const page = await openDraft('Prices and plans');
    await cursorTo(page, 'plans');
    await page.keyboard.press('ControlOrMeta+b');
    expect(await readContent(page)).toBe('Prices and **plans**');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await readContent(page)).toBe('Prices and plans');
    await tool(page, 'H2 heading').click();
    expect(await readContent(page)).toBe('## Prices and plans');
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Shift+8');
    await page.keyboard.type('first');
    await page.keyboard.press('Enter');
    await page.keyboard.type('second');
    // The list goes on by itself.
    expect(await readContent(page)).toBe('## Prices and plans\n- first\n- second');
    await tool(page, 'Table').click();
    expect(await selectedContent(page)).toBe('Column');
    await tool(page, 'Undo').click();
    await tool(page, 'Redo').click();
    expect(await readContent(page)).toContain('| Column | Column |\n| --- | --- |');
    await page.getByText('You have unsaved changes').waitFor();
  });

  it('links to an article of one’s own, found by its title', async () => {
    const other = 'text-linked';
    const row = { userId: writer.user.id, title: 'Firing logs for studios', content: 'A text.' };
    await sql(insertArticle({ ...row, id: other, slug: other, status: 'published' }));
    await sql(insertArticle({ ...row, id: `${other}-draft`, slug: `${other}-draft`, status: 'draft' }));
    const page = await openDraft('See logs.');
    await cursorTo(page, 'logs');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    expect(await dialog.getByLabel('Text').inputValue()).toBe('logs');
    await dialog.getByRole('button', { name: 'Insert link' }).click();
    await dialog.getByText(/^Please enter an address/).waitFor();
    await dialog.getByLabel('Search your articles').fill('firing');
    const found = dialog.getByRole('list', { name: 'Your articles' }).getByRole('button');
    await found.first().waitFor();
    await expect.poll(() => found.count()).toBe(1);
    await look(page);
    await found.first().click();
    await dialog.getByRole('button', { name: 'Insert link' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await readContent(page)).toBe(`See [logs](/${other}).`);
    await expect.poll(() => isFocused(page)).toBe(true);
    // The article was not saved by it.
    await page.getByText('You have unsaved changes').waitFor();
  });

  it('finds words, and comes back', async () => {
    const page = await openDraft('One kiln.\n\nTwo kilns.\n\nThree shelves.');
    await contentField(page).focus();
    await page.keyboard.press('ControlOrMeta+f');
    const find = page.getByRole('textbox', { name: 'Find' });
    await find.pressSequentially('shelves');
    await page.keyboard.press('Enter');
    await expect.poll(() => selectedContent(page)).toBe('shelves');
    await look(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(page)).toBe(true);
    await expect.poll(() => page.getByRole('heading', { name: 'Edit Article' }).count()).toBe(1);
  });

  it('sets each line in the direction of its words', async () => {
    const page = await openDraft('An English line.\n\nשורה בעברית.');
    const directions = () =>
      contentField(page)
        .locator('.cm-line')
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).direction));
    await expect.poll(directions).toEqual(['ltr', 'ltr', 'rtl']);
  });

  it('takes over what the form is given, and can take it back', async () => {
    const page = await openDraft('First text.');
    const { pathname } = new URL(page.url());
    await callApi('PATCH', `/articles/${pathname.split('/').at(-1)}`, { content: 'Second text.' }, writer);
    await page.reload();
    await contentField(page).waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(() => readContent(page)).toBe('First text.');
    await page.getByRole('button', { name: 'Close dialog' }).click();
    await contentField(page).focus();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await readContent(page)).toBe('Second text.');
  });

  it('leads from a suggestion to its place', async () => {
    const long = Array.from({ length: 30 }, (_, at) => `${at === 0 ? 'Word' : 'word'}${at}`).join(' ');
    const text = `Short here.\n\n${'They rest. '.repeat(5)}\n\n## Costs\n\n${long}. ${long} again. ${long} too.`;
    const page = await openDraft(text, { keywords: ['bookkeeping'] });
    const suggestions = page.getByRole('list', { name: 'Suggestions' });
    await suggestions
      .getByRole('listitem')
      .filter({ hasText: /^Shorten \d+ sentence/ })
      .getByRole('button', { name: /^Go to “Word0 word1/ })
      .click();
    await expect.poll(() => selectedContent(page)).toMatch(/^Word0 word1 .*word29/);
    expect(await isFocused(page)).toBe(true);
    const toTitle = suggestions.getByRole('button', { name: 'Go to the title' }).first();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await toTitle.click();
    expect(await page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('shows evidence in the text: a click leads to the statement, and the statement to its words', async () => {
    const { articleId } = (await (
      await callApi('POST', '/generate/url', { url: `${inject('productUrl')}?text=1` }, writer)
    ).json()) as { articleId: string };
    const read = async () =>
      (await (await callApi('GET', `/articles/${articleId}`, undefined, writer)).json()) as Article;
    await vi.waitFor(async () => expect((await read()).status).toBe('draft'), { timeout: 60_000, interval: 200 });
    const article = await read();
    const page = await openPage(`/edit/${article.slug}`, { person: writer });
    await writeContent(page, `A studio of ours saves 37% of its time.\n\n${article.content.replace('$35', '$39')}`);
    // No more of the text is in the page than can be seen.
    await cursorTo(page, 'A studio');
    const marks = (state: string) => contentField(page).locator(`.cm-evidence[data-state=${state}]`);
    await marks('yours').first().waitFor();
    await expect.poll(() => marks('yours').first().innerText()).toContain('37%');
    await marks('yours').first().click();
    const open = page.getByRole('list', { name: 'Statements' }).locator('[aria-expanded=true]');
    await open.filter({ hasText: '37%' }).waitFor();
    await contentField(page).locator('.cm-evidence-current').filter({ hasText: '37%' }).waitFor();
    await page.getByRole('button', { name: /^Conflict \d/ }).click();
    await page.getByRole('list', { name: 'Statements' }).getByRole('button').filter({ hasText: '$39' }).click();
    await marks('conflict').filter({ hasText: '$39' }).first().waitFor();
    await contentField(page).locator('.cm-evidence-current').filter({ hasText: '$39' }).waitFor();
    expect(await selectedContent(page)).toContain('$39');
    await look(page);
  });
});

it('comes with the editor’s screen alone', async () => {
  const page = await openPage('/field-note-1', { isNew: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/articles', '/field-note-1']) {
    await page.goto(path);
    await page.mouse.click(5, 5);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => url.includes('markdown-editor'))).toEqual([]);
});
