import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssignedArticle } from '../contract/assigned-categories.ts';
import { changedPagesHeader } from '../contract/changed-pages.ts';
import { articles, assignedCategories, categories } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { initializeCategories } from './service.ts';

const onPayroll = {
  title: 'Payroll for small teams',
  keywords: ['payroll software'],
  content: '## Payslips\n\nEmployees see their salary, overtime and benefits.',
};

let admin: Awaited<ReturnType<typeof signUp>>;
let writer: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  admin = await signUp({ isAdmin: true, firstName: 'Mira', lastName: 'Holt' });
  writer = await signUp({ firstName: 'Ada', lastName: 'Marsh' });
});

beforeEach(async () => {
  await db.delete(articles);
  await db.delete(categories);
  await db.delete(assignedCategories);
  await initializeCategories(db);
});

const assign = () => api('POST', '/categories/auto-assign', { cookie: admin.cookie });
const undo = (...articleIds: string[]) =>
  api('POST', '/categories/assigned/undo', { cookie: admin.cookie, body: { articleIds } });
const assigned = async () =>
  (await api('GET', '/categories/assigned', { cookie: admin.cookie })).json<AssignedArticle[]>();
const idsOf = async () => (await assigned()).map(({ id }) => id);
const categoriesOf = async (id: string) =>
  (await db.query.articles.findFirst({ where: eq(articles.id, id) }))?.categories;

describe('categories that were assigned automatically', () => {
  it('are for admins', async () => {
    for (const [method, path] of [
      ['GET', '/categories/assigned'],
      ['POST', '/categories/assigned/undo'],
    ] as const) {
      const body = method === 'POST' ? { body: {} } : {};
      expect((await api(method, path, body)).status).toBe(401);
      expect((await api(method, path, { ...body, cookie: writer.cookie })).status).toBe(403);
    }
  });

  it('are listed by article, with whose it is and who had them assigned', async () => {
    const { id, slug } = await putArticle(writer.row.id, { ...onPayroll, status: 'published' });
    await putArticle(writer.row.id, { ...onPayroll, categories: ['seo'] });
    await putArticle(writer.row.id, { title: 'Autumn leaves', content: 'They fall.' });
    expect(await assigned()).toEqual([]);
    await assign();
    expect(await assigned()).toEqual([
      {
        id,
        slug,
        title: onPayroll.title,
        status: 'published',
        categories: ['human-resources'],
        author: 'Ada Marsh',
        assignedBy: 'Mira Holt',
        assignedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('are taken back from one article, or from several', async () => {
    const rows = [];
    for (let n = 0; n < 3; n += 1) rows.push(await putArticle(writer.row.id, onPayroll));
    const [first, second, third] = rows.map(({ id }) => id) as [string, string, string];
    await assign();
    const one = await undo(second);
    expect([one.status, await one.json()]).toEqual([200, { undone: 1 }]);
    expect(await idsOf()).toEqual([third, first]);
    expect(await db.query.articles.findFirst({ where: eq(articles.id, second) })).toEqual(rows[1]);
    expect(await (await undo(first, second, third, 'none')).json()).toEqual({ undone: 2 });
    expect(await assigned()).toEqual([]);
    expect(await db.query.articles.findMany({ orderBy: articles.seq })).toEqual(rows);
    // And can be assigned anew.
    await assign();
    expect(await idsOf()).toHaveLength(3);
  });

  it('tell the place that serves the site which pages have changed', async () => {
    const { id, slug } = await putArticle(writer.row.id, { ...onPayroll, status: 'published' });
    const draft = await putArticle(writer.row.id, onPayroll);
    await assign();
    expect((await undo(draft.id)).headers.has(changedPagesHeader)).toBe(false);
    const header = new URLSearchParams((await undo(id)).headers.get(changedPagesHeader) ?? '');
    expect([header.getAll('slug'), header.getAll('author'), header.getAll('category')]).toEqual([
      [slug],
      [writer.row.id],
      ['human-resources'],
    ]);
  });

  it('stay where somebody chose others since', async () => {
    const { id } = await putArticle(writer.row.id, onPayroll);
    await assign();
    await api('PATCH', `/articles/${id}`, { cookie: writer.cookie, body: { categories: ['seo'] } });
    expect(await assigned()).toEqual([]);
    expect(await (await undo(id)).json()).toEqual({ undone: 0 });
    expect(await categoriesOf(id)).toEqual(['seo']);
  });

  it('can be taken back for an hour', async () => {
    const { id } = await putArticle(writer.row.id, onPayroll);
    await assign();
    const ago = (minutes: number) =>
      db.update(assignedCategories).set({ createdAt: new Date(Date.now() - minutes * 60_000) });
    await ago(59);
    expect(await idsOf()).toEqual([id]);
    await ago(60);
    expect(await assigned()).toEqual([]);
    expect(await (await undo(id)).json()).toEqual({ undone: 0 });
    expect(await categoriesOf(id)).toEqual(['human-resources']);
  });

  it('are forgotten after that, and with the article', async () => {
    const [one, two] = [await putArticle(writer.row.id, onPayroll), await putArticle(writer.row.id, onPayroll)];
    await assign();
    await api('DELETE', `/articles/${one.id}`, { cookie: writer.cookie });
    expect(await db.$count(assignedCategories)).toBe(1);
    expect(await idsOf()).toEqual([two.id]);
    await db.update(assignedCategories).set({ createdAt: new Date(0) });
    await assign();
    expect(await db.$count(assignedCategories)).toBe(0);
  });

  it.each([{}, { articleIds: [] }, { articleIds: Array(501).fill('id') }])(
    'refuses a choice that is none',
    async (body) => {
      expect((await api('POST', '/categories/assigned/undo', { cookie: admin.cookie, body })).status).toBe(400);
    },
  );
});
