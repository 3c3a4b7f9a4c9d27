import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Article, ArticleList, PublicPage, PublishedList, UserStats } from '../contract/articles.ts';
import { changedPagesHeader, readChangedPages } from '../contract/changed-pages.ts';
import type { SitemapPart } from '../contract/feeds.ts';
import { articles, proofSources } from '../db/schema.ts';
import { api, db, putArticle, putCategory, signUp } from '../test/api.ts';
import { readSitemapPart } from './sitemap.ts';

const get = async <T>(path: string, cookie?: string): Promise<T> =>
  (await api('GET', path, cookie ? { cookie } : {})).json<T>();
const status = async (path: string, cookie?: string) => (await api('GET', path, cookie ? { cookie } : {})).status;

describe('who sees an article', () => {
  it('shows unpublished ones to their owner and to admins alone', async () => {
    const [owner, stranger, admin] = [await signUp(), await signUp(), await signUp({ isAdmin: true })];
    const { id, slug } = await putArticle(owner.row.id);
    for (const path of [`/articles/${id}`, `/articles/slug/${slug}`]) {
      expect(await status(path)).toBe(404);
      expect(await status(path, stranger.cookie)).toBe(404);
      expect(await status(path, owner.cookie)).toBe(200);
      expect(await status(path, admin.cookie)).toBe(200);
    }
    await db.update(articles).set({ status: 'published' }).where(eq(articles.id, id));
    expect(await status(`/articles/slug/${slug}`)).toBe(200);
  });

  it('shows no column that is not meant for it', async () => {
    const { row } = await signUp();
    const { slug } = await putArticle(row.id, { status: 'published', runId: 'secret-run', dedupeKey: 'secret-key' });
    const text = await (await api('GET', `/articles/slug/${slug}`)).text();
    expect(text).not.toMatch(/secret|runId|dedupeKey|"seq"/);
  });
});

