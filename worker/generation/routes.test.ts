import { runInDurableObject } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '../contract/articles.ts';
import type { GenerationStarted } from '../contract/generation.ts';
import { articleHtml, articles, articleVersions, users } from '../db/schema.ts';
import { api, db, putArticle, putCategory, signUp } from '../test/api.ts';
import { laneOf } from '../test/model.ts';
import { patience } from '../test/patience.ts';

const hanging = (key: string) => `http://source.test:8080/hang/${key}`;
const generate = (cookie: string, body: unknown) => api('POST', '/generate/url', { cookie, body });
const statusesOf = (answers: Response[]) => answers.map((answer) => answer.status).sort();

describe('POST /generate/url', () => {
  it('answers 202 with the generating article and hands it to the lane', async () => {
    const { row, cookie } = await signUp();
    const seo = await putCategory();
    const body = { url: hanging('a'), keywords: 'rota, shifts', length: 'short', categories: [seo], userId: row.id };
    const response = await generate(cookie, body);
    expect(response.status).toBe(202);
    const { articleId, article } = await response.json<GenerationStarted>();
    expect(article).toMatchObject({
      id: articleId,
      userId: row.id,
      status: 'generating',
      generationProgress: 0,
      sourceUrl: hanging('a'),
      sourceType: 'url',
      originalTargetKeywords: 'rota, shifts',
      originalArticleLength: 'short',
      categories: [seo],
    });
    const lane = laneOf(row.id);
    const jobs = await runInDurableObject(lane, (_lane, state) =>
      state.storage.sql.exec('select article_id from jobs').toArray(),
    );
    expect(jobs).toEqual([{ article_id: articleId }]);
  });

  it.each([
    [{}, 'URL is required'],
    [{ url: '  ' }, 'URL is required'],
    [{ url: 'ftp://product.example' }, 'Please enter a valid URL'],
    [{ url: 'https://user:secret@product.example' }, 'Please enter a valid URL'],
    [{ url: 'intranet' }, 'Please enter a valid URL'],
    [{ url: 'http://intranet:8080/' }, 'Please enter a valid URL'],
    [{ url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ url: 'product.example', categories: ['a', 'b', 'c', 'd'] }, 'Please select at most 3 categories'],
  ])('refuses %j', async (body, error) => {
    const { cookie } = await signUp();
    const response = await generate(cookie, body);
    expect([response.status, await response.json()]).toMatchObject([400, { error, code: 'invalid_input' }]);
  });

  it('refuses categories that are not there to choose; a retry goes on without them', async () => {
    const { row, cookie } = await signUp();
    const [active, inactive] = [await putCategory(), await putCategory(undefined, false)];
    for (const categories of [[active, inactive], ['no-such-category']]) {
      const response = await generate(cookie, { url: hanging('choice'), categories });
      const error = `There is no category '${categories.at(-1)}' to choose.`;
      expect([response.status, await response.json()]).toMatchObject([400, { error, code: 'invalid_input' }]);
    }
    const failed = await putArticle(row.id, { status: 'failed', categories: [active, inactive] });
    const body = { url: hanging('choice'), categories: failed.categories, retryOf: failed.id };
    const { article } = await (await generate(cookie, body)).json<GenerationStarted>();
    expect(article.categories).toEqual([active]);
  });

  it('takes a single-label host that SOURCE_ALLOWED_HOSTS names', async () => {
    const { cookie } = await signUp();
    expect((await generate(cookie, { url: 'http://sourcehost:8080/hang' })).status).toBe(202);
  });

  it('refuses visitors and what is asked in the name of somebody else', async () => {
    const { cookie } = await signUp();
    expect((await api('POST', '/generate/url', { body: { url: hanging('b') } })).status).toBe(401);
    expect((await generate(cookie, { url: hanging('b'), userId: 'somebody' })).status).toBe(403);
  });

  it('passes exactly maxDraftArticles of 25 at once', async () => {
    const { row, cookie } = await signUp({ maxDraftArticles: 7 });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => generate(cookie, { url: hanging(`limit-${n}`) })),
    );
    expect(statusesOf(answers)).toEqual([...Array(7).fill(202), ...Array(18).fill(429)]);
    const refused = answers.find((answer) => answer.status === 429);
    expect(await refused?.json()).toMatchObject({
      code: 'draft_limit',
      error: "You've reached your article limit. Please publish or delete some articles to continue.",
    });
    expect(await db.$count(articles, eq(articles.userId, row.id))).toBe(7);
  });

  it('exempts admins from the limit', async () => {
    const { cookie } = await signUp({ isAdmin: true, maxDraftArticles: 0 });
    expect((await generate(cookie, { url: hanging('admin') })).status).toBe(202);
  });

  it('holds at most 1,000 jobs in a lane, for admins too', async () => {
    const { row, cookie } = await signUp({ isAdmin: true });
    await db.run(sql`
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 1000)
      insert into articles (id, user_id, title, slug, source_type, status, created_at, updated_at)
      select 'full-' || i, ${row.id}, '', 'full-' || i, 'url', 'generating', i, ${Date.now()} from numbers`);
    const response = await generate(cookie, { url: hanging('full-lane') });
    expect([response.status, await response.json()]).toMatchObject([429, { code: 'queue_full' }]);
  });

  it('takes a URL once per user, however it is written and however many ask at once', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const spellings = ['/hang/once', '/hang/once/', '/hang/once#top', '/hang/once?utm_source=x'];
    const answers = await Promise.all(
      spellings.map((path) => generate(one.cookie, { url: `http://source.test:8080${path}` })),
    );
    expect(statusesOf(answers)).toEqual([202, 409, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    const accepted = await answers.find((answer) => answer.status === 202)?.json<GenerationStarted>();
    const { id, slug, title } = accepted?.article ?? {};
    expect(await refused?.json()).toMatchObject({ code: 'url_already_used', article: { id, slug, title } });
    expect((await generate(other.cookie, { url: hanging('once') })).status).toBe(202);
  });

  it('says that a URL is used rather than that the limit is reached', async () => {
    const { cookie } = await signUp({ maxDraftArticles: 1 });
    await generate(cookie, { url: hanging('twice') });
    const refused = await generate(cookie, { url: hanging('twice') });
    expect([refused.status, await refused.json()]).toMatchObject([409, { article: { id: expect.any(String) } }]);
  });
});

