import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { addressTag } from '../contract/images.ts';
import { articles, users } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { patience } from '../test/patience.ts';

const at = (kind: string, key: string = crypto.randomUUID()) => `https://source.test:8080/picture/${kind}/${key}`;
const timesAsked = async (address: string) =>
  Number(await (await fetch(`https://source.test:8080/asked/${address.split('/').at(-1)}`)).text());

/** An article with pictures, saved as an author saves it. */
async function articleWith(addresses: string[], status: 'draft' | 'published' = 'published') {
  const author = await signUp();
  const { id } = await putArticle(author.row.id, { status });
  const content = addresses.map((address) => `![A picture](${address})`).join('\n\n');
  await api('PATCH', `/articles/${id}`, { cookie: author.cookie, body: { content } });
  return { id, author };
}

const get = (id: string, number: number | string, options: Parameters<typeof api>[2] = {}) =>
  api('GET', `/images/${id}/${number}`, options);

describe('GET /images/:articleId/:number', () => {
  it('shows the pictures of an article, whatever their site says that they are', async () => {
    const kinds = ['png', 'jpeg', 'gif', 'webp', 'avif'];
    const { id } = await articleWith(kinds.map((kind) => at(kind)));
    for (const [number, kind] of kinds.entries()) {
      const response = await get(id, number);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, `image/${kind}`]);
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(6);
    }
  });

  it.each(['svg', 'html', 'none', 'large', 'missing'])('shows nothing that is %s', async (kind) => {
    const { id } = await articleWith([at(kind)]);
    const response = await get(id, 0);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/json']);
  });

  it.each([
    'https://127.0.0.1/x.png',
    'https://source.test/x.png',
    'https://[::1]/x.png',
    'https://localhost:8080/x.png',
  ])('never goes to %s', async (address) => {
    const { id } = await articleWith([address]);
    expect((await get(id, 0)).status).toBe(404);
  });

  it('fetches no address that does not stand in the text', async () => {
    const { id } = await articleWith([at('png')]);
    for (const number of ['1', '99999', '-1', 'x', '0.5', encodeURIComponent(at('png'))]) {
      expect((await get(id, number)).status, number).toBe(404);
    }
    expect((await get('no-such-article', 0)).status).toBe(404);
  });

  it('asks the other site once, for a picture and for what is none', async () => {
    for (const [kind, status] of [
      ['png', 200],
      ['svg', 404],
    ] as const) {
      const address = at(kind);
      const { id } = await articleWith([address]);
      expect((await get(id, 0)).status).toBe(status);
      await vi.waitFor(async () => expect((await get(id, 0)).status).toBe(status), patience);
      await (await get(id, 0)).arrayBuffer();
      expect(await timesAsked(address)).toBe(1);
    }
  });

  it('shows those of a draft to its author and admins alone', async () => {
    const { id, author } = await articleWith([at('gif')], 'draft');
    const [stranger, admin] = [await signUp(), await signUp({ isAdmin: true })];
    expect((await get(id, 0)).status).toBe(404);
    expect((await get(id, 0, { cookie: stranger.cookie })).status).toBe(404);
    for (const { cookie } of [author, admin]) {
      const response = await get(id, 0, { cookie });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([
        200,
        'private, max-age=0, must-revalidate',
      ]);
    }
    await db.update(articles).set({ status: 'published' }).where(eq(articles.id, id));
    expect((await get(id, 0)).status).toBe(200);
  });

  it('never shows a picture that is not in the text any more', async () => {
    const [older, newer] = [at('gif'), at('png')];
    const { id, author } = await articleWith([older]);
    const tagged = (address: string) => get(id, `0?v=${addressTag(address)}`);
    expect((await tagged(older)).headers.get('Cache-Control')).toBe('public, max-age=86400');
    await api('PATCH', `/articles/${id}`, { cookie: author.cookie, body: { content: `![New](${newer})` } });
    expect((await tagged(older)).status).toBe(404);
    expect((await tagged(newer)).headers.get('Content-Type')).toBe('image/png');
    expect((await get(id, 0)).headers.get('Content-Type')).toBe('image/png');
  });

  it('shows those of an article whose HTML was never made', async () => {
    const { row } = await signUp();
    const { id } = await putArticle(row.id, { status: 'published', content: `![Old](${at('jpeg')})` });
    expect((await get(id, 0)).headers.get('Content-Type')).toBe('image/jpeg');
  });

  it('limits how many one visitor makes it fetch', async () => {
    const { id } = await articleWith(Array.from({ length: 70 }, () => at('gif')));
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, number) => get(id, number, { address: '198.51.100.9' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    for (const answer of answers) await answer.body?.cancel();
  });
});

describe('GET /images/portrait/:userId', () => {
  it('shows a user their own portrait, to nobody else', async () => {
    const [person, stranger, admin] = [await signUp(), await signUp(), await signUp({ isAdmin: true })];
    const portrait = (cookie?: string) => api('GET', `/images/portrait/${person.row.id}`, { cookie });
    expect((await portrait(person.cookie)).status).toBe(404);
    await db
      .update(users)
      .set({ photoUrl: at('jpeg') })
      .where(eq(users.id, person.row.id));
    expect((await portrait()).status).toBe(401);
    expect((await portrait(stranger.cookie)).status).toBe(404);
    for (const { cookie } of [person, admin]) {
      const response = await portrait(cookie);
      expect(response.headers.get('Content-Type')).toBe('image/jpeg');
      await response.arrayBuffer();
    }
  });
});