describe('lists', () => {
  it('pages through published articles, newest first, without content, and counts them', async () => {
    const { row } = await signUp();
    const createdAt = (minute: number) => new Date(Date.UTC(2035, 0, 1, 0, minute));
    for (let minute = 0; minute < 5; minute += 1) {
      await putArticle(row.id, {
        status: 'published',
        createdAt: createdAt(minute),
        seoScore: 80,
        title: `Paged ${minute}`,
      });
    }
    await putArticle(row.id, { createdAt: createdAt(9) });
    const first = await get<PublishedList>('/articles/published?page=1&limit=2');
    const second = await get<PublishedList>('/articles/published?page=2&limit=2');
    expect([...first.articles, ...second.articles].map(({ title }) => title)).toEqual([
      'Paged 4',
      'Paged 3',
      'Paged 2',
      'Paged 1',
    ]);
    expect(first.pagination).toMatchObject({ page: 1, limit: 2, hasMore: true });
    expect(first.stats.totalArticles).toBe(first.pagination.total);
    expect(first.articles[0]).not.toHaveProperty('content');
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1000001', 'limit=0', 'limit=51', 'limit=1e1'])(
    'refuses %s',
    async (query) => expect(await status(`/articles/published?${query}`)).toBe(400),
  );

  it('lists what is published in a category, and follows every change', async () => {
    const { row, cookie } = await signUp();
    const name = await putCategory();
    const list = () => get<PublishedList>(`/articles/published?category=${name}&limit=2`);
    const titles = async () => (await list()).articles.map(({ title }) => title);
    expect((await list()).pagination).toMatchObject({ total: 0, hasMore: false });
    const put = (title: string, day: number, changes = {}) =>
      putArticle(row.id, {
        title,
        status: 'published',
        categories: ['other', name, name],
        createdAt: new Date(Date.UTC(2030, 0, day)),
        ...changes,
      });
    const first = await put('first', 1);
    const second = await put('second', 2);
    await put('third', 3);
    await put('elsewhere', 4, { categories: ['other'] });
    const draft = await put('draft', 5, { status: 'draft' });
    expect(await titles()).toEqual(['third', 'second']);
    expect((await list()).pagination).toEqual({ page: 1, limit: 2, total: 3, hasMore: true });
    await api('PATCH', `/articles/${draft.id}/publish`, { cookie, body: { publish: true } });
    await api('PATCH', `/articles/${second.id}/publish`, { cookie, body: { publish: false } });
    expect(await titles()).toEqual(['draft', 'third']);
    await db
      .update(articles)
      .set({ categories: ['other'] })
      .where(eq(articles.id, draft.id));
    await api('DELETE', `/articles/${first.id}`, { cookie });
    expect(await titles()).toEqual(['third']);
    expect((await list()).pagination.total).toBe(1);
  });

  it('has lists of active categories alone, and says of which of its articles there are some', async () => {
    const { row } = await signUp();
    const [active, inactive, unknown] = [
      await putCategory(),
      await putCategory(undefined, false),
      `unknown-${crypto.randomUUID().slice(0, 8)}`,
    ];
    const { slug } = await putArticle(row.id, { status: 'published', categories: [active, inactive, unknown] });
    for (const category of [inactive, unknown]) {
      expect((await api('GET', `/articles/published?category=${category}`)).status).toBe(404);
    }
    const paths = [
      `/articles/published?category=${active}`,
      `/articles/published?author=${row.id}`,
      '/articles/published',
      `/articles/search?q=${slug}`,
      `/pages/${slug}`,
    ];
    await putArticle(row.id, { title: slug, status: 'published', categories: [active, inactive] });
    for (const path of paths) {
      const { listedCategories } = await get<{ listedCategories: string[] }>(path);
      expect(listedCategories, path).toContain(active);
      expect(listedCategories, path).not.toContain(inactive);
      expect(listedCategories, path).not.toContain(unknown);
    }
  });

  it('lists what an author has published, with their name', async () => {
    const { row } = await signUp({ firstName: 'Ines', lastName: 'Ruiz' });
    await putArticle(row.id, { title: 'a draft' });
    const list = () => get<PublishedList>(`/articles/published?author=${row.id}`);
    expect(await list()).not.toHaveProperty('author');
    await putArticle(row.id, { title: 'in print', status: 'published' });
    expect(await list()).toMatchObject({ author: { name: 'Ines Ruiz' }, pagination: { total: 1 } });
    expect((await list()).articles.map(({ title }) => title)).toEqual(['in print']);
    expect((await get<PublishedList>('/articles/published?author=nobody')).articles).toEqual([]);
  });

  it.each(['category=Not%20a%20slug', 'category=a&author=b', 'author='])('refuses %s', async (query) =>
    expect(await status(`/articles/published?${query}`)).toBe(400),
  );

  it('shows a user their own, generating first, and nobody else', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    await putArticle(owner.row.id, {
      title: 'old',
      createdAt: new Date(1000),
      status: 'generating',
      runId: crypto.randomUUID(),
    });
    await putArticle(owner.row.id, { title: 'new', createdAt: new Date(3000) });
    await putArticle(owner.row.id, { title: 'middle', createdAt: new Date(2000), status: 'failed' });
    const list = await get<ArticleList>(`/articles/user/${owner.row.id}?page=1&limit=10`, owner.cookie);
    expect(list.articles.map(({ title }) => title)).toEqual(['old', 'new', 'middle']);
    expect(list.pagination).toEqual({ page: 1, limit: 10, total: 3, hasMore: false });
    const forEditor = await get<{ articles: Article[] }>(`/articles/user/${owner.row.id}`, owner.cookie);
    expect(forEditor.articles.map(({ content }) => content)).toHaveLength(3);
    expect(await status(`/articles/user/${owner.row.id}?page=1`)).toBe(401);
    expect(await status(`/articles/user/${owner.row.id}?page=1`, stranger.cookie)).toBe(403);
  });

  it('gives the figures of the same moment with a list', async () => {
    const { row, cookie } = await signUp();
    await putArticle(row.id, { status: 'published', seoScore: 80 });
    await putArticle(row.id, { status: 'failed' });
    const list = await get<ArticleList>(`/articles/user/${row.id}?page=1`, cookie);
    expect(list.stats).toEqual(await get<UserStats>(`/articles/stats/${row.id}`, cookie));
    expect([list.pagination.total, list.stats.totalArticles]).toEqual([2, 2]);
  });

  it('says what is new until its owner opens it', async () => {
    const [owner, admin] = [await signUp(), await signUp({ isAdmin: true })];
    const { id, slug } = await putArticle(owner.row.id, { isNew: true });
    const isNew = async () =>
      (await get<ArticleList>(`/articles/user/${owner.row.id}?page=1`, owner.cookie)).articles[0]?.isNew;
    const open = async (path: string, cookie: string) => {
      const context = createExecutionContext();
      expect((await api('GET', path, { cookie, context })).status).toBe(200);
      await waitOnExecutionContext(context);
    };
    await open(`/articles/${id}`, owner.cookie);
    await open(`/articles/slug/${slug}`, admin.cookie);
    expect(await isNew()).toBe(true);
    await open(`/articles/slug/${slug}`, owner.cookie);
    expect(await isNew()).toBe(false);
  });

  it('keeps stats that follow every change', async () => {
    const { row, cookie } = await signUp();
    const stats = () => get<UserStats>(`/articles/stats/${row.id}`, cookie);
    expect(await stats()).toMatchObject({ totalArticles: 0, avgSeoScore: 0 });
    const { id } = await putArticle(row.id, { seoScore: 70 });
    await putArticle(row.id, { seoScore: 91, status: 'published' });
    await putArticle(row.id, { status: 'failed' });
    expect(await stats()).toEqual({
      totalArticles: 3,
      publishedArticles: 1,
      draftArticles: 1,
      generatingArticles: 0,
      failedArticles: 1,
      avgSeoScore: 81,
    });
    await db.update(articles).set({ seoScore: 90 }).where(eq(articles.id, id));
    expect((await stats()).avgSeoScore).toBe(91);
    await api('DELETE', `/articles/${id}`, { cookie });
    expect(await stats()).toMatchObject({ totalArticles: 2, draftArticles: 0, avgSeoScore: 91 });
  });
});

