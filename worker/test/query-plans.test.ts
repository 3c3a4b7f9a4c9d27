import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api, putArticle, putCategory, signUp } from './api.ts';

let admin: Awaited<ReturnType<typeof signUp>>;
let slug: string;

beforeAll(async () => {
  admin = await signUp({ isAdmin: true });
  await putCategory('planning');
  ({ slug } = await putArticle(admin.row.id, { status: 'published', title: 'Planning a rota' }));
});

/** The statements that a request really sends to D1. */
async function statementsOf(path: string): Promise<string[]> {
  const statements: string[] = [];
  const record = (sql: string) => statements.push(sql);
  const prepare = env.DB.prepare.bind(env.DB);
  const withSession = env.DB.withSession.bind(env.DB);
  const spies = [
    vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => {
      record(sql);
      return prepare(sql);
    }),
    vi.spyOn(env.DB, 'withSession').mockImplementation((constraint) => {
      const session = withSession(constraint);
      const prepareInSession = session.prepare.bind(session);
      vi.spyOn(session, 'prepare').mockImplementation((sql) => {
        record(sql);
        return prepareInSession(sql);
      });
      return session;
    }),
  ];
  const response = await api('GET', path, { cookie: admin.cookie });
  for (const spy of spies) spy.mockRestore();
  expect(response.status).toBe(200);
  return statements;
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
