import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { writeContent } from './content.ts';
import { insertArticle } from './insert-article.ts';
import { look } from './look.ts';
import { expectNoSidewaysScroll, expectToast, phone, preparePages, toastOf } from './pages.ts';
import { callApi, createPerson, type Person, sql } from './people.ts';

const openPage = preparePages(phone);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('publishing', () => {
  let writer: Person;
  let serial = 0;
  beforeAll(async () => {
    writer = await createPerson('publisher');
    await sql(['update users set max_published_articles = 50 where id = ?', writer.user.id]);
  });

  async function newArticle(status: 'draft' | 'published' = 'draft'): Promise<string> {
    serial += 1;
    const id = `publishing-${serial}`;
    const words = { title: `First title ${id}`, content: 'First text.' };
    await sql(insertArticle({ id, slug: id, userId: writer.user.id, status, ...words }));
    return id;
  }

  const stored = async (id: string) =>
    (await callApi('GET', `/articles/${id}`, undefined, writer)).json() as Promise<Article>;
  /** What a stranger gets at the article's address. */
  const visit = async (page: Page, id: string) => {
    const response = await fetch(new URL(`/${id}`, page.url()));
    return { status: response.status, html: await response.text() };
  };

  async function previewEdit(id: string, provokes?: RegExp): Promise<Page> {
    const page = await openPage(`/edit/${id}`, { person: writer, provokes });
    await page.getByLabel('Title').fill('On the screen');
    await writeContent(page, 'The text on the screen.');
    await button(page, 'Preview').first().click();
    await page.getByText('Changes shown here are not saved yet.').waitFor();
    return page;
  }

  it('takes what the preview shows, by keyboard, and says where it is', async () => {
    const id = await newArticle();
    const page = await previewEdit(id);
    expect(await page.getByText('Only you can see this').first().isVisible()).toBe(true);
    expect(await button(page, 'Publish').count()).toBe(0);
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && requests.push(request.url()));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Save and publish').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Article published', 'The article has been published successfully.');
    await expectToast(page, 'Article published', `/${id}`);
    // The focus stays where the person was, on what can be done now.
    await button(page, 'Unpublish').waitFor();
    expect(await button(page, 'Unpublish').evaluate((element) => element === document.activeElement)).toBe(true);
    // The message is there for some seconds only, unless it has the focus.
    await page.keyboard.press('F8');
    await toastOf(page).getByRole('button', { name: 'Copy link' }).press('Enter');
    await expectToast(page, 'URL Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/${id}`, page.url()).href);

    expect(requests).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ status: 'published', title: 'On the screen', version: 2 });
    expect((await visit(page, id)).html).toContain('The text on the screen.');
    expect(new URL(page.url()).search).toBe('');
    await look(page);
  });

  it('offers both to what is published already: to take back what stands, and to publish what is shown', async () => {
    const id = await newArticle('published');
    const page = await previewEdit(id);
    await button(page, 'Unpublish').waitFor();
    await button(page, 'Save and publish').click();
    await expectToast(page, 'Article published');
    expect(await stored(id)).toMatchObject({ status: 'published', title: 'On the screen' });
    await page.goto(`/edit/${id}`);
    expect(await page.getByLabel('Title').inputValue()).toBe('On the screen');
    expect(await page.getByText('Changes that were not saved').count()).toBe(0);
  });

  it('saves nothing where it may not publish, or somebody saved in between', async () => {
    const id = await newArticle();
    const page = await previewEdit(id, /412|429/);
    await sql(['update users set max_published_articles = 0 where id = ?', writer.user.id]);
    await button(page, 'Save and publish').click();
    await expectToast(page, 'Error', /limit of published articles/);
    await sql(['update users set max_published_articles = 50 where id = ?', writer.user.id]);
    expect(await stored(id)).toMatchObject({ status: 'draft', title: `First title ${id}`, version: 1 });

    await callApi('PATCH', `/articles/${id}`, { title: 'Their title' }, writer);
    await button(page, 'Save and publish').click();
    await expectToast(page, 'Error', /changed in the meantime/);
    expect(await stored(id)).toMatchObject({ status: 'draft', title: 'Their title', version: 2 });
    // Nothing is lost: it stands in the editor, where it can be compared.
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('On the screen');
  });

  it('is all that a preview without changes offers', async () => {
    const id = await newArticle();
    const page = await openPage(`/edit/${id}`, { person: writer });
    await button(page, 'Preview').first().click();
    await page.getByText('There are no unsaved changes.').waitFor();
    await button(page, 'Publish').waitFor();
    expect(await button(page, 'Save and publish').count()).toBe(0);
  });

  it('tells who sees a draft, and nothing of the kind of what everybody does', async () => {
    const admin = await createPerson('publishing-admin', true);
    const id = await newArticle();
    const page = await openPage(`/${id}`, { person: writer });
    await page.getByText('Only you can see this').waitFor();
    await expectNoSidewaysScroll(page);
    const theirs = await openPage(`/${id}`, { person: admin });
    await theirs.getByText('Only its author and admins can see this').waitFor();
    await button(page, 'Publish').click();
    await button(page, 'Unpublish').waitFor();
    expect(await page.getByText('Only you can see this').count()).toBe(0);
  });

  it('taken back or deleted, is gone for strangers at once', async () => {
    const [taken, deleted] = [await newArticle('published'), await newArticle('published')];
    const page = await openPage(`/${taken}`, { person: writer });
    // Both are kept where they are served.
    for (const id of [taken, deleted]) expect((await visit(page, id)).status).toBe(200);
    await button(page, 'Unpublish').click();
    await expectToast(page, 'Article unpublished', 'The article has been unpublished successfully.');
    await expectToast(page, 'Article unpublished', 'Gone for everyone within a minute.');
    expect((await visit(page, taken)).status).toBe(404);
    // What its owner reads of it is answered before it is gone.
    const evidence = page.waitForResponse((response) => response.url().endsWith('/evidence'));
    await page.goto(`/${deleted}`);
    await evidence;
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Article deleted', 'Gone for everyone within a minute.');
    expect((await visit(page, deleted)).status).toBe(404);
    await page.goto('/');
  });
});
