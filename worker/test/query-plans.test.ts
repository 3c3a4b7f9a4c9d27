import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api, putArticle, putCategory, signUp } from './api.ts';

let admin: Awaited<ReturnType<typeof signUp>>;
let slug: string;

/** What is sent to D1, by the statements that requests bind their values to: some are prepared once, whoever asked first. */
const sent: string[] = [];

beforeAll(async () => {
  const statements: D1PreparedStatement = Object.getPrototypeOf(env.DB.prepare('select 1'));
  const { bind } = statements;
  vi.spyOn(statements, 'bind').mockImplementation(function (
    this: D1PreparedStatement & { statement: string },
    ...values
  ) {
    sent.push(this.statement);
    return bind.apply(this, values);
  });
  admin = await signUp({ isAdmin: true });
  await putCategory('planning');
  ({ slug } = await putArticle(admin.row.id, { status: 'published', title: 'Planning a rota' }));
});

afterAll(() => void vi.restoreAllMocks());

/** The statements that a request really sends to D1. */
async function statementsOf(path: string): Promise<string[]> {
  sent.length = 0;
  const response = await api('GET', path, { cookie: admin.cookie });
  expect(response.status).toBe(200);
  return [...sent];
}

async function planOf(sql: string): Promise<string[]> {
  // What is bound makes no difference to the plan, but the places must be filled.
  const values = Array.from(sql.matchAll(/\?/g), () => 1);
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

describe('query plans', () => {
  it.each([
    ['published', () => '/articles/published?page=3&limit=12'],
    ['a category', () => '/articles/published?category=planning&page=3'],
    ['an author', () => `/articles/published?author=${admin.row.id}&page=3`],
    ['own list', () => `/articles/user/${admin.row.id}?page=3&limit=10`],
    ['own list for the editor', () => `/articles/user/${admin.row.id}`],
    ['stats', () => `/articles/stats/${admin.row.id}`],
    ['slug', () => `/articles/slug/${slug}`],
    ['public page', () => `/pages/${slug}`],
    ['sitemap', () => '/sitemap'],
    ['search', () => '/articles/search?q=rota'],
    ['keywords', () => '/seo-keywords'],
    ['current keywords', () => '/seo-keywords/unused'],
    ['used keywords', () => '/seo-keywords/used'],
    ['categories', () => '/categories'],
    ['session', () => '/auth/me'],
  ])('%s reads through indexes', async (name, path) => {
    const statements = await statementsOf(path());
    expect(statements.length).toBeGreaterThan(0);
    for (const sql of statements) {
      const plan = await planOf(sql);
      const scans = plan.filter((step) => /^SCAN (?!.*(?:USING|VIRTUAL TABLE|CONSTANT ROW))/.test(step));
      expect(
        scans.filter((step) => !/^SCAN (?:\(subquery|json_each|(?:newest|bounds|ranked)$)/.test(step)),
        sql,
      ).toEqual([]);
      // Only the at most 2,000 matches of a search are sorted; every list is stored in its order.
      if (name !== 'search') expect(plan.join('; '), sql).not.toContain('TEMP B-TREE');
    }
  });
});
