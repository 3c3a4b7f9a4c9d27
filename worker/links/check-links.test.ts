import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { articleLinks } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { readDeadLinks } from './article-links.ts';
import { checkLinks } from './check-links.ts';

const [alive, dead] = ['http://source.test:8080/samples/fernhill/', 'http://source.test:8080/status/404'];
const linkedTo = (...urls: string[]) => urls.map((url, at) => `See [link ${at}](${url}).`).join('\n\n');

beforeEach(async () => {
  await db.delete(articleLinks);
});

async function saved(content: string) {
  const { row, cookie } = await signUp();
  const { id } = await putArticle(row.id);
  const save = async (text: string) => {
    const context = createExecutionContext();
    const response = await api('PATCH', `/articles/${id}`, { cookie, body: { content: text }, context });
    await waitOnExecutionContext(context);
    expect(response.status).toBe(200);
  };
  await save(content);
  return { id, save };
}

const linksOf = (id: string) => db.select().from(articleLinks).where(eq(articleLinks.articleId, id));

it('finds the links that do not answer', async () => {
  const content = linkedTo(alive, dead, '/another-article');
  const { id } = await saved(content);
  expect(await readDeadLinks(db, id, content)).toEqual([]);
  const now = Date.now();
  await checkLinks(env, now);
  expect(await readDeadLinks(db, id, content)).toEqual([{ url: dead, checkedAt: now }]);
  // One that the text has no more says nothing about it.
  expect(await readDeadLinks(db, id, linkedTo(alive))).toEqual([]);
});

it('keeps answers for a week, and forgets links that went out of the text', async () => {
  const { id, save } = await saved(linkedTo(alive, dead));
  const now = Date.now();
  await checkLinks(env, now);
  await save(linkedTo(dead, 'https://new.example/'));
  const [kept, added] = (await linksOf(id)).sort((one, other) => other.checkedAt - one.checkedAt);
  expect(kept).toMatchObject({ url: dead, isDead: true, checkedAt: now });
  expect(added).toMatchObject({ url: 'https://new.example/', checkedAt: 0 });
  const day = 24 * 60 * 60_000;
  await checkLinks(env, now + 6 * day);
  expect((await linksOf(id)).find(({ url }) => url === dead)?.checkedAt).toBe(now);
  await checkLinks(env, now + 8 * day);
  expect((await linksOf(id)).find(({ url }) => url === dead)?.checkedAt).toBe(now + 8 * day);
});

it('asks a few at a time, the longest unasked first', async () => {
  const urls = Array.from({ length: 25 }, (_, at) => `http://source.test:8080/status/404?${at}`);
  const { id } = await saved(linkedTo(...urls));
  await checkLinks(env, Date.now());
  expect((await linksOf(id)).filter(({ checkedAt }) => checkedAt === 0)).toHaveLength(5);
  await checkLinks(env, Date.now());
  expect((await linksOf(id)).filter(({ checkedAt }) => checkedAt === 0)).toHaveLength(0);
});
