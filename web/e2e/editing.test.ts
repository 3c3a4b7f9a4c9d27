import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { userPollMs } from '../../worker/contract/limits.ts';
import { readContent, writeContent } from './content.ts';
import { insertArticle } from './insert-article.ts';
import { look } from './look.ts';
import { expectToast, phone, preparePages, pressInHeader, toastOf, widths } from './pages.ts';
import { callApi, createPerson, type Person, password, sql } from './people.ts';

const openPage = preparePages(phone);
/** The screens ask who is signed in, and say so themselves. */
const signedOut = /401/;

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** The draft of what is on the screen stands in the browser's storage. */
const draftKept = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      Object.entries(localStorage).some(([key, value]) => key.startsWith('draft:') && String(value).includes(wanted)),
    text,
  );

describe('an edit', () => {
  let writer: Person;
  let serial = 0;
  beforeAll(async () => {
    writer = await createPerson('editing-writer');
    await sql(['update users set max_draft_articles = 30 where id = ?', writer.user.id]);
  });

  async function newDraft(): Promise<{ id: string; slug: string }> {
    serial += 1;
    const id = `edited-${serial}`;
    const row = {
      id,
      slug: id,
      userId: writer.user.id,
      title: 'First title',
      status: 'draft' as const,
      content: 'First text.',
    };
    await sql(insertArticle(row));
    return { id, slug: id };
  }

  async function openEditor(slug: string, person = writer, provokes?: RegExp): Promise<Page> {
    // A guest's session is to end, and what they wrote is nobody else's.
    const page = await openPage(`/edit/${slug}`, { person, provokes, isNew: person !== writer });
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    return page;
  }

  const stored = async (id: string) =>
    (await callApi('GET', `/articles/${id}`, undefined, writer)).json() as Promise<Article>;
  const elsewhere = async (id: string, body: object) => {
    const response = await callApi('PATCH', `/articles/${id}`, body, writer);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  };

  async function signInAgain(): Promise<Person> {
    const response = await callApi('POST', '/auth/login', { username: writer.user.username, password });
    const cookie = /session=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
    return { user: (await response.json()) as Person['user'], cookie };
  }

  it('outlives a sign-out elsewhere: it asks to sign in again, then saves', async () => {
    const { id, slug } = await newDraft();
    const guest = await signInAgain();
    const page = await openEditor(slug, guest, signedOut);
    await page.getByLabel('Title').fill('Written before the sign-out');
    await callApi('POST', '/auth/logout', undefined, guest);
    await save(page);
    const login = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await login.getByLabel('Username').fill(guest.user.username);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await expect.poll(async () => (await stored(id)).title).toBe('Written before the sign-out');
    expect(await page.getByLabel('Title').inputValue()).toBe('Written before the sign-out');
    await page.getByText('You have unsaved changes').waitFor({ state: 'detached' });
  });

  it('is offered again after a reload, and can be taken up or discarded', async () => {
    const { id, slug } = await newDraft();
    const page = await openEditor(slug);
    await page.getByLabel('Title').fill('Written before the crash');
    await draftKept(page, 'Written before the crash');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await notice(page, 'Changes that were not saved are still here').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('First title');
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Written before the crash');
    await page.reload();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    expect(await notice(page, 'Changes that were not saved').count()).toBe(0);
    expect((await stored(id)).title).toBe('First title');
  });

  it.each(widths)('is forgotten by Logout, which asks first, at %i pixels', async (width) => {
    const { slug } = await newDraft();
    const guest = await signInAgain();
    const page = await openEditor(slug, guest);
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel('Title').fill('Nobody shall read this');
    await draftKept(page, 'Nobody shall read this');
    await page.evaluate((key) => sessionStorage.setItem(key, '{"title":"Nobody shall read this"}'), slug);
    page.once('dialog', (dialog) => dialog.dismiss());
    await pressInHeader(page, 'Logout');
    expect(await page.getByLabel('Title').inputValue()).toBe('Nobody shall read this');
    page.once('dialog', (dialog) => dialog.accept());
    // The drawer is still open.
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await (width === phone ? drawer.getByText('Logout', { exact: true }).click() : pressInHeader(page, 'Logout'));
    await page.waitForURL('/');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  });

  it('is kept when Regenerate, which asks, leads away', async () => {
    const { slug } = await newDraft();
    const page = await openEditor(slug);
    await page.getByLabel('Title').fill('Written before regenerating');
    await page.getByRole('button', { name: 'Regenerate' }).click();
    const question = page.getByRole('alertdialog', { name: 'Regenerate without saving?' });
    await look(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Written before regenerating');
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await question.getByRole('button', { name: 'Continue without saving' }).click();
    const dialog = page.getByRole('dialog', { name: 'Regenerate Article' });
    await dialog.getByRole('button', { name: 'Regenerate Article' }).click();
    await expectToast(page, 'Regeneration Started');
    await page.goto(`/edit/${slug}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Written before regenerating');
  });

  it('loses nothing that was left behind, whatever is written while it is offered', async () => {
    const { slug } = await newDraft();
    const page = await openEditor(slug);
    page.on('dialog', (dialog) => dialog.accept());
    for (const text of ['Left behind first', 'Left behind second']) {
      await page.getByLabel('Title').fill(text);
      await draftKept(page, text);
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).waitFor();
    }
    await page.getByLabel('Title').fill('Written now');
    await save(page);
    await expectToast(page, 'Article updated');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Left behind first');
  });

  it('gives way to what is offered, and is offered in its turn', async () => {
    const { slug } = await newDraft();
    const page = await openEditor(slug);
    page.on('dialog', (dialog) => dialog.accept());
    const title = page.getByLabel('Title');
    await title.fill('Left behind');
    await draftKept(page, 'Left behind');
    await page.reload();
    const restore = page.getByRole('button', { name: 'Restore' });
    await restore.waitFor();
    await title.fill('Written now');
    await restore.click();
    expect(await title.inputValue()).toBe('Left behind');
    await restore.click();
    expect(await title.inputValue()).toBe('Written now');
  });

  /** Whoever saves now is shown what was saved meanwhile, and what nobody changed here is theirs. */
  async function expectCompared(page: Page, id: string): Promise<void> {
    expect(await page.getByLabel('Title').inputValue()).toBe('My title');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'This article was changed in the meantime' });
    const field = (name: string) => dialog.getByRole('group', { name, exact: true });
    expect(await field('Title').getByLabel('Keep mine').isChecked()).toBe(true);
    expect(await field('Content').getByLabel('Take theirs').isChecked()).toBe(true);
    expect((await stored(id)).title).toBe('Their title');
  }

  it.each([
    ['before it is known there', false],
    ['once it is known there', true],
  ])('is compared with what was saved meanwhile, also when it comes back from its preview %s', async (_, isKnown) => {
    const { id, slug } = await newDraft();
    const page = await openEditor(slug, writer, /412/);
    await page.getByLabel('Title').fill('My title');
    await page.getByRole('button', { name: 'Preview' }).first().click();
    const back = page.getByRole('link', { name: 'Back to the editor' });
    await back.waitFor();
    await elsewhere(id, { title: 'Their title', content: 'Their text.' });
    if (isKnown) await page.reload();
    await back.click();
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    await expectCompared(page, id);
  });

  it('is compared with what was saved meanwhile, also when it was left behind', async () => {
    const { id, slug } = await newDraft();
    const page = await openEditor(slug, writer, /412/);
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByLabel('Title').fill('My title');
    await draftKept(page, 'My title');
    await elsewhere(id, { title: 'Their title', content: 'Their text.' });
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectCompared(page, id);
  });

  it('is none where a preview changed nothing: what was saved meanwhile is shown', async () => {
    const { id, slug } = await newDraft();
    const page = await openEditor(slug);
    await page.getByRole('button', { name: 'Preview' }).first().click();
    const back = page.getByRole('link', { name: 'Back to the editor' });
    await back.waitFor();
    await elsewhere(id, { title: 'Their title' });
    await page.reload();
    await page.getByText('There are no unsaved changes.').waitFor();
    await back.click();
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Their title');
    expect(await page.getByText('You have unsaved changes').count()).toBe(0);
  });

  it('is not sent in the name of somebody else who signs in instead', async () => {
    const { id, slug } = await newDraft();
    const guest = await signInAgain();
    const admin = await createPerson('somebody-else', true);
    const page = await openEditor(slug, guest, signedOut);
    await page.getByLabel('Title').fill('Written by the first');
    await callApi('POST', '/auth/logout', undefined, guest);
    await save(page);
    const login = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
    await login.getByLabel('Username').fill(admin.user.username);
    await login.getByLabel('Password').fill(password);
    await Promise.all([page.waitForEvent('load'), login.getByRole('button', { name: 'Login', exact: true }).click()]);
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('First title');
    expect(await notice(page, 'Changes that were not saved').count()).toBe(0);
    expect((await stored(id)).title).toBe('First title');
  });

  it('beside another: shows what differs and merges by field', async () => {
    const { id, slug } = await newDraft();
    const page = await openEditor(slug, writer, /412/);
    await page.getByLabel('Title').fill('My title');
    await elsewhere(id, { title: 'Their title', content: 'Their text.' });
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'This article was changed in the meantime' });
    const title = dialog.getByRole('group', { name: 'Title', exact: true });
    expect(await title.getByLabel('Keep mine').isChecked()).toBe(true);
    const content = dialog.getByRole('group', { name: 'Content', exact: true });
    expect(await content.getByLabel('Take theirs').isChecked()).toBe(true);
    await look(page);
    await dialog.getByRole('button', { name: 'Save as chosen' }).click();
    await expectToast(page, 'Article updated');
    expect(await stored(id)).toMatchObject({ title: 'My title', content: 'Their text.', version: 3 });
    expect(await readContent(page)).toBe('Their text.');
  });

  it.each([
    ['Keep all of mine', { title: 'My title', content: 'First text.' }],
    ['Take all of theirs', { title: 'Their title', content: 'Their text.' }],
  ])('beside another: %s', async (choice, expected) => {
    const { id, slug } = await newDraft();
    const page = await openEditor(slug, writer, /412/);
    await page.getByLabel('Title').fill('My title');
    await elsewhere(id, { title: 'Their title', content: 'Their text.' });
    await save(page);
    await page.getByRole('button', { name: choice }).click();
    await toastOf(page).waitFor();
    expect(await stored(id)).toMatchObject(expected);
  });

  it('leaves versions that can be compared and restored', async () => {
    const { id, slug } = await newDraft();
    await elsewhere(id, { content: 'Second text.' });
    const page = await openEditor(slug);
    await page.getByRole('button', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'History' });
    await dialog.getByRole('button', { name: /Version 1: Generated/ }).waitFor();
    await dialog.getByRole('group', { name: 'Version 1' }).getByText('First').waitFor();
    await dialog.getByRole('group', { name: 'Now' }).getByText('Second').waitFor();
    await look(page);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expectToast(page, 'Article updated', 'Version 1 was restored.');
    expect(await stored(id)).toMatchObject({ content: 'First text.', version: 3 });
    await dialog.getByRole('button', { name: 'Close dialog' }).click();
    expect(await readContent(page)).toBe('First text.');
  });
});

it('an idea outlives a sign-out elsewhere as well', async () => {
  const admin = await createPerson('idea-admin', true);
  const page = await openPage('/', { person: admin, provokes: signedOut, isNew: true });
  await page.getByRole('tab', { name: 'Research Idea' }).click();
  await page.getByLabel('Your Idea').fill('How small shops keep their books without an accountant');
  await callApi('POST', '/auth/logout', undefined, admin);
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const login = page.getByRole('dialog', { name: 'Welcome to SEO Article AI' });
  await login.getByLabel('Username').fill(admin.user.username);
  await login.getByLabel('Password').fill(password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Article Generation Started');
  const rows = await sql(['select original_idea from articles where user_id = ?', admin.user.id]);
  expect(rows).toEqual([{ original_idea: 'How small shops keep their books without an accountant' }]);
});

it('an edit stays on the screen when the poll finds the session gone', async () => {
  const writer = await createPerson('polled-editor');
  await sql(insertArticle({ id: 'polled', slug: 'polled', userId: writer.user.id, title: 'A title', status: 'draft' }));
  const page = await openPage('/edit/polled', { person: writer, provokes: signedOut, isNew: true });
  await writeContent(page, 'Written before the poll');
  await callApi('POST', '/auth/logout', undefined, writer);
  await notice(page, 'You were signed out.').waitFor({ timeout: 2 * userPollMs });
  expect(await readContent(page)).toBe('Written before the poll');
  await look(page);
});