describe('GET /articles/search', () => {
  it('finds words and beginnings in published articles only, titles first', async () => {
    const { row } = await signUp();
    const word = `zeppelin${crypto.randomUUID().slice(0, 4)}`;
    await putArticle(row.id, { status: 'published', title: 'In the text', content: `About ${word}s and more.` });
    await putArticle(row.id, { status: 'published', title: `The ${word}s of Friedrichshafen` });
    await putArticle(row.id, { title: `A draft on ${word}s` });
    const found = await get<ArticleList>(`/articles/search?q=${word.slice(0, -1)}`);
    expect(found.articles.map(({ title }) => title)).toEqual([`The ${word}s of Friedrichshafen`, 'In the text']);
    expect(found.pagination.total).toBe(2);
  });

  it('folds accents and follows edits', async () => {
    const { row, cookie } = await signUp();
    const { id } = await putArticle(row.id, { status: 'published', title: 'Crème brûlée torches' });
    expect((await get<ArticleList>('/articles/search?q=creme%20brulee')).pagination.total).toBe(1);
    await api('PATCH', `/articles/${id}`, { cookie, body: { title: 'Custard torches' } });
    expect((await get<ArticleList>('/articles/search?q=creme%20brulee')).pagination.total).toBe(0);
    expect((await get<ArticleList>('/articles/search?q=custard')).pagination.total).toBe(1);
  });

  it('caps its totals at 2,000 and then still puts titles first', async () => {
    await db.run(sql`
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 2100)
      insert into articles (id, user_id, title, slug, content, source_type, status, created_at, updated_at)
      select 'many-' || i, 'somebody', case when i = 1500 then 'Ubiquitous' else 'Title' end, 'many-' || i, 'ubiquitous words', 'url',
        'published', i, i from numbers`);
    const first = await get<ArticleList>('/articles/search?q=ubiquitous');
    expect(first.pagination).toMatchObject({ total: 2000, hasMore: true });
    expect(first.articles.slice(0, 2).map(({ id }) => id)).toEqual(['many-1500', 'many-2100']);
    const last = await get<ArticleList>('/articles/search?q=ubiquitous&page=167&limit=12');
    expect(last.pagination.hasMore).toBe(false);
    expect(last.articles).toHaveLength(8);
    await db.delete(articles).where(eq(articles.userId, 'somebody'));
  });

  it.each(['', '   ', '""', '*', 'AND', 'a OR', 'NEAR(', '-x', 'title:x', '\u0000', '🦄', "');--"])(
    'takes %j as words',
    async (q) => {
      expect(await status(`/articles/search?q=${encodeURIComponent(q)}`)).toBe(200);
    },
  );
});

