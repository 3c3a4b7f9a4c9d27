import { describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { ask, fakeApi, freshHost, jsonIn, sampleArticle } from '../test/edge.ts';

const many = Array.from({ length: 30 }, (_, index) =>
  sampleArticle({ id: `a${index}`, slug: `article-${index}`, title: `Article ${index}` }),
);

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('GET /', () => {
  it('shows the landing page with recent articles and figures', async () => {
    const response = await ask(freshHost(), { api: fakeApi(many) });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Absolutely Free • Generate and Publish Articles in Minutes');
    expect(html.match(/<article/g)).toHaveLength(6);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/article-0"');
    expect(html).toContain('Total Articles');
  });

  it('speaks plainly: no words of the printing trade, and none that only search experts know', async () => {
    const html = await (await ask(freshHost(), { api: fakeApi(many) })).text();
    expect(html).not.toMatch(/galley|is set that|keyphrase/i);
  });

  it('names itself by SITE_URL', async () => {
    const html = await (await ask(freshHost(), { siteUrl: 'https://articles.example/' })).text();
    expect(canonicalOf(html)).toBe('https://articles.example/');
    expect(contentOf(html, 'og:url')).toBe('https://articles.example/');
    expect(jsonIn(html, 'type="application/ld\\+json"')).toMatchObject({ '@type': 'WebSite' });
  });

  it('takes no origin from forwarded headers', async () => {
    const host = freshHost();
    const headers = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    const html = await (await ask(host, { headers })).text();
    expect(canonicalOf(html)).toBe(`${host}/`);
    expect(html).not.toContain('evil.example');
  });

  it.each(['/', '/articles', '/articles?q=article'])('brings along of a list what %s shows of it', async (path) => {
    const html = await (await ask(freshHost() + path, { api: fakeApi(many) })).text();
    const { fallback } = jsonIn(html, 'type="application/json" id="page-data"') as {
      fallback: Record<string, { articles: object[] }>;
    };
    const [list] = Object.values(fallback);
    expect(list?.articles.length).toBe(path === '/' ? 6 : 12);
    expect(Object.keys(list?.articles[0] ?? {}).sort()).toEqual([
      'categories',
      'createdAt',
      'excerpt',
      'id',
      'seoScore',
      'slug',
      'status',
      'title',
      'wordCount',
    ]);
  });

  it('says that there are no articles where there are none', async () => {
    const html = await (await ask(freshHost(), { api: fakeApi([]) })).text();
    expect(html).toContain('No published articles yet.');
  });
});

describe('GET /articles', () => {
  it('pages without JavaScript', async () => {
    const host = freshHost();
    const html = await (await ask(`${host}/articles?page=2`, { api: fakeApi(many) })).text();
    expect(html).toContain('Article 12');
    expect(html).not.toContain('>Article 11<');
    expect(html).toContain('href="/articles?page=3"');
    expect(html).toContain('href="/articles"');
    expect(canonicalOf(html)).toBe(`${host}/articles?page=2`);
  });

  it('searches without JavaScript and keeps searches out of the index', async () => {
    const api = fakeApi(many);
    const html = await (await ask(`${freshHost()}/articles?q=a%26b`, { api })).text();
    expect(new URL(api.requests[0]?.url ?? '').searchParams.get('q')).toBe('a&b');
    expect(html).toContain('Search results for &quot;a&amp;b&quot;');
    expect(html).toContain('action="/articles"');
    expect(contentOf(html, 'robots')).toBe('noindex');
  });

  it.each(['page=99', 'page=0', 'page=x', 'page=1e3', 'page=-1'])('answers 404 for ?%s', async (query) => {
    const response = await ask(`${freshHost()}/articles?${query}`, { api: fakeApi(many) });
    expect(response.status).toBe(404);
  });

  it('shows the empty state', async () => {
    const html = await (await ask(`${freshHost()}/articles`, { api: fakeApi([]) })).text();
    expect(html).toContain('No Articles Published Yet');
  });
});

describe('GET /articles of a category or an author', () => {
  const of = (id: string, changes: Partial<Article>) =>
    sampleArticle({ id, slug: id, title: `Title ${id}`, ...changes });
  const api = fakeApi([
    of('one', { categories: ['small-business'] }),
    of('two', { categories: ['finance'], userId: 'u2' }),
    ...Array.from({ length: 13 }, (_, n) => of(`n${n}`, { categories: ['finance'], userId: 'u3' })),
  ]);

  it.each([
    ['/articles?category=small-business', 'Small Business Articles', ['one']],
    ['/articles?author=u2', 'Articles by Dana Moss', ['two']],
  ])('lists %s', async (path, title, shown) => {
    const host = freshHost();
    const response = await ask(`${host}${path}&utm_source=mail`, { api });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`<title>${title} | SEO Article AI</title>`);
    expect(canonicalOf(html)).toBe(host + path);
    expect([...html.matchAll(/<a href="\/(one|two|n\d+)"/g)].map(([, slug]) => slug)).toEqual(shown);
    expect(contentOf(html, 'robots')).toContain('index, follow');
  });

  it('pages through it', async () => {
    const html = await (await ask(`${freshHost()}/articles?category=finance`, { api })).text();
    expect(html).toContain('href="/articles?category=finance&amp;page=2"');
    const second = await (await ask(`${freshHost()}/articles?category=finance&page=2`, { api })).text();
    expect(second).toContain('<title>Finance Articles, page 2 | SEO Article AI</title>');
    expect(second).toContain('href="/articles?category=finance"');
  });

  it.each(['category=nothing-here', 'author=nobody', 'category=<b>', 'category=finance&page=3'])(
    'answers 404 for %s',
    async (query) => expect((await ask(`${freshHost()}/articles?${query}`, { api })).status).toBe(404),
  );

  it('is led to from an article', async () => {
    const html = await (await ask(`${freshHost()}/one`, { api })).text();
    expect(html).toContain('href="/articles?category=small-business"');
    expect(html).toContain('href="/articles?author=u1"');
  });
});

