import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticlesQueued, KeywordGeneration, SeoKeyword } from '../contract/keywords.ts';
import { articles, seoKeywords } from '../db/schema.ts';
import { api, db, signUp } from '../test/api.ts';
import { laneOf } from '../test/model.ts';
import { untilRefused } from '../test/until-refused.ts';
import { searchKey } from './ideas/near-duplicate.ts';

let admin: { row: { id: string }; cookie: string };
let user: string;

beforeAll(async () => {
  admin = await signUp({ isAdmin: true });
  user = (await signUp()).cookie;
});

beforeEach(async () => {
  await db.delete(seoKeywords);
});

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/seo-keywords${path}`, { cookie: admin.cookie, ...(body !== undefined && { body }) });

async function list(path = ''): Promise<string[]> {
  const response = await send('GET', path);
  expect(response.status).toBe(200);
  return (await response.json<SeoKeyword[]>()).map(({ keyword }) => keyword);
}

/** Puts keywords into D1, each a minute newer than the one before. */
async function put(keywords: string[], changes: Partial<typeof seoKeywords.$inferInsert> = {}): Promise<string[]> {
  const rows = keywords.map((keyword, n) => ({
    id: crypto.randomUUID(),
    keyword,
    keywordKey: keyword.toLowerCase(),
    createdAt: new Date(Date.UTC(2030, 0, 1, 0, n)),
    ...changes,
  }));
  for (let at = 0; at < rows.length; at += 10) await db.insert(seoKeywords).values(rows.slice(at, at + 10));
  return rows.map(({ id }) => id);
}

describe('who may do what', () => {
  it.each([
    ['GET', ''],
    ['GET', '/unused'],
    ['GET', '/used'],
    ['POST', ''],
    ['POST', '/bulk'],
    ['POST', '/delete'],
    ['POST', '/restore'],
    ['POST', '/generate'],
    ['POST', '/generate-articles'],
    ['PATCH', '/some-id/mark-unused'],
    ['DELETE', '/some-id'],
  ])('%s /seo-keywords%s is for admins, whatever is sent', async (method, path) => {
    const body = method === 'POST' ? { body: {} } : {};
    const signedOut = await api(method, `/seo-keywords${path}`, body);
    expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    const refused = await api(method, `/seo-keywords${path}`, { ...body, cookie: user });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });
});

describe('POST /seo-keywords', () => {
  it('adds a keyword, trimmed and unused', async () => {
    const response = await send('POST', '', { keyword: '  invoicing   software ' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      keyword: 'invoicing software',
      used: false,
      article: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await send('POST', '', { keyword: 'x'.repeat(150) })).status).toBe(201);
  });

  it.each([
    [{}, 'Keyword is required'],
    [{ keyword: '   ' }, 'Keyword is required'],
    [{ keyword: 7 }, 'Keyword is required'],
    [{ keyword: 'x'.repeat(151) }, 'Keyword must be less than 150 characters'],
  ])('refuses %j: %s', async (body, message) => {
    const response = await send('POST', '', body);
    expect([response.status, await response.json()]).toMatchObject([400, { error: message, code: 'invalid_input' }]);
  });

  it('refuses what is there in other letters, one of many at once included', async () => {
    await put(['crème brûlée torch']);
    const again = await send('POST', '', { keyword: 'CRÈME Brûlée Torch' });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'conflict' }]);
    const answers = await Promise.all(['A b', 'a B', 'A B', 'a b'].map((keyword) => send('POST', '', { keyword })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('lists', () => {
  it('show the newest first, all of them or by use', async () => {
    await put(['one', 'two']);
    await put(['three', 'four'], { used: true, createdAt: new Date(Date.UTC(2031, 0, 1)) });
    await put(['five'], { createdAt: new Date(Date.UTC(2032, 0, 1)) });
    expect(await list()).toHaveLength(5);
    expect((await list())[0]).toBe('five');
    expect(await list('/unused')).toEqual(['five', 'two', 'one']);
    expect((await list('/used')).sort()).toEqual(['four', 'three']);
  });
});

describe('one keyword', () => {
  it('goes back to the current ones', async () => {
    const [id] = await put(['again'], { used: true });
    const response = await send('PATCH', `/${id}/mark-unused`, {});
    expect([response.status, await response.json()]).toMatchObject([200, { id, keyword: 'again', used: false }]);
    expect((await api('PATCH', `/seo-keywords/${id}/mark-unused`, { cookie: admin.cookie })).status).toBe(200);
    expect((await send('PATCH', '/none/mark-unused')).status).toBe(404);
  });

  it('is deleted, once', async () => {
    const [id] = await put(['gone']);
    expect((await send('DELETE', `/${id}`)).status).toBe(204);
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe('POST /seo-keywords/generate', () => {
  // An admin of its own for each test: the limit counts by user.
  async function generate(topic: unknown, cookie: string): Promise<KeywordGeneration> {
    const response = await api('POST', '/seo-keywords/generate', { cookie, body: { topic } });
    expect(response.status).toBe(200);
    return response.json<KeywordGeneration>();
  }

  it('adds at least 15 keywords, and none of them again', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    const first = await generate('  invoicing software ', cookie);
    expect(first.added).toBeGreaterThanOrEqual(15);
    expect(first).toMatchObject({ generated: first.added, added: first.added, duplicates: 0 });
    // What was added comes with the answer, as the list has it.
    expect(first.keywords).toEqual(await (await send('GET', '/unused')).json());
    const stored = await list('/unused');
    expect(stored).toHaveLength(first.added);
    expect(new Set(stored.map(searchKey)).size).toBe(first.added);
    expect(await generate('Invoicing Software', cookie)).toEqual({
      generated: first.generated,
      added: 0,
      duplicates: first.generated,
      keywords: [],
    });
  });

  it('leaves out what is stored in nearly the same words, used ones too', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    const { generated } = await generate('meal prep', cookie);
    const [one = '', two = ''] = await list();
    await db.delete(seoKeywords);
    await put([`The ${one.split(' ').reverse().join(' ').toUpperCase()}`]);
    await put([two], { used: true });
    expect(await generate('meal prep', cookie)).toMatchObject({ generated, added: generated - 2, duplicates: 2 });
  });

  it('adds each keyword once when asked many times at once', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate('yoga for seniors', cookie)));
    const stored = await list();
    expect(new Set(stored).size).toBe(stored.length);
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(stored.length);
    for (const { generated, added, duplicates } of answers) expect(added + duplicates).toBe(generated);
  });

  it.each([
    [{}, 'Please enter a topic'],
    [{ topic: ' ' }, 'Please enter a topic'],
    [{ topic: 'x'.repeat(101) }, 'Topic must be less than 100 characters'],
  ])('refuses %j', async (body, message) => {
    const response = await send('POST', '/generate', body);
    expect([response.status, await response.json()]).toMatchObject([400, { error: message }]);
  });

  it('is limited per user, before the body is looked at', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    const answers = await untilRefused(10, () => api('POST', '/seo-keywords/generate', { cookie, body: {} }));
    const limited = answers.at(-1);
    expect(answers[0]?.status).toBe(400);
    expect([limited?.status, await limited?.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(limited?.headers.get('Retry-After')).toBe('60');
  });
});

describe('POST /seo-keywords/generate-articles', () => {
  const owners = new Set<string>();
  // What was started would be written in the background, long after its test.
  afterEach(async () => {
    for (const owner of owners) {
      const lane = laneOf(owner);
      await runInDurableObject(lane, async (_lane, state) => {
        state.storage.sql.exec('delete from jobs');
        await state.storage.deleteAlarm();
      });
      await evictDurableObject(lane).catch(() => undefined);
    }
  });

  const generate = (keywordIds: unknown, more: object = {}) =>
    send('POST', '/generate-articles', { keywordIds, ...more });
  beforeEach(() => owners.add(admin.row.id));
  const countArticles = async () => (await db.select({ id: articles.id }).from(articles)).length;

  it('starts an article for each keyword and marks the keywords used', async () => {
    const ids = await put(['best crm', 'crm pricing']);
    const response = await generate([...ids, ids[0]], { customInstructions: ' Be brief. ' });
    expect(response.status).toBe(202);
    const { queued, articleIds } = await response.json<ArticlesQueued>();
    expect([queued, articleIds.length]).toEqual([2, 2]);
    const first = await db.query.articles.findFirst({ where: eq(articles.id, articleIds[0] ?? '') });
    expect(first).toMatchObject({
      userId: admin.row.id,
      sourceType: 'idea',
      originalIdea: 'best crm',
      keywords: ['best crm'],
      originalCustomInstructions: 'Be brief.',
    });
    expect((await list('/used')).sort()).toEqual(['best crm', 'crm pricing']);
    expect(await list('/unused')).toEqual([]);
  });

  it('leads from a used keyword to its article, to the one that replaces it, and nowhere once that is gone', async () => {
    const [id = ''] = await put(['booking software']);
    const { articleIds } = await (await generate([id])).json<ArticlesQueued>();
    const articleOf = async () => {
      const [keyword] = await (await send('GET', '/used')).json<SeoKeyword[]>();
      return keyword?.article;
    };
    expect(await articleOf()).toMatchObject({ id: articleIds[0], title: 'booking software' });
    const first = eq(articles.id, articleIds[0] ?? '');
    await db.update(articles).set({ status: 'failed', runId: null }).where(first);
    const body = { idea: 'booking software', retryOf: articleIds[0] };
    const retried = await api('POST', '/generate/idea', { cookie: admin.cookie, body });
    const { articleId } = await retried.json<{ articleId: string }>();
    expect(await articleOf()).toMatchObject({ id: articleId });
    await api('DELETE', `/articles/${articleId}`, { cookie: admin.cookie });
    expect(await articleOf()).toBeNull();
    await send('PATCH', `/${id}/mark-unused`);
    expect(await (await send('GET', '')).json()).toMatchObject([{ used: false, article: null }]);
  });

  it('starts none where one is used or does not exist', async () => {
    const before = await countArticles();
    const fresh = await put(['fresh one', 'fresh two']);
    const used = await put(['stale'], { used: true });
    const conflict = await generate([...fresh, ...used]);
    expect([conflict.status, await conflict.json()]).toMatchObject([409, { code: 'conflict' }]);
    const unknown = await generate([...fresh, 'none']);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect(await list('/unused')).toEqual(['fresh two', 'fresh one']);
    expect(await countArticles()).toBe(before);
  });

  it('starts one set when asked twice at once', async () => {
    const ids = await put(['twice a', 'twice b']);
    const before = await countArticles();
    const answers = await Promise.all([generate(ids), generate(ids)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await countArticles()).toBe(before + 2);
  });

  it.each([
    [undefined, 'Please select at least one keyword to generate articles'],
    [[], 'Please select at least one keyword to generate articles'],
    ['id', 'Please select at least one keyword to generate articles'],
    [Array(501).fill('id'), 'Please select at most 500 keywords at once'],
  ])('refuses a selection that is none', async (ids, message) => {
    const response = await generate(ids);
    expect([response.status, await response.json()]).toMatchObject([400, { error: message }]);
  });

  it('takes 500 keywords at once', async () => {
    // A user of its own: a lane holds at most 1,000 jobs.
    const { row, cookie } = await signUp({ isAdmin: true });
    owners.add(row.id);
    const keywordIds = await put(Array.from({ length: 500 }, (_, n) => `keyword number ${n}`));
    const response = await api('POST', '/seo-keywords/generate-articles', { cookie, body: { keywordIds } });
    expect([response.status, await response.json()]).toMatchObject([202, { queued: 500 }]);
    const started = await db.select({ id: articles.id }).from(articles).where(eq(articles.userId, row.id));
    expect(started).toHaveLength(500);
    expect(await list('/unused')).toEqual([]);
  });
});
