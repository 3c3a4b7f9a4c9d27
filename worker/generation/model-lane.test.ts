import { env, runInDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GenerationStarted } from '../contract/generation.ts';
import { articles, systemConfig } from '../db/schema.ts';
import type { ModelSettings } from '../model/types.ts';
import { api, db, signUp } from '../test/api.ts';
import { apiKey, askedOf, bindingsOf, giveModel, laneOf, modelNamed } from '../test/model.ts';
import { patience } from '../test/patience.ts';
import { settled } from '../test/settled.ts';
import { JobTable } from './jobs.ts';
import { GenerationLane } from './lane.ts';
import { sweep } from './sweep.ts';

// Whole articles over real HTTP, on machines that do other things too.

const sample = (name: string) => `http://source.test:8080/samples/${name}/`;

async function userWith(scenario: string): Promise<{ id: string; cookie: string; model: ModelSettings }> {
  const { row, cookie } = await signUp();
  const model = modelNamed(scenario);
  await giveModel(row.id, model);
  return { id: row.id, cookie, model };
}

async function start(cookie: string, name: string, customInstructions?: string): Promise<string> {
  const body = { url: sample(name), length: 'short', customInstructions };
  const response = await api('POST', '/generate/url', { cookie, body });
  return (await response.json<GenerationStarted>()).articleId;
}

const rowOf = async (id: string) => {
  const row = await db.query.articles.findFirst({ where: eq(articles.id, id) });
  if (!row) throw new Error('There is no such article');
  return row;
};

type Waiting = { article_id: string; ready_at: number; model_away_since: number | null; model_waits: number };

const jobsOf = (userId: string) =>
  runInDurableObject(laneOf(userId), (_, state) =>
    state.storage.sql.exec<Waiting>('select article_id, ready_at, model_away_since, model_waits from jobs').toArray(),
  );

/** The user's job once it waits for the model. */
const waiting = (userId: string) =>
  vi.waitFor(async () => {
    const [job] = (await jobsOf(userId)).filter(({ model_waits }) => model_waits > 0);
    if (!job) throw new Error('no job waits yet');
    return job;
  }, patience);

/** As if the pause were over, and the wait had begun so long ago. */
const endPause = (userId: string, awayForMs = 0) =>
  runInDurableObject(laneOf(userId), async (lane: GenerationLane, state) => {
    const since = Date.now() - awayForMs;
    state.storage.sql.exec('update jobs set ready_at = 0, model_away_since = ? where model_waits > 0', since);
    await lane.enqueue([]);
  });

