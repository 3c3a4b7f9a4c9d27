import { env, runInDurableObject } from 'cloudflare:test';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../db/away.ts';
import { articles, proofClaims, users } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { failingDatabase } from '../test/failing-database.ts';
import { laneOf } from '../test/model.ts';
import { patience } from '../test/patience.ts';
import { JobTable } from './jobs.ts';
import type { GenerationLane } from './lane.ts';
import { maxAttempts } from './retry.ts';
import { toolsFor } from './tools.ts';

const sample = 'http://source.test:8080/samples/quillcast/';

/** An article whose lane runs only when it is told to. */
async function queued(sourceUrl = sample) {
  const { row, cookie } = await signUp();
  const { id, runId } = await putArticle(row.id, { status: 'generating', runId: crypto.randomUUID(), sourceUrl });
  const run = runId ?? '';
  const inLane = <T>(work: (lane: GenerationLane, state: DurableObjectState) => Promise<T> | T) =>
    runInDurableObject(laneOf(row.id), work);
  await inLane(async (lane, state) => {
    await lane.enqueue([{ articleId: id, runId: run, priority: 'interactive' }]);
    await state.storage.deleteAlarm();
  });
  /** Runs what is queued now, its pause ended. */
  const runWith = (database: D1Database) =>
    inLane(async (lane, state) => {
      Object.assign(lane, { env: { ...env, DB: database } });
      state.storage.sql.exec('update jobs set ready_at = 0');
      await lane.alarm();
      await state.storage.deleteAlarm();
    });
  const article = () => db.query.articles.findFirst({ where: eq(articles.id, id) });
  return { id, runId: run, userId: row.id, cookie, inLane, runWith, article };
}

const lost = () => new Error('D1_ERROR: Network connection lost.');

describe('a database that is away', () => {
  it('costs no article, at whichever statement and however often', async () => {
    for (let answered = 0; ; answered += 1) {
      const { userId, id, article, runWith } = await queued();
      let wasAway = false;
      // Long enough that one and the same statement fails more often than a step may be attempted.
      for (let time = 0; time < 4 * maxAttempts && (await article())?.status === 'generating'; time += 1) {
        const { database, calls } = failingDatabase(env.DB, answered, lost);
        await runWith(database);
        wasAway ||= calls() > answered;
      }
      expect((await article())?.status, `after ${answered} statements`).not.toBe('failed');
      await runWith(env.DB);
      expect(await article(), `after ${answered} statements`).toMatchObject({ status: 'draft', failureReason: null });
      expect(await db.$count(proofClaims, eq(proofClaims.articleId, id))).toBeGreaterThan(0);
      const owner = await db.query.users.findFirst({ where: eq(users.id, userId) });
      expect(owner?.articlesGenerated).toBe(1);
      if (!wasAway) break;
    }
  });

  it('is waited for a day at most', async () => {
    const { article, inLane, runWith } = await queued();
    await runWith(failingDatabase(env.DB, 2, lost).database);
    const yesterday = Date.now() - 25 * 60 * 60_000;
    await inLane((_, { storage }) =>
      storage.sql.exec('update jobs set attempts = ?, database_away_since = ?', maxAttempts - 1, yesterday),
    );
    await runWith(failingDatabase(env.DB, 1, lost).database);
    expect((await article())?.status).toBe('generating');
    await runWith(env.DB);
    expect((await article())?.status).toBe('failed');
  });

  it('is told by its own words, not by those of a parameter', () => {
    const query = (cause: string) => new DrizzleQueryError('select 1', ['too many are overloaded'], new Error(cause));
    expect(isDatabaseAway(query('D1_ERROR: Network connection lost.'))).toBe(true);
    expect(isDatabaseAway(query('D1_ERROR: no such column: x: SQLITE_ERROR'))).toBe(false);
  });

  it.each([
    ['D1_ERROR: Network connection lost.', true],
    ['D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.', true],
    ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', true],
    ['D1_ERROR: Internal error in D1 storage caused object to be reset.', true],
    ['D1_ERROR: database is locked: SQLITE_BUSY', true],
    ['D1_ERROR: UNIQUE constraint failed: articles.slug: SQLITE_CONSTRAINT', false],
    ['D1_ERROR: string or blob too big: SQLITE_TOOBIG', false],
    ['D1_ERROR: no such column: x at offset 7: SQLITE_ERROR', false],
    ["D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'", false],
    ['Cannot read properties of undefined', false],
  ])('is told from one that refuses: %s', (message, isAway) => {
    expect(isDatabaseAway(new Error('outer', { cause: new Error(message) }))).toBe(isAway);
  });
});