describe('GET /{slug}', () => {
  it('holds the whole article, its head and its structured data', async () => {
    const host = freshHost();
    const response = await ask(`${host}/ledgerly-review`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<h1 dir="auto"');
    expect(html).toContain('<h2 id="section-what-it-costs">What it costs<a href');
    expect(html).toContain('<a href="https://ledgerly.example" rel="noopener external">invoicing software</a>');
    expect(html).toContain('<title>Ledgerly review | SEO Article AI</title>');
    expect(contentOf(html, 'description')).toBe('What Ledgerly does and what it costs.');
    expect(contentOf(html, 'og:type')).toBe('article');
    expect(contentOf(html, 'article:published_time')).toBe('2026-03-02T10:00:00.000Z');
    expect(canonicalOf(html)).toBe(`${host}/ledgerly-review`);
    expect(jsonIn(html, 'type="application/ld\\+json"')).toMatchObject({
      '@type': 'Article',
      headline: 'Ledgerly review',
      datePublished: '2026-03-02T10:00:00.000Z',
      dateModified: '2026-03-03T10:00:00.000Z',
      author: { '@type': 'Person', name: 'Dana Moss' },
    });
    expect(html).toMatch(/By.{0,20}<a href="\/articles\?author=u1"/);
    expect(html).toContain('Mar 1, 2026');
  });

  it('leads on to related articles and to the ones before and after', async () => {
    const html = await (await ask(`${freshHost()}/article-1`, { api: fakeApi(many) })).text();
    const foot = /<nav aria-label="More articles".*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(foot).toContain('Related articles');
    expect(foot).toMatch(/Previous article<\/p><a [^>]*href="\/article-0"/);
    expect(foot).toMatch(/Next article<\/p><a [^>]*href="\/article-2"/);
    const alone = await (await ask(`${freshHost()}/ledgerly-review`)).text();
    expect(alone).not.toContain('More articles');
  });

  it('names a picture by what is on it, and gets it from the API', async () => {
    const pictureOf = async (title: string) =>
      contentOf(
        await (await ask(`${freshHost()}/ledgerly-review`, { api: fakeApi([sampleArticle({ title })]) })).text(),
        'og:image',
      );
    const [one, same, other] = [await pictureOf('One'), await pictureOf('One'), await pictureOf('Another')];
    const path = (address = '') => new URL(address).pathname;
    expect(path(one)).toMatch(/^\/social\/ledgerly-review\/[0-9a-f]{16}\.png$/);
    expect(path(same)).toBe(path(one));
    expect(path(other)).not.toBe(path(one));

    const asked: string[] = [];
    const api = {
      fetch: async (request: Request) => {
        asked.push(new URL(request.url).pathname);
        return new Response('a picture', { headers: { 'Content-Type': 'image/png' } });
      },
    };
    const response = await ask(path(one), { api });
    expect(await response.text()).toBe('a picture');
    expect(asked).toEqual([path(one).replace('/social', '/api/social-image').replace('.png', '')]);
    expect((await ask('/social/x/..%2f..%2fauth%2fme.png', { api })).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it('carries the text once', async () => {
    const html = await (await ask(`${freshHost()}/ledgerly-review`)).text();
    expect(html.match(/Nine dollars\./g)).toHaveLength(1);
    expect(jsonIn(html, 'type="application/json" id="page-data"')).toMatchObject({
      session: false,
      rendered: true,
      fallback: { '/api/pages/ledgerly-review': { html: '' } },
    });
  });

  it('answers 404 for an article that is not there', async () => {
    const response = await ask(`${freshHost()}/no-such-article`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Article Not Found');
    expect(html).toContain('The article you&#x27;re looking for doesn&#x27;t exist.');
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(canonicalOf(html)).toBeUndefined();
    expect(jsonIn(html, 'type="application/json" id="page-data"')).toMatchObject({
      fallback: { '/api/pages/no-such-article': null },
    });
  });

  it.each(['/favicon.ico', '/wp-login.php', '/a_b', '/%3Cscript%3E', '/-', `/${'a'.repeat(81)}`])(
    'asks the API nothing about %s',
    async (path) => {
      const api = fakeApi([sampleArticle()]);
      expect((await ask(freshHost() + path, { api })).status).toBe(404);
      expect(api.requests).toHaveLength(0);
    },
  );
});

describe('other pages', () => {
  it.each([
    ['/terms', 'Terms of Use'],
    ['/privacy', 'Privacy Policy'],
  ])('renders %s', async (path, heading) => {
    const response = await ask(freshHost() + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`>${heading}</h1>`);
    expect(html).toContain('Last updated June 25, 2025');
  });

  it('answers 404 for a path that no screen has', async () => {
    const response = await ask(`${freshHost()}/a/b`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('not in print');
  });

  it.each([
    ['/Terms', '/terms'],
    ['/terms/', '/terms'],
    ['/Ledgerly-Review/?page=2', '/ledgerly-review?page=2'],
    ['//evil.example/X', '/evil.example/x'],
  ])('leads %s to %s', async (path, location) => {
    const response = await ask(freshHost() + path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(location);
  });

  it.each(['/seo-keywords', '/edit/ledgerly-review'])('sends the shell for %s', async (path) => {
    const response = await ask(freshHost() + path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(jsonIn(html, 'type="application/json" id="page-data"')).toEqual({
      session: false,
      rendered: false,
      fallback: {},
    });
  });

  it.each(['', '?error=cancelled'])('ends the Google popup on a page of its own (%s)', async (query) => {
    const response = await ask(`${freshHost()}/google-sign-in${query}`, { headers: { Cookie: 'session=abc' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toContain('You can close this window.');
  });

  it('refuses other methods', async () => {
    const response = await ask(freshHost(), { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('answers HEAD without a body', async () => {
    const response = await ask(freshHost(), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('says so plainly where the API does not answer', async () => {
    const api = { fetch: async () => new Response('D1_ERROR: secret', { status: 500 }) };
    const response = await ask(`${freshHost()}/articles?page=2`, { api });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toContain('href="/articles?page=2"');
    expect(html).not.toContain('D1_ERROR');
  });
});