const logged = () => {
  const lines: string[] = [];
  for (const method of ['log', 'error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => lines.push(parts.map(String).join(' ')));
  }
  return lines;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a lane with a model', () => {
  it('writes the article, counts what it took and logs neither key nor content', async () => {
    const lines = logged();
    const { cookie, model } = await userWith('plain');
    const article = await settled(await start(cookie, 'fernhill'));
    const asked = await askedOf(model);
    expect(article).toMatchObject({ status: 'draft', modelCalls: asked.length, tokensUsed: asked.length * 1000 });
    expect(article.title).toContain('Fernhill');
    const steps = lines
      .filter((line) => line.includes('generation_step'))
      .map((line) => JSON.parse(line) as { tokens: number; article: string });
    const own = steps.filter((step) => step.article === article.id);
    expect(own.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(article.tokensUsed);
    expect(lines.join('\n')).not.toContain(apiKey);
    expect(lines.join('\n')).not.toContain('Anyone who looks for');
  });

  it('passes on the wishes of the article, or by default those of the administrators', async () => {
    const rows = { system_prompt: 'Write like a gardener.', default_custom_instructions: 'Default: be calm.' };
    await db
      .insert(systemConfig)
      .values(
        Object.entries(rows).map(([key, value]) => ({ id: crypto.randomUUID(), key, value, updatedAt: new Date() })),
      );
    const { cookie, model } = await userWith('plain');
    await settled(await start(cookie, 'quillcast'));
    const byDefault = JSON.stringify(await askedOf(model));
    await settled(await start(cookie, 'plumbline', 'Own: be lively.'));
    const own = JSON.stringify(await askedOf(model)).slice(byDefault.length);
    await db.delete(systemConfig);
    expect(byDefault).toContain('Write like a gardener.');
    expect(byDefault).toContain('Default: be calm.');
    expect(own).toContain('Own: be lively.');
    expect(own).not.toContain('Default: be calm.');
  });
});

describe('a model that is busy', () => {
  it('is left alone for as long as it asks, while other articles are written', async () => {
    const { id: userId, cookie, model } = await userWith('busy-midway');
    const first = await start(cookie, 'fernhill');
    const job = await waiting(userId);
    expect(job.ready_at).toBeGreaterThanOrEqual((job.model_away_since ?? 0) + 120_000);
    const progress = (await rowOf(first)).generationProgress;
    expect(progress).toBeGreaterThanOrEqual(30);

    const second = await settled(await start(cookie, 'quillcast'));
    expect(second.status).toBe('draft');
    await sweep(env, Date.now() + 60_000);
    await db
      .update(articles)
      .set({ updatedAt: new Date(Date.now() - 120_000) })
      .where(eq(articles.id, first));
    await sweep(env);
    await api('GET', `/articles/${first}`, { cookie });
    expect(await jobsOf(userId)).toEqual([job]);
    expect(await rowOf(first)).toMatchObject({ status: 'generating', generationProgress: progress });

    await endPause(userId);
    const article = await settled(first);
    expect(article).toMatchObject({ status: 'draft', failureReason: null });
    // Every answer was paid for once: the refusal is the one question that had none.
    expect((await askedOf(model)).length).toBe(article.modelCalls + second.modelCalls + 1);
  });

  it.each(['broken-once', 'cut-once'])('is asked again later when it was %s', async (scenario) => {
    const { id: userId, cookie, model } = await userWith(scenario);
    const article = await start(cookie, 'fernhill');
    expect((await waiting(userId)).model_waits).toBe(1);
    await endPause(userId);
    const { status, modelCalls } = await settled(article);
    expect([status, (await askedOf(model)).length]).toEqual(['draft', modelCalls + 1]);
  });

  it('is not asked again for stored answers after a crash', async () => {
    const { id: userId, cookie, model } = await userWith('busy-midway');
    const article = await start(cookie, 'fernhill');
    await waiting(userId);
    await runInDurableObject(laneOf(userId), async (_, state) => {
      state.storage.sql.exec('update jobs set ready_at = 0');
      // What the platform makes after a crash: a new object over what is stored.
      const restarted = new GenerationLane(state, { ...env, ...bindingsOf(model) });
      while (state.storage.sql.exec('select 1 from jobs').toArray().length > 0) await restarted.alarm();
    });
    const { status, modelCalls } = await settled(article);
    expect([status, (await askedOf(model)).length]).toEqual(['draft', modelCalls + 1]);
  });

  it('is given up after an hour, with a plain reason', async () => {
    const { id: userId, cookie } = await userWith('always-busy');
    const article = await start(cookie, 'fernhill');
    await waiting(userId);
    await endPause(userId, 59 * 60_000);
    await vi.waitFor(async () => expect((await waiting(userId)).model_waits).toBe(2), patience);
    expect((await rowOf(article)).status).toBe('generating');
    await endPause(userId, 60 * 60_000);
    expect(await settled(article)).toMatchObject({
      status: 'failed',
      failureReason: 'The language model was out of order. Please retry later.',
      sourceUrl: sample('fernhill'),
    });
    expect(await jobsOf(userId)).toEqual([]);
  });
});

describe('a model that refuses our key', () => {
  it('fails the article at once and says neither the key nor what the endpoint said', async () => {
    const lines = logged();
    const { cookie, model } = await userWith('refuses-key');
    const article = await settled(await start(cookie, 'fernhill'));
    expect(article).toMatchObject({
      status: 'failed',
      failureReason:
        'The language model refused our key. An administrator must check the key in the settings; then retry.',
    });
    expect(await askedOf(model)).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(new RegExp(`${apiKey}|secret-upstream-text`));
  });
});

describe('the job table', () => {
  it('takes over the jobs of a lane from before models were waited for', async () => {
    const { row } = await signUp();
    const job = await runInDurableObject(laneOf(row.id), (_, { storage }) => {
      storage.sql.exec('drop table jobs');
      storage.sql.exec(`create table jobs (
        seq integer primary key autoincrement, run_id text not null unique, article_id text not null,
        priority integer not null, ready_at integer not null, attempts integer not null default 0,
        source_failures integer not null default 0)`);
      storage.sql.exec("insert into jobs (run_id, article_id, priority, ready_at) values ('run', 'article', 1, 0)");
      const jobs = new JobTable(storage.sql);
      const found = jobs.find('run');
      jobs.remove('run');
      return found;
    });
    expect(job).toMatchObject({ articleId: 'article', modelAwaySince: null, modelWaits: 0 });
  });
});