describe('a source that does not answer', () => {
  it('is read no longer than somebody looks at the screen', async () => {
    const { article, inLane, runWith } = await queued('http://source.test:8080/hang');
    await inLane((_, { storage }) =>
      storage.sql.exec('update jobs set source_failures = 1, source_since = ?', Date.now() - 19_000),
    );
    await runWith(env.DB);
    expect(await article()).toMatchObject({ status: 'failed', failureReason: 'The site took too long to answer.' });
  });

  it('is said to be waited for until it is read again', async () => {
    const { article, runWith } = await queued('http://source.test:8080/status/503');
    await runWith(env.DB);
    expect(await article()).toMatchObject({ status: 'generating', waitingFor: 'source' });
  });
});

describe('a job that is gone', () => {
  it('leaves none of its results behind, whatever step the delete falls into', async () => {
    const { runId, inLane } = await queued();
    const stored = await inLane((_, { storage }) => {
      const jobs = new JobTable(storage.sql);
      jobs.storeResult(runId, 'before', '"kept"');
      jobs.remove(runId);
      return [jobs.storeResult(runId, 'after', '"text of the deleted article"'), jobs.findResult(runId, 'after')];
    });
    expect(stored).toEqual([false, null]);
  });

  it('has its call under way ended by the delete', async () => {
    const { id, cookie, inLane } = await queued('http://source.test:8080/hang');
    const calls = { begun: 0, ended: 0 };
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          calls.begun += 1;
          init?.signal?.addEventListener('abort', () => {
            calls.ended += 1;
            reject(new DOMException('The call was ended', 'AbortError'));
          });
        }),
    );
    const running = inLane((lane) => lane.alarm());
    await vi.waitUntil(() => calls.begun > 0, patience);
    expect((await api('DELETE', `/articles/${id}`, { cookie })).status).toBe(204);
    await running;
    expect(calls).toEqual({ begun: 1, ended: 1 });
    fetching.mockRestore();
    const left = await inLane((_, { storage }) => [
      ...storage.sql.exec('select 1 from jobs'),
      ...storage.sql.exec('select 1 from step_results'),
    ]);
    expect(left).toEqual([]);
  });
});

it('counts a suspended attempt once, however many links are checked at once', async () => {
  const { runId, inLane } = await queued();
  const attempts = await inLane(async (_, { storage }) => {
    const jobs = new JobTable(storage.sql);
    jobs.beginRun(runId);
    const job = jobs.find(runId);
    if (!job) throw new Error('There is no such job');
    const seen: number[] = [];
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      seen.push(jobs.find(runId)?.attempts ?? Number.NaN);
      await scheduler.wait(1);
      return new Response('fine');
    });
    const { signal } = new AbortController();
    const tools = toolsFor(job, { product: null, env, jobs, signal, setAlarm: async () => {} });
    await Promise.all([1, 2, 3].map((n) => tools.linkAnswers(`http://source.test:8080/${n}`)));
    fetching.mockRestore();
    return { seen, after: jobs.find(runId)?.attempts };
  });
  expect(attempts).toEqual({ seen: [0, 0, 0], after: 1 });
});
