import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SeoKeyword } from '../contract/keywords.ts';
import { seoKeywords } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';

let admin: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  admin = await signUp({ isAdmin: true });
});

beforeEach(async () => {
  await db.delete(seoKeywords);
});

const send = (path: string, body: unknown) => api('POST', `/seo-keywords${path}`, { cookie: admin.cookie, body });
const read = async () => (await api('GET', '/seo-keywords', { cookie: admin.cookie })).json<SeoKeyword[]>();
const listed = async () => (await read()).map(({ keyword }) => keyword);

const add = async (...keywords: string[]) => (await send('/bulk', { keywords })).json<SeoKeyword[]>();
const many = (count: number) => Array.from({ length: count }, (_, n) => `keyword number ${n}`);

describe('POST /seo-keywords/bulk', () => {
  it('adds all of them, tidied, each once, in their order', async () => {
    const response = await send('/bulk', { keywords: [' cash   books', 'till rolls', 'CASH BOOKS'] });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(await read());
    expect(await listed()).toEqual(['cash books', 'till rolls']);
  });

  it('adds none where one is there already, in other letters', async () => {
    await add('crème brûlée torch');
    const response = await send('/bulk', { keywords: ['cash books', 'CRÈME Brûlée torch', 'till rolls'] });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: 'Some of these keywords are in the list already, so none was added.', code: 'conflict' },
    ]);
    expect(await listed()).toEqual(['crème brûlée torch']);
  });

  it.each([
    [{}, 'Keyword is required'],
    [{ keywords: [] }, 'Keyword is required'],
    [{ keywords: ['fine', ' '] }, 'Keyword is required'],
    [{ keywords: ['fine', 'x'.repeat(151)] }, 'Keyword must be less than 150 characters'],
    [{ keywords: many(501) }, 'Please choose at most 500 keywords at once'],
  ])('refuses what cannot be added', async (body, message) => {
    const response = await send('/bulk', body);
    expect([response.status, await response.json()]).toMatchObject([400, { error: message, code: 'invalid_input' }]);
    expect(await listed()).toEqual([]);
  });

  it('takes 500 at once, of the greatest length', async () => {
    const keywords = many(500).map((keyword) => keyword.padEnd(150, 'x'));
    expect((await send('/bulk', { keywords })).status).toBe(201);
    expect(await listed()).toEqual(keywords);
  });
});

describe('POST /seo-keywords/delete', () => {
  it('deletes these and no others', async () => {
    const [first, , third] = await add('one', 'two', 'three');
    const response = await send('/delete', { keywordIds: [first?.id, third?.id, first?.id] });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await listed()).toEqual(['two']);
  });

  it('deletes none where one is gone', async () => {
    const [first] = await add('one', 'two');
    const response = await send('/delete', { keywordIds: [first?.id, 'gone'] });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'Some of these keywords do not exist any more, so none was deleted.', code: 'not_found' },
    ]);
    expect(await listed()).toEqual(['one', 'two']);
    expect(await (await send('/delete', { keywordIds: ['gone'] })).json()).toMatchObject({
      error: 'This keyword does not exist.',
    });
  });

  it('takes 500 at once, and no more', async () => {
    const keywordIds = (await add(...many(500))).map(({ id }) => id);
    const refused = await send('/delete', { keywordIds: [...keywordIds, 'one more'] });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: 'Please choose at most 500 keywords at once' },
    ]);
    expect((await send('/delete', { keywordIds: [] })).status).toBe(400);
    expect(await listed()).toHaveLength(500);
    expect((await send('/delete', { keywordIds })).status).toBe(204);
    expect(await listed()).toEqual([]);
  });
});

describe('POST /seo-keywords/restore', () => {
  it('brings deleted keywords back as they were, with their articles', async () => {
    const article = await putArticle(admin.row.id, { title: 'Till rolls' });
    await add('cash books', 'till rolls');
    await db.update(seoKeywords).set({ used: true, articleId: article.id });
    const keywords = await read();
    expect(keywords[0]).toMatchObject({ used: true, article: { id: article.id } });
    await send('/delete', { keywordIds: keywords.map(({ id }) => id) });
    const response = await send('/restore', { keywords });
    expect([response.status, await response.json()]).toEqual([200, keywords]);
    expect(await read()).toEqual(keywords);
  });

  it('leaves as it is what was added anew meanwhile, and brings back the rest', async () => {
    const keywords = await add('cash books', 'till rolls');
    await send('/delete', { keywordIds: keywords.map(({ id }) => id) });
    const [anew] = await add('Till Rolls');
    const restored = await (await send('/restore', { keywords })).json<SeoKeyword[]>();
    expect(restored.map(({ keyword }) => keyword)).toEqual(['cash books']);
    expect(await read()).toContainEqual(anew);
    expect(await db.$count(seoKeywords)).toBe(2);
  });

  it.each([
    {},
    { keywords: [] },
    {
      keywords: [{ id: 'a', keyword: 'x'.repeat(151), used: false, article: null, createdAt: '2026-01-01T00:00:00Z' }],
    },
    { keywords: [{ id: 'a', keyword: 'x', used: false, article: null, createdAt: 'yesterday' }] },
  ])('refuses what no keyword was', async (body) => {
    expect((await send('/restore', body)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});