describe('PATCH /articles/{id}', () => {
  it('saves what is given, leaves the rest, and counts and scores anew', async () => {
    const { row, cookie } = await signUp();
    const { id, slug } = await putArticle(row.id, { excerpt: 'kept', keywords: ['word counts'] });
    const content = `## Heading\n\n${'word '.repeat(50)}`;
    const response = await api('PATCH', `/articles/${id}`, {
      cookie,
      body: { title: '  New title ', content, unknown: 1 },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ title: 'New title', excerpt: 'kept', slug, content, wordCount: 51 });
  });

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'Title too long'],
    [{ excerpt: 'x'.repeat(501) }, 'Excerpt too long'],
    [{ content: '  ' }, 'Content is required'],
    [{ metaDescription: 'x'.repeat(161) }, 'Meta description too long'],
    [{ keywords: ['x'.repeat(151)] }, 'Keyword must be less than 150 characters'],
    [{ keywords: [' '] }, 'Keyword is required'],
    [{ keywords: Array.from({ length: 51 }, (_, n) => `keyword ${n}`) }, 'Please give at most 50 keywords'],
    [{ categories: ['a', 'b', 'c', 'd'] }, 'Please select at most 3 categories'],
  ])('refuses an edit', async (body, message) => {
    const { row, cookie } = await signUp();
    const { id } = await putArticle(row.id);
    const response = await api('PATCH', `/articles/${id}`, { cookie, body });
    expect([response.status, await response.json()]).toMatchObject([400, { error: message }]);
  });

  it('takes keywords, the first of which is scored by, and categories', async () => {
    const { row, cookie } = await signUp();
    const category = await putCategory();
    const { id } = await putArticle(row.id, { status: 'published', title: 'Filing receipts', keywords: ['old'] });
    const edit = (body: object) => api('PATCH', `/articles/${id}`, { cookie, body });
    const scored = async (keywords: string[]) => (await (await edit({ keywords })).json<Article>()).seoScore;
    expect(await scored(['filing receipts'])).toBeGreaterThan(await scored(['garden sheds']));
    const saved = await edit({ keywords: [' filing  receipts ', 'taxes', 'Taxes'], categories: [category] });
    expect(await saved.json()).toMatchObject({ keywords: ['filing receipts', 'taxes'], categories: [category] });
    const list = await get<PublishedList>(`/articles/published?category=${category}`);
    expect(list.articles.map((article) => article.id)).toEqual([id]);
    expect(await (await edit({ keywords: [], categories: null })).json()).toMatchObject({
      keywords: [],
      categories: [],
    });
  });

  it('is for owner and admin: 401 signed out, 404 for a draft, 403 for a published one', async () => {
    const [owner, stranger, admin] = [await signUp(), await signUp(), await signUp({ isAdmin: true })];
    const draft = await putArticle(owner.row.id);
    const published = await putArticle(owner.row.id, { status: 'published' });
    const body = { title: 'Changed' };
    expect((await api('PATCH', `/articles/${draft.id}`, { body })).status).toBe(401);
    expect((await api('PATCH', `/articles/${draft.id}`, { body, cookie: stranger.cookie })).status).toBe(404);
    expect((await api('PATCH', `/articles/${published.id}`, { body, cookie: stranger.cookie })).status).toBe(403);
    expect((await api('PATCH', `/articles/${draft.id}`, { body, cookie: admin.cookie })).status).toBe(200);
  });
});

