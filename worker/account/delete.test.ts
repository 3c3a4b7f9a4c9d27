import { env, runInDurableObject } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  accountTokens,
  articles,
  dailyUsage,
  keptTexts,
  ownerWords,
  productReadings,
  proofSources,
  sessions,
  users,
} from '../db/schema.ts';
import { GenerationLane } from '../generation/lane.ts';
import { putText } from '../proof/text-store.ts';
import { runScheduled } from '../scheduled.ts';
import { api, db, password, putArticle, signUp } from '../test/api.ts';
import { laneOf } from '../test/model.ts';
import { deletedAccountKey, resumeDeletions } from './delete.ts';

const remove = (cookie: string, body: unknown = { password }) => api('DELETE', '/account', { cookie, body });
const source = (articleId: string, textHash: string) => ({
  ...{ runId: crypto.randomUUID(), ordinal: 0, articleId, url: 'https://source.example/', title: 'Source' },
  ...{ textHash, fetchedAt: new Date() },
});

/** Somebody who has used everything: each row carries the user's, or the article's, id or a text of theirs. */
async function somebody() {
  const person = await signUp();
  const userId = person.row.id;
  const made = await Promise.all(
    Array.from({ length: 45 }, (_, n) =>
      putArticle(userId, { status: n % 2 ? 'published' : 'draft', content: `Mine ${userId}`, categories: ['c'] }),
    ),
  );
  const [first] = made;
  if (!first) throw new Error('No article');
  await api('PATCH', `/articles/${first.id}`, { cookie: person.cookie, body: { title: 'Edited' } });
  const [own, shared] = [crypto.randomUUID(), crypto.randomUUID()];
  const stranger = await signUp();
  const theirs = await putArticle(stranger.row.id);
  for (const hash of [own, shared]) await putText(db, hash, 'A text');
  await db.insert(proofSources).values([source(first.id, own), source(first.id, shared), source(theirs.id, shared)]);
  await db.insert(dailyUsage).values({ day: '2026-01-01', userId, generations: 1 });
  await db.insert(accountTokens).values({
    ...{ tokenHash: crypto.randomUUID(), userId, purpose: 'verify', emailKey: person.row.emailKey },
    expiresAt: new Date(Date.now() + 60_000),
  });
  const product = { userId, productKey: 'https://acme.example', updatedAt: new Date() };
  await db.insert(ownerWords).values({ ...product, field: 'about/kind', label: 'Kind', said: 'desk' });
  await db.insert(productReadings).values({ ...product, url: 'https://acme.example/' });
  await laneOf(userId).enqueue([{ articleId: first.id, runId: crypto.randomUUID(), priority: 'bulk' }]);
  return { ...person, made, stranger, theirs, own, shared };
}

/** Every table in which the id of the user, or of one of the articles, stands anywhere. */
async function tablesWith(...ids: string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%fts%' and name not like '_cf_%' and name not like 'd1_%'",
  ).all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of results) {
    const rows = JSON.stringify((await env.DB.prepare(`select * from "${name}"`).all()).results);
    if (ids.some((id) => rows.includes(id))) found.push(name);
  }
  return found;
}

const isGone = (userId: string) => expect.poll(() => db.$count(users, eq(users.id, userId))).toBe(0);

describe('DELETE /account', () => {
  it('takes everything of the account with it, and nothing of anybody else', async () => {
    const { row, cookie, made, stranger, theirs, own, shared } = await somebody();
    const ids = [row.id, ...made.map(({ id }) => id)];
    expect((await tablesWith(...ids)).length).toBeGreaterThan(7);
    const response = await remove(cookie);
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^session=;/);
    await isGone(row.id);
    expect(await tablesWith(...ids)).toEqual([]);
    expect(await db.$count(keptTexts, eq(keptTexts.hash, own))).toBe(0);
    expect(await db.$count(keptTexts, eq(keptTexts.hash, shared))).toBe(1);
    expect(await db.$count(articles, eq(articles.id, theirs.id))).toBe(1);
    const { n } = (await env.DB.prepare('select count(*) as n from articles_fts where articles_fts match ?')
      .bind(`"${row.id}"`)
      .first<{ n: number }>()) ?? { n: -1 };
    expect(n).toBe(0);
    expect((await api('GET', '/auth/me', { cookie: stranger.cookie })).status).toBe(200);
    const keys = (await env.SESSIONS.list()).keys.map(({ name }) => name);
    const kept = await Promise.all(keys.map((name) => env.SESSIONS.get(name)));
    expect(kept.join()).not.toContain(row.id);
    expect(await env.SESSIONS.get(await deletedAccountKey(row.id))).not.toBeNull();
    await runInDurableObject(laneOf(row.id), async (_lane: GenerationLane, state) => {
      expect(state.storage.sql.exec('select count(*) as n from jobs').one()).toEqual({ n: 0 });
      expect(await state.storage.getAlarm()).toBeNull();
    });
  });

  it('wants the password, or a fresh sign-in where there is none', async () => {
    const [one, other] = [await signUp(), await signUp({ passwordHash: null })];
    for (const body of [{}, { password: 'wrong-one' }]) expect((await remove(one.cookie, body)).status).toBe(400);
    await db
      .update(sessions)
      .set({ createdAt: new Date(0) })
      .where(eq(sessions.userId, other.row.id));
    expect((await remove(other.cookie, {})).status).toBe(403);
    await db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, other.row.id));
    expect((await remove(other.cookie, {})).status).toBe(204);
    expect(await db.$count(users, eq(users.id, one.row.id))).toBe(1);
    await isGone(other.row.id);
  });

  it('leaves nothing public and nobody signed in from the mark on, and the sweep finishes what broke off', async () => {
    const { row, cookie } = await signUp();
    const { slug } = await putArticle(row.id, { status: 'published' });
    for (let n = 0; n < 30; n += 1) await putArticle(row.id);
    // It breaks off at the lane, as by a crash: articles gone, the account still there.
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const forget = vi.spyOn(GenerationLane.prototype, 'forget').mockRejectedValue(new Error('cut off'));
    expect((await remove(cookie)).status).toBe(204);
    expect((await api('GET', `/pages/${slug}`)).status).toBe(404);
    expect((await api('GET', '/auth/me', { cookie })).status).toBe(401);
    const login = await api('POST', '/auth/login', { body: { username: row.username, password } });
    expect(login.status).toBe(401);
    await expect.poll(() => db.$count(articles, eq(articles.userId, row.id))).toBe(0);
    await resumeDeletions(env);
    expect(await db.$count(users, eq(users.id, row.id))).toBe(1);
    forget.mockRestore();
    // As the cron does it.
    await runScheduled(env, Date.now());
    log.mockRestore();
    expect(await db.$count(users, eq(users.id, row.id))).toBe(0);
    expect(await db.$count(sessions, sql`${sessions.userId} = ${row.id}`)).toBe(0);
    // Once more changes nothing.
    await resumeDeletions(env);
  });
});