describe('retry', () => {
  it('replaces the failed article once, however often it is clicked', async () => {
    const { row, cookie } = await signUp({ maxDraftArticles: 5 });
    const url = hanging('retry');
    const failed = await putArticle(row.id, { status: 'failed', sourceUrl: url });
    const clicks = await Promise.all([1, 2, 3].map(() => generate(cookie, { url, retryOf: failed.id })));
    expect(statusesOf(clicks)).toEqual([202, 409, 409]);
    expect((await api('GET', `/articles/${failed.id}`, { cookie })).status).toBe(404);
    expect(await db.$count(articles, eq(articles.userId, row.id))).toBe(1);
  });

  it('leaves nothing of the failed article behind, and all of it where it is refused', async () => {
    const { row, cookie } = await signUp({ maxDraftArticles: 1 });
    const failed = await putArticle(row.id, { status: 'failed', sourceUrl: hanging('erased') });
    await api('PATCH', `/articles/${failed.id}`, { cookie, body: { content: 'What somebody wrote.' } });
    const left = async () => [
      await db.$count(articleVersions, eq(articleVersions.articleId, failed.id)),
      await db.$count(articleHtml, eq(articleHtml.articleId, failed.id)),
    ];
    const draft = await putArticle(row.id);
    expect((await generate(cookie, { url: hanging('erased'), retryOf: failed.id })).status).toBe(429);
    expect(await left()).toEqual([2, 1]);
    await api('DELETE', `/articles/${draft.id}`, { cookie });
    expect((await generate(cookie, { url: hanging('erased'), retryOf: failed.id })).status).toBe(202);
    expect(await left()).toEqual([0, 0]);
  });

  it('keeps the failed article where the limit is reached', async () => {
    const { row, cookie } = await signUp({ maxDraftArticles: 1 });
    await putArticle(row.id);
    const failed = await putArticle(row.id, { status: 'failed' });
    expect((await generate(cookie, { url: hanging('full'), retryOf: failed.id })).status).toBe(429);
    expect((await api('GET', `/articles/${failed.id}`, { cookie })).status).toBe(200);
  });

  it('leaves articles of others alone', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const failed = await putArticle(owner.row.id, { status: 'failed' });
    expect((await generate(stranger.cookie, { url: hanging('theirs'), retryOf: failed.id })).status).toBe(409);
    expect((await api('GET', `/articles/${failed.id}`, { cookie: owner.cookie })).status).toBe(200);
  });
});

