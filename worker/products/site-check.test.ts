import { env, runDurableObjectAlarm } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '../contract/articles.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { GenerationStarted } from '../contract/generation.ts';
import { type Product, type ProductUpdates, product } from '../contract/product.ts';
import { articles, productReadings } from '../db/schema.ts';
import { sweep } from '../generation/sweep.ts';
import { emptySheet } from '../source/sheet/empty-sheet.ts';
import { api, db, signUp } from '../test/api.ts';
import { patience } from '../test/patience.ts';
import { settled } from '../test/settled.ts';
import { changesBetween } from './site-check.ts';

type Person = Awaited<ReturnType<typeof signUp>>;
const setPrice = (key: string, amount: string) => fetch(`http://source.test:8080/price/${key}/${amount}`);

async function withArticle() {
  const person = await signUp();
  const key = crypto.randomUUID();
  const url = `http://source.test:8080/changing/${key}/`;
  const started = await api('POST', '/generate/url', { cookie: person.cookie, body: { url, length: 'medium' } });
  const { articleId } = await started.json<GenerationStarted>();
  await settled(articleId);
  return { person, key, id: articleId };
}

async function ask(method: string, { cookie }: Person, path: string, body?: object): Promise<Product> {
  const response = await api(method, `/articles/${path}`, { cookie, ...(body && { body }) });
  expect(response.status).toBeLessThan(300);
  return product.parse(await response.json());
}
const checked = (person: Person, id: string) =>
  vi.waitFor(async () => {
    const { check } = await ask('GET', person, `${id}/product`);
    if (check.isReading) throw new Error('The site is still being read');
    return check;
  }, patience);
const check = async (person: Person, id: string) => {
  await ask('POST', person, `${id}/product/check`);
  return checked(person, id);
};

describe('checking the site again', () => {
  it('finds nothing where nothing has changed', async () => {
    const { person, id } = await withArticle();
    const { changes, checkedAt, failure } = await check(person, id);
    expect(failure).toBeNull();
    expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(changes.filter(({ before }) => before !== null)).toEqual([]);
  });

  it('shows what changed, takes it over singly, and brings it to the articles with the page it stands on', async () => {
    const { person, key, id } = await withArticle();
    await setPrice(key, '35');
    const { changes } = await check(person, id);
    const price = changes.find(({ field }) => field === 'plan/solo/price');
    expect(price).toMatchObject({ label: 'Solo: price', before: '$29 per month', after: '$35 per month' });
    const before = await (await api('GET', `/articles/${id}`, { cookie: person.cookie })).json<Article>();
    const taken = await ask('POST', person, `${id}/product/check/accepted`, { fields: ['plan/solo/price'] });
    expect(taken.fields.find(({ field }) => field === 'plan/solo/price')).toMatchObject({
      value: '$35 per month',
      correction: null,
    });
    expect(taken.check.changes.map(({ field }) => field)).not.toContain('plan/solo/price');
    expect(taken.fields.length).toBeGreaterThan(10);
    for (const { source } of taken.fields) if (source) expect(taken.pages[source.page]).toBeDefined();

    const updates = await (
      await api('GET', `/articles/${id}/product/updates`, { cookie: person.cookie })
    ).json<ProductUpdates>();
    const ids = updates.articles[0]?.changes.map((change) => change.id) ?? [];
    const accepted = await api('POST', `/articles/${id}/product/updates`, { cookie: person.cookie, body: { ids } });
    expect((await accepted.json<Article>()).content).toBe(
      before.content.replaceAll('$29', '$35').replace('$348', '$420'),
    );
    const evidence = await (await api('GET', `/articles/${id}/evidence`, { cookie: person.cookie })).json<Evidence>();
    const told = evidence.statements.filter(({ text }) => text.includes('$35'));
    expect(told.length).toBeGreaterThan(1);
    for (const { state, quotes } of told) {
      expect(state).toBe('sourced');
      expect(quotes.some(({ quote }) => quote.includes('$35'))).toBe(true);
    }
  });

  it('leaves the owner’s word as it is', async () => {
    const { person, key, id } = await withArticle();
    await ask('POST', person, `${id}/product/corrections`, { field: 'plan/solo/price', said: '$39 per month' });
    await setPrice(key, '35');
    const { changes } = await check(person, id);
    const fields = changes.map(({ field }) => field);
    const { fields: after } = await ask('POST', person, `${id}/product/check/accepted`, { fields });
    expect(after.find(({ field }) => field === 'plan/solo/price')).toMatchObject({
      value: '$39 per month',
      correction: { site: '$35 per month' },
    });
  });

  it('says why it could not, and keeps the sheet', async () => {
    const { person, key, id } = await withArticle();
    const { fields } = await ask('GET', person, `${id}/product`);
    await setPrice(key, '0');
    const { failure, changes } = await check(person, id);
    expect(failure).toMatch(/404|could not|answer/i);
    expect(changes).toEqual([]);
    expect((await ask('GET', person, `${id}/product`)).fields).toEqual(fields);
    await setPrice(key, '35');
    expect((await check(person, id)).failure).toBeNull();
  });

  it('is done once, however often it is asked for, and goes on after a crash', async () => {
    const { person, id } = await withArticle();
    const lane = env.LANES.get(env.LANES.idFromName(person.row.id));
    const [row] = await db.select().from(articles).where(eq(articles.id, id));
    const userId = person.row.id;
    const runId = crypto.randomUUID();
    const lost = { userId, productKey: row?.sourceKey ?? '', url: row?.sourceUrl ?? '', runId };
    // A start whose lane never heard of it.
    await db.insert(productReadings).values({ ...lost, updatedAt: new Date(Date.now() - 120_000) });
    expect((await ask('POST', person, `${id}/product/check`)).check.isReading).toBe(true);
    const stored = await db.select().from(productReadings).where(eq(productReadings.userId, userId));
    expect(stored.map((reading) => reading.runId)).toEqual([runId]);
    await sweep(env);
    await runDurableObjectAlarm(lane);
    expect((await checked(person, id)).checkedAt).not.toBeNull();
  });

  it('is nothing that a stranger can ask for', async () => {
    const { id } = await withArticle();
    const { cookie } = await signUp();
    for (const path of ['product/check', 'product/check/accepted', 'product/article']) {
      const body = path === 'product/check' ? {} : { body: { fields: ['x'] } };
      expect((await api('POST', `/articles/${id}/${path}`, { cookie, ...body })).status).toBe(404);
      expect((await api('POST', `/articles/${id}/${path}`, body)).status).toBe(401);
    }
  });
});

