import { createScheduledController, env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '../contract/articles.ts';
import type { GenerationStarted } from '../contract/generation.ts';
import { type ProductSheet, productSheet } from '../contract/product-sheet.ts';
import {
  articles,
  productSheets,
  proofClaims,
  proofFacts,
  proofSources,
  sessions,
  signInFlows,
  users,
} from '../db/schema.ts';
import worker from '../index.ts';
import { getText } from '../proof/text-store.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { laneOf } from '../test/model.ts';
import { patience } from '../test/patience.ts';
import { settled } from '../test/settled.ts';
import { sweep } from './sweep.ts';

const sample = (name: string) => `http://source.test:8080/samples/${name}/`;

async function start(cookie: string, url: string, length = 'short'): Promise<Article> {
  const response = await api('POST', '/generate/url', { cookie, body: { url, length } });
  return (await response.json<GenerationStarted>()).article;
}

describe('the generation lane', () => {
  it('writes an article from a product page, with its proof and its product sheet', async () => {
    const { row, cookie } = await signUp();
    const { id } = await start(cookie, sample('fernhill'));
    const article = await settled(id);
    expect(article).toMatchObject({ status: 'draft', generationProgress: 100, failureReason: null, isNew: true });
    expect(article.title).toContain('Fernhill');
    expect(article.slug).toMatch(/^[a-z0-9-]+$/);
    expect(article.slug).not.toContain('generating');
    expect(article.content).toMatch(/£19/);
    expect(article.content).not.toMatch(/Main|invented product|©/);
    expect(article.wordCount).toBeGreaterThan(300);
    const owner = await db.query.users.findFirst({ where: eq(users.id, row.id) });
    expect(owner?.articlesGenerated).toBe(1);
    const sources = await db.select().from(proofSources).where(eq(proofSources.articleId, id));
    expect(sources.map(({ url }) => url)).toContain(sample('fernhill'));
    const text = await getText(db, sources[0]?.textHash ?? '');
    const facts = await db.select().from(proofFacts).where(eq(proofFacts.articleId, id));
    const ofFirst = facts.filter((fact) => fact.sourceOrdinal === 0);
    expect(ofFirst.length).toBeGreaterThan(5);
    const folded = (value: string) => value.replace(/\s+/g, ' ');
    for (const fact of ofFirst) expect(folded(text ?? '')).toContain(folded(fact.quote));
    const claims = await db.select().from(proofClaims).where(eq(proofClaims.articleId, id));
    expect(claims.length).toBeGreaterThan(5);
    for (const claim of claims)
      expect(claim.factOrdinals.every((ordinal) => facts.some((fact) => fact.ordinal === ordinal))).toBe(true);
    const sheet = await (await api('GET', `/articles/${id}/sheet`, { cookie })).json<ProductSheet>();
    expect(productSheet.parse(sheet)).toEqual(sheet);
    expect(sheet.name).toBe('Fernhill');
    expect(sheet.plans.map(({ price }) => [price?.amount, price?.currency])).toContainEqual([19, 'GBP']);
    expect(sheet.features.length).toBeGreaterThan(2);
    const left = await runInDurableObject(laneOf(row.id), (_lane, state) => [
      ...state.storage.sql.exec('select 1 from jobs'),
      ...state.storage.sql.exec('select 1 from step_results'),
    ]);
    expect(left).toEqual([]);
  });

  it('gives the same title the next free slug', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const first = await settled((await start(one.cookie, sample('quillcast'))).id);
    const second = await settled((await start(other.cookie, sample('quillcast'))).id);
    expect(second.title).toBe(first.title);
    expect(second.slug).toBe(`${first.slug}-2`);
  });

  it('fails at once, with a reason, on a page that is not there', async () => {
    const { cookie } = await signUp();
    const { id } = await start(cookie, 'http://source.test:8080/status/404');
    const article = await settled(id);
    expect(article).toMatchObject({ status: 'failed', sourceUrl: 'http://source.test:8080/status/404' });
    expect(article.failureReason).toMatch(/\w+ .*\.$/);
  });

  it('tries a source again that was busy', async () => {
    const { cookie } = await signUp();
    const { id } = await start(cookie, `http://source.test:8080/flaky/${crypto.randomUUID()}`);
    expect((await settled(id)).status).toBe('draft');
  });

  it('drops the job of an article that was deleted in the meantime', async () => {
    const { row, cookie } = await signUp();
    const { id } = await start(cookie, sample('plumbline'));
    await db.delete(articles).where(eq(articles.id, id));
    await vi.waitFor(async () => {
      const jobs = await runInDurableObject(laneOf(row.id), (_lane, state) =>
        state.storage.sql.exec('select 1 from jobs').toArray(),
      );
      expect(jobs).toEqual([]);
    }, patience);
    expect(await db.$count(proofClaims, eq(proofClaims.articleId, id))).toBe(0);
    expect(await db.$count(productSheets, eq(productSheets.articleId, id))).toBe(0);
  });

  it('keeps a sheet of its own for what is written anew', async () => {
    const { cookie } = await signUp();
    const first = await settled((await start(cookie, sample('quillcast'))).id);
    const response = await api('POST', `/articles/${first.id}/regenerate/url`, {
      cookie,
      body: { url: sample('plumbline') },
    });
    const second = await settled((await response.json<{ articleId: string }>()).articleId);
    const nameOf = async ({ id }: { id: string }) =>
      (await (await api('GET', `/articles/${id}/sheet`, { cookie })).json<ProductSheet>()).name;
    expect(await nameOf(second)).toBe('Plumbline');
    expect(await nameOf(first)).toBe('Quillcast');
    expect((await api('DELETE', `/articles/${first.id}`, { cookie })).status).toBe(204);
    expect(await nameOf(second)).toBe('Plumbline');
  });

  it('goes on after the object was evicted', async () => {
    const { row, cookie } = await signUp();
    const { id } = await start(cookie, sample('fernhill'));
    await evictDurableObject(laneOf(row.id)).catch(() => undefined);
    expect((await settled(id)).status).toBe('draft');
    const owner = await db.query.users.findFirst({ where: eq(users.id, row.id) });
    expect(owner?.articlesGenerated).toBe(1);
  });

  it('never begins a step a fourth time that left no outcome three times', async () => {
    const { row } = await signUp();
    const article = await putArticle(row.id, {
      status: 'generating',
      runId: crypto.randomUUID(),
      sourceUrl: sample('fernhill'),
    });
    const runId = article.runId ?? '';
    await runInDurableObject(laneOf(row.id), async (lane, state) => {
      await lane.enqueue([{ articleId: article.id, runId, priority: 'interactive' }]);
      await state.storage.deleteAlarm();
      // What three crashes leave behind.
      state.storage.sql.exec('update jobs set attempts = 3');
      await lane.alarm();
    });
    expect(await settled(article.id)).toMatchObject({ status: 'failed', content: article.content });
  });
});

