import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CategoriesAssigned } from '../contract/categories.ts';
import { articles, categories } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { initializeCategories } from './service.ts';

const onPayroll = {
  title: 'Payroll for small teams',
  keywords: ['payroll software'],
  excerpt: 'How to run payroll and onboarding.',
  content: '## Payslips\n\nEmployees see their salary, overtime and benefits.',
};

async function assign(cookie: string): Promise<CategoriesAssigned> {
  const response = await api('POST', '/categories/auto-assign', { cookie });
  expect(response.status).toBe(200);
  return response.json<CategoriesAssigned>();
}

const reload = (id: string) => db.query.articles.findFirst({ where: eq(articles.id, id) });

describe('POST /categories/auto-assign', () => {
  beforeEach(async () => {
    await db.delete(articles);
    await db.delete(categories);
    await initializeCategories(db);
  });

  it('is for admins', async () => {
    const { cookie } = await signUp();
    expect((await api('POST', '/categories/auto-assign')).status).toBe(401);
    expect((await api('POST', '/categories/auto-assign', { cookie })).status).toBe(403);
  });

  it('gives categories to drafts and published articles that have none, and touches nothing else', async () => {
    const { row, cookie } = await signUp({ isAdmin: true });
    const draft = await putArticle(row.id, onPayroll);
    const published = await putArticle(row.id, { ...onPayroll, status: 'published' });
    const chosen = await putArticle(row.id, { ...onPayroll, categories: ['seo'] });
    const nothing = await putArticle(row.id, { title: 'Autumn leaves', content: 'They fall.' });
    const generating = await putArticle(row.id, { ...onPayroll, status: 'generating', runId: crypto.randomUUID() });
    const failed = await putArticle(row.id, { ...onPayroll, status: 'failed' });

    expect(await assign(cookie)).toEqual({ updated: 2, totalArticles: 4 });
    expect(await reload(draft.id)).toEqual({ ...draft, categories: ['human-resources'] });
    expect(await reload(published.id)).toEqual({ ...published, categories: ['human-resources'] });
    for (const left of [chosen, nothing, generating, failed]) expect(await reload(left.id)).toEqual(left);
    expect(await assign(cookie)).toEqual({ updated: 0, totalArticles: 4 });
  });

  it('never gives an inactive category, and nothing where there are no categories', async () => {
    const { row, cookie } = await signUp({ isAdmin: true });
    const { id } = await putArticle(row.id, onPayroll);
    await db.update(categories).set({ active: false }).where(eq(categories.name, 'human-resources'));
    await assign(cookie);
    expect((await reload(id))?.categories).not.toContain('human-resources');
    await db.update(articles).set({ categories: [] });
    await db.delete(categories);
    expect(await assign(cookie)).toEqual({ updated: 0, totalArticles: 1 });
  });

  it('reaches articles on every page, and counts each once when two admins press at once', async () => {
    const { row, cookie } = await signUp({ isAdmin: true });
    // More than two pages, some of them with nothing to give.
    for (let n = 0; n < 410; n += 1) {
      await putArticle(row.id, n % 41 === 0 ? { title: 'Autumn leaves', content: 'They fall.' } : onPayroll);
    }
    const answers = await Promise.all([assign(cookie), assign(cookie)]);
    expect(answers.reduce((sum, { updated }) => sum + updated, 0)).toBe(400);
    const left = await db.select({ title: articles.title }).from(articles).where(eq(articles.categories, []));
    expect(left).toHaveLength(10);
  });

  it('answers totals of an empty site', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    expect(await assign(cookie)).toEqual({ updated: 0, totalArticles: 0 });
  });
});