describe('what changed', () => {
  const sheet = (texts: readonly string[], pages: readonly string[]) => ({
    ...emptySheet([], 'Acme'),
    pages: pages.map((url) => ({ url, title: '', fetchedAt: 0 })),
    company: texts.map((text, page) => ({ text, page, quote: text })),
  });

  it('is not what stands on a page that was not read again', () => {
    const before = sheet(['On the first.', 'On the second.'], ['https://a.example/', 'https://a.example/about']);
    const after = sheet(['New on the first.'], ['https://a.example/']);
    expect(changesBetween(before, after).map((change) => [change.before, change.after])).toEqual([
      ['On the first.', null],
      [null, 'New on the first.'],
    ]);
  });
});

describe('another article', () => {
  it('is proposed from the sheet, and written with another keyphrase, angle and length', async () => {
    const { person, id } = await withArticle();
    const { ideas } = await ask('GET', person, `${id}/product`);
    expect(ideas.map(({ keyword }) => keyword)).toContain('Plumbline pricing');
    const body = { keywords: 'Plumbline pricing', length: 'short', angle: 'review' };
    const response = await api('POST', `/articles/${id}/product/article`, { cookie: person.cookie, body });
    expect(response.status).toBe(202);
    const { articleId, article } = await response.json<GenerationStarted>();
    expect(article).toMatchObject({
      originalTargetKeywords: 'Plumbline pricing',
      originalArticleLength: 'short',
      angle: 'review',
    });
    expect((await settled(articleId)).keywords[0]).toBe('Plumbline pricing');
    const after = await ask('GET', person, `${articleId}/product`);
    expect(after.articles.map((one) => one.id)).toEqual([articleId, id]);
    expect(after.ideas.map(({ keyword }) => keyword)).not.toContain('Plumbline pricing');
  });
});