describe('the sweep', () => {
  it('takes up a generating article that no lane knows of', async () => {
    const { row } = await signUp();
    const article = await putArticle(row.id, {
      status: 'generating',
      runId: crypto.randomUUID(),
      sourceUrl: sample('plumbline'),
      updatedAt: new Date(Date.now() - 120_000),
    });
    await sweep(env);
    expect((await settled(article.id)).status).toBe('draft');
  });

  it('is not needed where somebody looks at a stuck article', async () => {
    const { row, cookie } = await signUp();
    const article = await putArticle(row.id, {
      status: 'generating',
      runId: crypto.randomUUID(),
      sourceUrl: sample('quillcast'),
      updatedAt: new Date(Date.now() - 31_000),
    });
    await api('GET', `/articles/${article.id}`, { cookie });
    expect((await settled(article.id)).status).toBe('draft');
  });

  it('forgets what has expired', async () => {
    const past = new Date(Date.now() - 1000);
    await db.insert(sessions).values({
      tokenHash: 'expired',
      userId: 'nobody',
      device: '',
      createdAt: past,
      lastSeenAt: past,
      expiresAt: past,
    });
    await db.insert(signInFlows).values({ id: 'expired', data: {}, expiresAt: past });
    await sweep(env);
    expect(await db.$count(sessions, eq(sessions.tokenHash, 'expired'))).toBe(0);
    expect(await db.$count(signInFlows, eq(signInFlows.id, 'expired'))).toBe(0);
  });

  it('leaves what was touched within the minute before the cron was fired, and only that', async () => {
    const { row } = await signUp();
    const { id } = await putArticle(row.id, {
      status: 'generating',
      runId: crypto.randomUUID(),
      sourceUrl: sample('fernhill'),
    });
    const jobs = () =>
      runInDurableObject(laneOf(row.id), (_lane, state) => state.storage.sql.exec('select * from jobs').toArray());
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env);
    expect(await jobs()).toEqual([]);
    await worker.scheduled(createScheduledController({ scheduledTime: new Date(Date.now() + 60_000) }), env);
    expect((await settled(id)).status).toBe('draft');
  });
});
