import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { writeContent } from './content.ts';
import { look } from './look.ts';
import { expectToast, phone, preparePages, toastOf } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';
import { writeArticle } from './written.ts';

const openPage = preparePages(phone);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Before you publish' });
const statements = (page: Page) => dialogOf(page).getByRole('list', { name: 'Statements to decide about' });
const publishIn = (page: Page) => dialogOf(page).getByRole('button', { name: 'Publish', exact: true });

describe('the gate', () => {
  let writer: Person;
  let article: Article;
  let sound: string;
  beforeAll(async () => {
    writer = await createPerson('gate');
    article = await writeArticle(writer, 'gate=1');
    sound = article.content;
    expect(sound).toContain('$35');
  });

  const stored = async (id = article.id) =>
    (await (await callApi('GET', `/articles/${id}`, undefined, writer)).json()) as Article;

  /** The article as a draft, with these changes of what its pages say. */
  async function draftWith(...changes: Array<[from: string, to: string]>): Promise<string> {
    await callApi('PATCH', `/articles/${article.id}/publish`, { publish: false }, writer);
    await sql(['delete from publish_confirmations where article_id = ?', article.id]);
    const content = changes.reduce((text, [from, to]) => text.replace(from, to), sound);
    await callApi('PATCH', `/articles/${article.id}`, { content }, writer);
    return content;
  }

  const openArticle = (path = `/${article.slug}`) => openPage(path, { person: writer, provokes: /409/ });

  it('opens nothing where nothing needs a decision', async () => {
    await draftWith();
    const page = await openArticle();
    await button(page, 'Publish').click();
    await expectToast(page, 'Article published');
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('asks about a price that a page contradicts, and takes the page’s value', async () => {
    await draftWith(['$35', '$39']);
    const page = await openArticle();
    await button(page, 'Publish').click();
    await dialogOf(page).getByText('1 statement needs your decision', { exact: true }).waitFor();
    await statements(page)
      .getByText(/^You say \$39; .+ said \$35 on/)
      .waitFor();
    await look(page);
    // It says that it waits, and does.
    await publishIn(page).click({ force: true });
    await dialogOf(page).getByText('0 of 1 decided').waitFor();
    expect((await stored()).status).toBe('draft');
    await button(page, 'Use $35').click();
    await dialogOf(page).getByText('1 of 1 decided').waitFor();
    await publishIn(page).click();
    await expectToast(page, 'Article published', 'The article has been published successfully.');
    expect(await stored()).toMatchObject({ status: 'published', content: sound });
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('is walked by keyboard from My Articles, keeps what is the owner’s, and asks no more', async () => {
    const content = await draftWith(['$35', '$39'], ['$90', '$95']);
    const page = await openArticle('/');
    const row = page.getByRole('article').filter({ hasText: article.title });
    await row.getByRole('button', { name: 'Publish', exact: true }).focus();
    await page.keyboard.press('Enter');
    const items = statements(page).getByRole('listitem');
    await items.first().waitFor();
    const count = await items.count();
    expect(count).toBeGreaterThan(1);
    await dialogOf(page).getByText(`${count} statements need your decision`, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toBe('Publish');
    await page.keyboard.press('Enter');
    await items.first().waitFor();
    // By Tab alone: every statement is kept on the way to the button at the end.
    for (let presses = 0, kept = 0; kept < count && presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused()) !== 'Keep mine') continue;
      await page.keyboard.press('Space');
      kept += 1;
    }
    await dialogOf(page).getByText(`${count} of ${count} decided`).waitFor();
    while ((await focused()) !== 'Publish') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Article published');
    expect(await stored()).toMatchObject({ status: 'published', content });
    await row.getByRole('button', { name: 'Unpublish' }).click();
    await expectToast(page, 'Article unpublished');
    await row.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectToast(page, 'Article published');
  });

  it('leads to the words in the editor', async () => {
    await draftWith(['$35', '$39']);
    const page = await openArticle();
    await button(page, 'Publish').click();
    await statements(page).getByRole('link', { name: 'Show' }).click();
    await page.waitForURL(`**/edit/${article.slug}`);
    const open = page.getByRole('list', { name: 'Statements' }).locator('[aria-expanded=true]');
    await open.filter({ hasText: '$39' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('shows collapsed what is worth a look', async () => {
    await draftWith(['$35', '$39']);
    await callApi('PATCH', `/articles/${article.id}`, { metaDescription: '' }, writer);
    const page = await openArticle();
    await button(page, 'Publish').click();
    const note = dialogOf(page).getByText(/^There is no meta description/);
    const summary = dialogOf(page).getByText(/^Worth a look \(\d\)$/);
    await summary.waitFor();
    expect(await note.isVisible()).toBe(false);
    await summary.click();
    await note.waitFor();
    await look(page);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect((await stored()).status).toBe('draft');
  });

  it('stands before ‘Save and publish’ too, and saves text and value together', async () => {
    await draftWith();
    const page = await openArticle(`/edit/${article.slug}`);
    await page.getByLabel('Title').fill('On the screen');
    await writeContent(page, sound.replace('$35', '$39'));
    await button(page, 'Preview').first().click();
    const { version } = await stored();
    await button(page, 'Save and publish').click();
    await button(page, 'Use $35').click();
    await publishIn(page).click();
    await expectToast(page, 'Article published');
    const words = { title: 'On the screen', content: sound };
    expect(await stored()).toMatchObject({ ...words, status: 'published', version: version + 1 });
    expect(new URL(page.url()).search).toBe('');
    await callApi('PATCH', `/articles/${article.id}`, { title: article.title }, writer);
  });

  it('lets an edit of a published article through, and its message leads to the conflict', async () => {
    await draftWith();
    await callApi('PATCH', `/articles/${article.id}/publish`, { publish: true }, writer);
    const page = await openArticle(`/edit/${article.slug}`);
    const wrong = sound.replace('$35', '$39');
    await writeContent(page, wrong);
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Article updated', 'Your changes have been saved.');
    await expectToast(page, 'Article updated', '1 new statement contradicts a page we read.');
    expect(await stored()).toMatchObject({ status: 'published', content: wrong });
    await toastOf(page).getByRole('button', { name: 'Show' }).click();
    const open = page.getByRole('list', { name: 'Statements' }).locator('[aria-expanded=true]');
    await open.filter({ hasText: '$39' }).waitFor();
    await writeContent(page, sound);
    await button(page, 'Save Changes').click();
    await expect.poll(async () => (await stored()).content).toBe(sound);
    await toastOf(page).getByRole('button', { name: 'Show' }).waitFor({ state: 'detached' });
    await button(page, 'History').click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('group', { name: 'Now' }).getByText('$35').first().waitFor();
    await history.getByRole('button', { name: 'Restore this version' }).click();
    await history.waitFor({ state: 'detached' });
    await toastOf(page).getByRole('button', { name: 'Show' }).click();
    await open.filter({ hasText: '$39' }).waitFor();
    await callApi('PATCH', `/articles/${article.id}`, { content: sound }, writer);
  });
});