describe('PATCH /articles/{id}/publish', () => {
  it('publishes within the limit under concurrency, and unpublishes always', async () => {
    const { row, cookie } = await signUp({ maxPublishedArticles: 3 });
    const drafts = await Promise.all(Array.from({ length: 8 }, () => putArticle(row.id)));
    const answers = await Promise.all(
      drafts.map(({ id }) => api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: true } })),
    );
    const published = answers.filter((answer) => answer.status === 200);
    expect(published).toHaveLength(3);
    const refused = answers.find((answer) => answer.status === 429);
    expect(await refused?.json()).toMatchObject({ code: 'publish_limit' });
    const { id } = await (published[0] as Response).json<Article>();
    const back = await api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: false } });
    expect(await back.json()).toMatchObject({ id, userId: row.id, status: 'draft' });
  });

  it('saves an edit and publishes it at once, or does neither', async () => {
    const { row, cookie } = await signUp({ maxPublishedArticles: 1 });
    const [one, other] = [
      await putArticle(row.id),
      await putArticle(row.id, { title: 'Saved', content: 'Saved text.' }),
    ];
    const publish = (id: string, body: object, ifMatch = '*') =>
      api('PATCH', `/articles/${id}/publish`, { cookie, body, headers: { 'If-Match': ifMatch } });
    const state = async (id: string) => {
      const { status, title, content, version } = await get<Article>(`/articles/${id}`, cookie);
      const { versions } = await get<{ versions: unknown[] }>(`/articles/${id}/versions`, cookie);
      return { status, title, content, version, versions: versions.length };
    };
    const saved = { title: 'On the screen', content: 'The text on the screen.' };
    const answer = await publish(one.id, { publish: true, ...saved }, '"1"');
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'published', version: 2, ...saved }]);
    expect((await get<PublicPage>(`/pages/${one.slug}`)).html).toContain('The text on the screen.');

    const untouched = { status: 'draft', title: 'Saved', content: 'Saved text.', version: 1, versions: 0 };
    expect((await publish(other.id, { publish: true, ...saved })).status).toBe(429);
    expect((await publish(other.id, { publish: true, title: '' })).status).toBe(400);
    const stale = await publish(other.id, { publish: true, ...saved }, '"7"');
    expect([stale.status, await stale.json()]).toMatchObject([
      412,
      { code: 'edit_conflict', article: { id: other.id } },
    ]);
    expect(await state(other.id)).toEqual(untouched);

    // What is published already is edited, whatever the limit.
    expect((await publish(one.id, { publish: true, title: 'Once more' })).status).toBe(200);
    expect(await state(one.id)).toMatchObject({ status: 'published', title: 'Once more', version: 3, versions: 3 });
  });

  it('keeps the limit where edits are published at the same moment', async () => {
    const { row, cookie } = await signUp({ maxPublishedArticles: 2 });
    const drafts = await Promise.all(Array.from({ length: 6 }, () => putArticle(row.id)));
    const answers = await Promise.all(
      drafts.map(({ id }, n) =>
        api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: true, title: `Edited ${n}` } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    const list = await get<ArticleList>(`/articles/user/${row.id}?page=1&limit=10`, cookie);
    for (const { status, title } of list.articles) expect(title.startsWith('Edited')).toBe(status === 'published');
  });

  it('refuses what is generating or failed', async () => {
    const { row, cookie } = await signUp();
    for (const state of ['generating', 'failed'] as const) {
      const { id } = await putArticle(row.id, { status: state });
      expect((await api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: true } })).status).toBe(409);
    }
  });
});

