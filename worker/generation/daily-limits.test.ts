import { env, runInDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '../contract/articles.ts';
import type { GenerationStarted } from '../contract/generation.ts';
import { articles, dailyUsage, modelLeases } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { api, db, signUp } from '../test/api.ts';
import { askedOf, bindingsOf, laneOf, modelNamed } from '../test/model.ts';
import { patience } from '../test/patience.ts';
import { settled } from '../test/settled.ts';
import { countTokens } from '../usage/daily-usage.ts';
import type { GenerationLane } from './lane.ts';

const url = (name: string) => `http://source.test:8080/samples/${name}/?n=${crypto.randomUUID()}`;
const start = (cookie: string, settings: Partial<Bindings>, name = 'fernhill') =>
  api('POST', '/generate/url', { cookie, body: { url: url(name), length: 'short' }, settings });

const atMidnight = /\d{4} at 00:00 UTC\.$/;

async function userWith(settings: Partial<Bindings>) {
  const { row, cookie } = await signUp();
  await runInDurableObject(laneOf(row.id), (lane: GenerationLane) => {
    Object.assign(lane, { env: { ...env, ...settings } });
  });
  return { id: row.id, cookie };
}

const waitingFor = (id: string, reason: string | null) =>
  vi.waitFor(async () => {
    const row = await db.query.articles.findFirst({ where: eq(articles.id, id) });
    expect(row?.waitingFor).toBe(reason);
  }, patience);

/** As if the pause of whatever waits in this lane were over. */
const endPause = (userId: string) =>
  runInDurableObject(laneOf(userId), async (lane: GenerationLane, state) => {
    state.storage.sql.exec('update jobs set ready_at = 0');
    await lane.enqueue([]);
  });

describe('generations of a day', () => {
  it('are bounded for a user, at once and beside each other, and a delete gives none back', async () => {
    const { cookie } = await signUp();
    const settings = { GENERATIONS_PER_DAY: '3' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(cookie, settings)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429]);
    for (const answer of answers) {
      if (answer.status === 202) {
        const { articleId } = await answer.json<GenerationStarted>();
        await api('DELETE', `/articles/${articleId}`, { cookie });
      }
    }
    const refused = await start(cookie, settings);
    const body = await refused.json<{ code: string; error: string; goesOnAt: string }>();
    expect([refused.status, body.code]).toEqual([429, 'daily_limit']);
    expect(body.error).toMatch(atMidnight);
    expect(body.error).toContain('3 articles today');
    expect(Date.parse(body.goesOnAt)).toBeGreaterThan(Date.now());
    expect(new Date(body.goesOnAt).toISOString()).toMatch(/T00:00:00.000Z$/);
  });

  it('are not bounded for admins', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    for (let n = 0; n < 3; n += 1) expect((await start(cookie, { GENERATIONS_PER_DAY: '1' })).status).toBe(202);
  });
});

describe("the language model's tokens of a day", () => {
  it('are counted, and none is asked for beyond them: starts are refused, what is under way waits', async () => {
    const model = modelNamed('plain');
    const settings = { ...bindingsOf(model), MODEL_TOKENS_PER_DAY: '3000' };
    await db.delete(dailyUsage).where(eq(dailyUsage.userId, ''));
    const { id: userId, cookie } = await userWith(settings);
    const { articleId } = await (await start(cookie, settings)).json<GenerationStarted>();
    await waitingFor(articleId, 'next_day');
    expect(await askedOf(model)).toHaveLength(3);
    expect(await (await api('GET', `/articles/${articleId}`, { cookie })).json<Article>()).toMatchObject({
      status: 'generating',
      waitingFor: 'next_day',
    });
    const refused = await start(cookie, settings);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: 'daily_limit', error: expect.stringMatching(atMidnight) },
    ]);
    // The next day.
    await db.delete(dailyUsage).where(eq(dailyUsage.userId, ''));
    Object.assign(settings, { MODEL_TOKENS_PER_DAY: '1000000' });
    await runInDurableObject(laneOf(userId), (lane: GenerationLane) => {
      Object.assign(lane, { env: { ...env, ...settings } });
    });
    await endPause(userId);
    expect(await settled(articleId)).toMatchObject({ status: 'draft', failureReason: null });
  });

  it('are no matter where the built-in writer writes', async () => {
    await countTokens(db, 10_000);
    const { cookie } = await signUp();
    expect((await start(cookie, { MODEL_TOKENS_PER_DAY: '1' })).status).toBe(202);
    await db.delete(dailyUsage).where(eq(dailyUsage.userId, ''));
  });
});

describe('places at the language model', () => {
  it('are given to so many lanes at once; the others wait, say so, and go on', async () => {
    const settings = { ...bindingsOf(modelNamed('plain')), MODEL_LANES: '1' };
    const other = { runId: 'another-lane', expiresAt: new Date(Date.now() + 60_000) };
    await db.insert(modelLeases).values(other);
    const { id: userId, cookie } = await userWith(settings);
    const { articleId } = await (await start(cookie, settings)).json<GenerationStarted>();
    await waitingFor(articleId, 'free_place');
    await db.delete(modelLeases).where(eq(modelLeases.runId, other.runId));
    await endPause(userId);
    expect(await settled(articleId)).toMatchObject({ status: 'draft' });
    expect(await db.$count(modelLeases)).toBe(0);
  });

  it('are free again where a lane died with one', async () => {
    const settings = { ...bindingsOf(modelNamed('plain')), MODEL_LANES: '1' };
    await db.insert(modelLeases).values({ runId: 'a-dead-lane', expiresAt: new Date(Date.now() - 1) });
    const { cookie } = await userWith(settings);
    const { articleId } = await (await start(cookie, settings)).json<GenerationStarted>();
    expect(await settled(articleId)).toMatchObject({ status: 'draft' });
    await db.delete(modelLeases);
  });
});