describe('POST /generate/idea', () => {
  it('is for admins and wants a detailed idea', async () => {
    const [user, admin] = [await signUp(), await signUp({ isAdmin: true })];
    const body = { idea: 'How small cafés plan their shifts' };
    expect((await api('POST', '/generate/idea', { body })).status).toBe(401);
    expect((await api('POST', '/generate/idea', { body, cookie: user.cookie })).status).toBe(403);
    const short = await api('POST', '/generate/idea', { body: { idea: 'short' }, cookie: admin.cookie });
    expect([short.status, await short.json()]).toMatchObject([400, { error: 'Please provide a more detailed idea' }]);
    const started = await api('POST', '/generate/idea', { body, cookie: admin.cookie });
    expect([started.status, await started.json()]).toMatchObject([
      202,
      { article: { sourceType: 'idea', originalIdea: body.idea } },
    ]);
  });
});

describe('a retry', () => {
  it('takes a short keyword as its idea, with the depth and the angle that it had', async () => {
    const { row, cookie } = await signUp({ isAdmin: true });
    const failed = await putArticle(row.id, { status: 'failed', sourceType: 'idea', originalIdea: 'crm' });
    const body = { idea: 'crm', keywords: 'crm', researchDepth: 'expert', angle: 'review', retryOf: failed.id };
    const response = await api('POST', '/generate/idea', { cookie, body });
    expect([response.status, await response.json()]).toMatchObject([
      202,
      { article: { originalIdea: 'crm', researchDepth: 'expert', angle: 'review' } },
    ]);
    expect((await api('GET', `/articles/${failed.id}`, { cookie })).status).toBe(404);
  });
});

describe('POST /articles/{id}/regenerate/url', () => {
  it('starts a new article from the same URL and keeps the original', async () => {
    const { row, cookie } = await signUp();
    const url = hanging('again');
    const original = await putArticle(row.id, { sourceUrl: url, dedupeKey: url, categories: ['seo'] });
    const response = await api('POST', `/articles/${original.id}/regenerate/url`, { cookie, body: { url } });
    expect(response.status).toBe(202);
    const { articleId } = await response.json<{ articleId: string }>();
    const fresh = await (await api('GET', `/articles/${articleId}`, { cookie })).json<Article>();
    expect(fresh).toMatchObject({ status: 'generating', categories: ['seo'], sourceUrl: url });
    expect((await api('GET', `/articles/${original.id}`, { cookie })).status).toBe(200);
    const onGenerating = await api('POST', `/articles/${articleId}/regenerate/url`, { cookie, body: { url } });
    expect([onGenerating.status, await onGenerating.json()]).toMatchObject([409, { code: 'article_generating' }]);
  });
});

describe('DELETE /articles/{id} of a generating article', () => {
  it('cancels its generation', async () => {
    const { row, cookie } = await signUp();
    const { articleId } = await (await generate(cookie, { url: hanging('cancel') })).json<GenerationStarted>();
    await api('DELETE', `/articles/${articleId}`, { cookie });
    const lane = laneOf(row.id);
    await vi.waitFor(async () => {
      const jobs = await runInDurableObject(lane, (_lane, state) =>
        state.storage.sql.exec('select 1 from jobs').toArray(),
      );
      expect(jobs).toEqual([]);
    }, patience);
    const owner = await db.query.users.findFirst({ where: eq(users.id, row.id) });
    expect(owner?.articlesGenerated).toBe(0);
  });
});