describe('a change of what is public', () => {
  const told = (response: Response) => {
    const header = response.headers.get(changedPagesHeader);
    return header === null ? null : readChangedPages(header);
  };

  it('tells which pages it changed; a change of a draft tells nothing', async () => {
    const { row, cookie } = await signUp();
    const { id, slug } = await putArticle(row.id, { categories: ['finance'] });
    const pages = { slugs: [slug], authors: [row.id], categories: ['finance'] };
    const edit = async () =>
      told(await api('PATCH', `/articles/${id}`, { cookie, body: { title: crypto.randomUUID() } }));
    const publish = async (to: boolean) =>
      told(await api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: to } }));
    expect(await edit()).toBeNull();
    expect(await publish(true)).toEqual(pages);
    expect(await edit()).toEqual(pages);
    const restored = await api('POST', `/articles/${id}/versions/1/restore`, { cookie });
    expect(told(restored)).toEqual(pages);
    expect(await publish(false)).toEqual(pages);
    await publish(true);
    expect(told(await api('DELETE', `/articles/${id}`, { cookie }))).toEqual(pages);
    const draft = await putArticle(row.id);
    expect(told(await api('DELETE', `/articles/${draft.id}`, { cookie }))).toBeNull();
  });
});

describe('DELETE /articles/{id}', () => {
  it('removes the article with its proof, once', async () => {
    const { row, cookie } = await signUp();
    const { id } = await putArticle(row.id);
    const source = {
      runId: id,
      ordinal: 0,
      articleId: id,
      url: 'https://a.example',
      title: '',
      textHash: 'h',
      fetchedAt: new Date(),
    };
    await db.insert(proofSources).values(source);
    expect((await api('DELETE', `/articles/${id}`, { cookie })).status).toBe(204);
    expect((await api('DELETE', `/articles/${id}`, { cookie })).status).toBe(404);
    expect(await db.select().from(proofSources).where(eq(proofSources.articleId, id))).toEqual([]);
  });
});

describe('GET /pages/{slug}', () => {
  it('carries the article, its author, related ones and its neighbours', async () => {
    const { row, cookie } = await signUp({ firstName: 'Grace', lastName: 'Hopper' });
    const at = (minute: number) => new Date(Date.UTC(2036, 0, 1, 0, minute));
    const subject = `marquetry${crypto.randomUUID().slice(0, 4)}`;
    const older = await putArticle(row.id, { status: 'published', title: `Tools for ${subject}`, createdAt: at(1) });
    const sourceUrl = `https://${subject}.example/`;
    const { id, slug } = await putArticle(row.id, { title: `Learning ${subject}`, sourceUrl, createdAt: at(2) });
    await putArticle(row.id, { status: 'published', title: `Learning ${subject} again`, sourceUrl, createdAt: at(0) });
    const other = await signUp();
    await putArticle(other.row.id, { status: 'published', title: `Learning ${subject}`, createdAt: at(0) });
    await putArticle(row.id, { title: `Drafts about ${subject}`, createdAt: at(0) });
    const newer = await putArticle(row.id, { status: 'published', createdAt: at(3) });
    expect(await status(`/pages/${slug}`)).toBe(404);
    await api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: true } });
    await expect
      .poll(async () => (await get<PublicPage>(`/pages/${slug}`)).related.map((link) => link.slug))
      // Of the same author, and neither a draft nor its twin nor what has nothing to do with it.
      .toEqual([older.slug]);
    expect(await get<PublicPage>(`/pages/${slug}`)).toMatchObject({
      article: { id, slug },
      author: { name: 'Grace Hopper' },
      previous: { slug: older.slug },
      next: { slug: newer.slug },
    });
  });
});

describe('GET /sitemap', () => {
  it('names published articles, oldest first, in parts that do not move', async () => {
    const { row } = await signUp();
    const draft = await putArticle(row.id);
    const old = await putArticle(row.id, { status: 'published', createdAt: new Date(1), updatedAt: new Date(5_000) });
    const { parts, entries } = await get<SitemapPart>('/sitemap');
    expect(parts).toBe(1);
    expect(entries[0]).toEqual({ slug: old.slug, updatedAt: new Date(5_000).toISOString() });
    expect(entries.map(({ slug }) => slug)).not.toContain(draft.slug);
    const [first, second] = [await readSitemapPart(db, 1, 2), await readSitemapPart(db, 2, 2)];
    expect([...first.entries, ...second.entries]).toEqual(entries.slice(0, 4));
    expect(first.parts).toBe(Math.ceil(entries.length / 2));
    expect(await status('/sitemap?part=0')).toBe(400);
  });
});
