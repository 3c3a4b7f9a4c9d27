import { describe, expect, it } from 'vitest';
import { ask, fakeApi, freshHost, sampleArticle } from '../test/edge.ts';

const hostile = sampleArticle({
  id: 'a2',
  slug: 'hostile',
  title: 'A & B <script>alert(1)</script> ]]> \u0007\ud800 🦄',
  excerpt: '"quoted" <b>bold</b>\nand\u0000 more',
  content: '## Heading\n\nText & more.',
});
const textOf = async (path: string, articles = [sampleArticle(), hostile]) => {
  const response = await ask(path, { api: fakeApi(articles), siteUrl: 'https://articles.example' });
  return { response, text: await response.text() };
};

describe('robots.txt', () => {
  it('allows the pages and names the sitemap', async () => {
    const { response, text } = await textOf(`${freshHost()}/robots.txt`);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain('User-agent: *\nAllow: /\nDisallow: /api/\n');
    expect(text).toContain('Sitemap: https://articles.example/sitemap.xml');
  });
});

describe('the key of IndexNow', () => {
  it('stands at its address, and no other does', async () => {
    const api = {
      fetch: async (request: Request) =>
        new URL(request.url).pathname === '/api/indexnow/our-own-key'
          ? Response.json({ key: 'our-own-key' })
          : Response.json({ error: 'There is no such key.', code: 'not_found' }, { status: 404 }),
    };
    const response = await ask(`${freshHost()}/our-own-key.txt`, { api });
    expect(await response.text()).toBe('our-own-key');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect((await ask(`${freshHost()}/another-key.txt`, { api })).status).toBe(404);
  });
});

describe('sitemap.xml', () => {
  it('lists the site and its articles with their last change', async () => {
    const { response, text } = await textOf(`${freshHost()}/sitemap.xml`);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(text).toContain('<url><loc>https://articles.example/</loc></url>');
    expect(text).toContain(
      '<url><loc>https://articles.example/ledgerly-review</loc><lastmod>2026-03-03T10:00:00.000Z</lastmod></url>',
    );
  });

  it('becomes an index where one part does not hold all', async () => {
    const many = Array.from({ length: 5 }, (_, n) => sampleArticle({ id: `a${n}`, slug: `article-${n}` }));
    const host = freshHost();
    const index = await textOf(`${host}/sitemap.xml`, many);
    expect(index.text.match(/<loc>/g)).toHaveLength(3);
    expect(index.text).toContain('<sitemap><loc>https://articles.example/sitemap-3.xml</loc></sitemap>');
    const last = await textOf(`${host}/sitemap-3.xml`, many);
    expect(last.text.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://articles.example/article-4</loc>']);
    expect((await textOf(`${host}/sitemap-4.xml`, many)).response.status).toBe(404);
  });
});

describe('rss.xml', () => {
  it('is RSS 2.0 in which nothing of an article is markup', async () => {
    const { response, text } = await textOf(`${freshHost()}/rss.xml`);
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(text).toContain('<rss version="2.0"');
    expect(text).toContain('<pubDate>Mon, 02 Mar 2026 10:00:00 GMT</pubDate>');
    expect(text).toContain('<title>A &amp; B &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; \ufffd 🦄</title>');
    expect(text).toContain('<description>&quot;quoted&quot; &lt;b&gt;bold&lt;/b&gt;\nand more</description>');
    expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  });
});

describe('llms.txt', () => {
  it('points to the markdown of each article', async () => {
    const { text } = await textOf(`${freshHost()}/llms.txt`);
    expect(text).toMatch(/^# SEO Article AI\n\n> /);
    expect(text).toContain('- [Ledgerly review](https://articles.example/ledgerly-review.md): Invoices without tears.');
  });
});

describe('/{slug}.md', () => {
  it('is the article as markdown, canonical elsewhere', async () => {
    const { response, text } = await textOf(`${freshHost()}/ledgerly-review.md`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Link')).toBe('<https://articles.example/ledgerly-review>; rel="canonical"');
    expect(text).toMatch(/^# Ledgerly review\n\n> Invoices without tears\.\n\nLedgerly is/);
  });

  it('is missing where the article is', async () => {
    expect((await textOf(`${freshHost()}/no-such-article.md`)).response.status).toBe(404);
  });
});

describe('feeds', () => {
  it('are the same with a session, validated, and refused while the API is away', async () => {
    const host = freshHost();
    const headers = { Cookie: 'session=abc' };
    const first = await ask(`${host}/rss.xml`, { headers });
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    const again = await ask(`${host}/rss.xml`, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    const away = { fetch: async () => new Response('', { status: 500 }) };
    expect((await ask(`${freshHost()}/sitemap.xml`, { api: away })).status).toBe(503);
  });
});
