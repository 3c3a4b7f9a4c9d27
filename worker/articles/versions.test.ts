import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Article, ArticleText, ArticleVersions, ArticleVersionText, KeptText } from '../contract/articles.ts';
import { versionsKept } from '../contract/limits.ts';
import { gzip } from '../db/gzip.ts';
import { articleVersions } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { createRandom } from '../test/random.ts';

async function draft() {
  const { row, cookie } = await signUp({ firstName: 'Ada', lastName: 'Marsh' });
  const { id } = await putArticle(row.id, { title: 'First', content: 'First text.' });
  const edit = (body: Partial<ArticleText>, ifMatch?: string) =>
    api('PATCH', `/articles/${id}`, { cookie, body, headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch } });
  const get = async <Answer>(path: string) => (await api('GET', `/articles/${id}${path}`, { cookie })).json<Answer>();
  return { id, cookie, edit, get, userId: row.id };
}

/** Every text that the article has or has had. */
async function textsOf({ get }: Pick<Awaited<ReturnType<typeof draft>>, 'get'>): Promise<KeptText[]> {
  const { versions } = await get<ArticleVersions>('/versions');
  const kept = await Promise.all(versions.map(({ version }) => get<ArticleVersionText>(`/versions/${version}`)));
  return [await get<Article>(''), ...kept];
}

describe('an edit', () => {
  it('raises the version where it changes something', async () => {
    const { edit, get } = await draft();
    expect(await (await edit({ title: 'Second' })).json()).toMatchObject({ version: 2 });
    expect(await (await edit({ title: 'Second' })).json()).toMatchObject({ version: 2 });
    expect((await get<ArticleVersions>('/versions')).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('of an older version is refused with the article as it stands', async () => {
    const { id, edit, get } = await draft();
    expect((await edit({ title: 'Mine' }, '"1"')).status).toBe(200);
    const refused = await edit({ title: 'Theirs', content: 'Their text.' }, '"1"');
    expect([refused.status, await refused.json()]).toMatchObject([
      412,
      { code: 'edit_conflict', article: { id, version: 2, title: 'Mine', content: 'First text.' } },
    ]);
    expect(await get<Article>('')).toMatchObject({ title: 'Mine', version: 2 });
    expect((await edit({ title: 'Theirs' }, '"2"')).status).toBe(200);
    expect((await edit({ title: 'Any' }, '*')).status).toBe(200);
    expect((await edit({ title: 'None' }, 'garbage')).status).toBe(412);
  });

  it('sets the fields that are given alone, also beside others at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { edit, get } = await draft();
      await Promise.all([edit({ title: 'A title' }), edit({ content: 'A text.' })]);
      expect(await get<Article>('')).toMatchObject({ title: 'A title', content: 'A text.', version: 3 });
    }
  });

  it('loses no text that was ever saved by pairs from two tabs', async () => {
    const random = createRandom(9);
    for (let round = 0; round < 10; round += 1) {
      const article = await draft();
      const saved: Partial<ArticleText>[] = [];
      for (let pair = 0; pair < 9; pair += 1) {
        const bodies = ['one tab', 'the other'].map((tab) => {
          const words = `${pair} of ${tab}`;
          return random() < 0.5 ? { title: words } : { content: words };
        });
        const answers = await Promise.all(bodies.map((body) => article.edit(body)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        saved.push(...bodies);
      }
      const kept = await textsOf(article);
      for (const body of saved) expect(kept).toContainEqual(expect.objectContaining(body));
    }
  });
});

describe('the versions of an article', () => {
  it('tell who, when and why, and can be read', async () => {
    const { edit, get, userId } = await draft();
    expect(await get<ArticleVersions>('/versions')).toEqual({ versions: [] });
    await edit({ content: 'Second text.' });
    const { versions } = await get<ArticleVersions>('/versions');
    const author = { id: userId, name: 'Ada Marsh' };
    expect(versions).toMatchObject([
      { version: 2, reason: 'edit', author },
      { version: 1, reason: 'generated', author },
    ]);
    expect(await get('/versions/1')).toMatchObject({ title: 'First', content: 'First text.', reason: 'generated' });
    expect(await get('/versions/3')).toMatchObject({ code: 'not_found' });
    expect(await get('/versions/x')).toMatchObject({ code: 'invalid_input' });
  });

  it('can be restored, which is a version of its own', async () => {
    const { id, cookie, edit, get } = await draft();
    await edit({ content: 'Second text.' });
    const stale = { cookie, headers: { 'If-Match': '"1"' } };
    expect((await api('POST', `/articles/${id}/versions/1/restore`, stale)).status).toBe(412);
    const restored = await api('POST', `/articles/${id}/versions/1/restore`, { cookie });
    expect(await restored.json()).toMatchObject({ content: 'First text.', version: 3, wordCount: 2 });
    expect((await get<ArticleVersions>('/versions')).versions).toMatchObject([
      { version: 3, reason: 'restore' },
      { version: 2, reason: 'edit' },
      { version: 1, reason: 'generated' },
    ]);
  });

  it('hold keywords and categories too; one from before they did leaves them as they are', async () => {
    const { id, cookie, edit, get } = await draft();
    await edit({ keywords: ['first phrase'], categories: ['finance'] });
    await edit({ keywords: ['second phrase'] });
    const restore = (version: number) => api('POST', `/articles/${id}/versions/${version}/restore`, { cookie });
    expect(await (await restore(2)).json()).toMatchObject({ keywords: ['first phrase'], categories: ['finance'] });
    const old = { title: 'Old', excerpt: '', content: 'Old text.', metaDescription: '' };
    const body = await gzip(JSON.stringify(old));
    await db.update(articleVersions).set({ body }).where(eq(articleVersions.articleId, id));
    expect(await get('/versions/1')).toMatchObject(old);
    expect(await (await restore(1)).json()).toMatchObject({ ...old, keywords: ['first phrase'] });
  });

  it(`are the last ${versionsKept} beside the present one, and the first`, async () => {
    const { id, edit, get } = await draft();
    for (let n = 0; n < versionsKept + 3; n += 1) await edit({ title: `Title ${n}` });
    const { versions } = await get<ArticleVersions>('/versions');
    const last = Array.from({ length: versionsKept + 1 }, (_, n) => versionsKept + 4 - n);
    expect(versions.map(({ version }) => version)).toEqual([...last, 1]);
    expect(await db.$count(articleVersions, eq(articleVersions.articleId, id))).toBe(versionsKept + 2);
  });

  it('are for who may change the article, and go with it', async () => {
    const { id, cookie, edit } = await draft();
    await edit({ title: 'Second' });
    const stranger = await signUp();
    for (const path of ['/versions', '/versions/1']) {
      expect((await api('GET', `/articles/${id}${path}`)).status).toBe(401);
      expect((await api('GET', `/articles/${id}${path}`, { cookie: stranger.cookie })).status).toBe(404);
    }
    expect((await api('POST', `/articles/${id}/versions/1/restore`, { cookie: stranger.cookie })).status).toBe(404);
    await api('DELETE', `/articles/${id}`, { cookie });
    expect(await db.$count(articleVersions, eq(articleVersions.articleId, id))).toBe(0);
  });
});
