import { describe, expect, it } from 'vitest';
import { changedPagesHeader, writeChangedPages } from '../../worker/contract/changed-pages.ts';
import { ask, fakeApi, freshHost, sampleArticle } from '../test/edge.ts';

const path = '/ledgerly-review';

describe('pages for visitors', () => {
  it('are kept at the edge and revalidated by browsers', async () => {
    const host = freshHost();
    const api = fakeApi([sampleArticle()]);
    const first = await ask(host + path, { api });
    const second = await ask(host + path, { api });
    expect(api.requests).toHaveLength(1);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(second.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(await second.text()).toBe(await first.text());
  });

  it('answer 304 to whoever holds them, also where a proxy weakened the validator', async () => {
    const host = freshHost();
    const tag = (await ask(host + path)).headers.get('ETag') ?? '';
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await ask(host + path, { headers: { 'If-None-Match': held } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('ETag')).toBe(tag);
    }
    expect((await ask(host + path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('are 404 instead of 304 once the article is not published any more', async () => {
    const tag = (await ask(freshHost() + path)).headers.get('ETag') ?? '';
    const response = await ask(freshHost() + path, { api: fakeApi([]), headers: { 'If-None-Match': tag } });
    expect(response.status).toBe(404);
    expect(response.headers.has('ETag')).toBe(false);
  });

  it('are one for all unknown parameters, and one for each page', async () => {
    const host = freshHost();
    const api = fakeApi(Array.from({ length: 30 }, (_, n) => sampleArticle({ id: `a${n}`, slug: `article-${n}` })));
    await ask(`${host}/articles`, { api });
    await ask(`${host}/articles?utm_source=mail&x=1`, { api });
    expect(api.requests).toHaveLength(1);
    await ask(`${host}/articles?page=2&utm_source=mail`, { api });
    await ask(`${host}/articles?page=2`, { api });
    expect(api.requests).toHaveLength(2);
  });

  it.each([
    ['/ledgerly-review', ['?q=x', '?page=2', '?category=a', '?author=u1', '?page=2&q=y&category=b', '?PREVIEW=1']],
    ['/', ['?page=2', '?q=x', '?category=a']],
    ['/terms', ['?q=1']],
    ['/articles', ['?page=1', '?q=', '?q=%20', '?author=', '?unknown=1&page=1']],
    [
      '/articles?category=small-business',
      ['?author=u1&category=small-business', '?category=small-business&page=1&x=1'],
    ],
    ['/articles?author=u1', ['?author=u1%20', '?author=%20%20u1%0A', '?page=1&author=%09u1&q=%20']],
    ['/robots.txt', ['?page=2', '?q=x']],
    ['/rss.xml', ['?page=2']],
  ])('are one at %s, whatever else is asked for', async (clean, queries) => {
    const host = freshHost();
    const api = fakeApi([sampleArticle()]);
    const first = await ask(host + clean, { api });
    const asked = api.requests.length;
    for (const query of queries) {
      const again = await ask(host + clean.split('?')[0] + query, { api });
      expect([again.status, again.headers.get('ETag')], query).toEqual([200, first.headers.get('ETag')]);
    }
    expect(api.requests).toHaveLength(asked);
  });

  it('are the client’s own for a preview: nothing is asked for or rendered', async () => {
    const api = fakeApi([sampleArticle()]);
    for (const query of ['?preview=true', '?preview', '?x=1&preview=2']) {
      const response = await ask(`${freshHost()}/ledgerly-review${query}`, { api });
      const html = await response.text();
      expect(html).toContain('"rendered":false');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    }
    expect(api.requests).toHaveLength(0);
  });

  it.each(['/articles?q=ledgerly', '/no-such-article'])('are not kept: %s', async (query) => {
    const host = freshHost();
    const api = fakeApi([sampleArticle()]);
    await ask(host + query, { api });
    await ask(host + query, { api });
    expect(api.requests).toHaveLength(2);
  });
});

describe('a change that the API tells of', () => {
  const articles = [sampleArticle(), sampleArticle({ id: 'a2', slug: 'other' })];
  const header = writeChangedPages({ slugs: ['ledgerly-review'], authors: ['u1'], categories: ['small-business'] });
  const change = (host: string) =>
    ask(`${host}/api/articles/a1/publish`, {
      method: 'PATCH',
      api: { fetch: async () => Response.json({ id: 'a1' }, { headers: { [changedPagesHeader]: header } }) },
    });

  it('is seen at once, on the page and in the lists, and nobody outside hears of it', async () => {
    const host = freshHost();
    const paths = [
      path,
      `${path}.md`,
      '/',
      '/articles',
      '/articles?author=u1',
      '/articles?category=small-business',
      '/rss.xml',
      '/llms.txt',
    ];
    const visit = async (api: ReturnType<typeof fakeApi>) => {
      for (const shown of paths) await ask(host + shown, { api });
      return api.requests.length;
    };
    expect(await visit(fakeApi(articles))).toBeGreaterThanOrEqual(paths.length);
    expect(await visit(fakeApi([]))).toBe(0);
    const answer = await change(host);
    expect([...answer.headers.keys()]).not.toContain(changedPagesHeader.toLowerCase());
    expect(await answer.json()).toEqual({ id: 'a1' });
    const gone = fakeApi([]);
    for (const shown of [path, `${path}.md`]) expect((await ask(host + shown, { api: gone })).status).toBe(404);
    for (const shown of paths.slice(2)) {
      expect(await (await ask(host + shown, { api: gone })).text(), shown).not.toContain('Ledgerly review');
    }
  });

  it('leaves what others have kept', async () => {
    const host = freshHost();
    await ask(`${host}/other`, { api: fakeApi(articles) });
    await change(host);
    const api = fakeApi([]);
    expect((await ask(`${host}/other`, { api })).status).toBe(200);
    expect(api.requests).toHaveLength(0);
  });

  it('is not undone by a page that was being made meanwhile', async () => {
    const host = freshHost();
    const before = fakeApi(articles);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = {
      async fetch(request: Request) {
        const response = await before.fetch(request);
        await held;
        return response;
      },
    };
    const visit = ask(host + path, { api: slow });
    await expect.poll(() => before.requests.length).toBe(1);
    await change(host);
    release();
    expect((await visit).status).toBe(200);
    expect((await ask(host + path, { api: fakeApi([]) })).status).toBe(404);
  });
});

describe('requests with a session', () => {
  it.each(['session=abc', '__Host-session=abc', 'theme=dark; session=abc'])('get the shell (%s)', async (cookie) => {
    const host = freshHost();
    const api = fakeApi([sampleArticle()]);
    await ask(host + path, { api });
    const response = await ask(host + path, { api, headers: { Cookie: cookie } });
    const html = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.has('ETag')).toBe(false);
    expect(html).toContain('"session":true');
    expect(html).not.toContain('Nine dollars');
    expect(api.requests).toHaveLength(1);
  });

  it('leave nothing in the cache', async () => {
    const host = freshHost();
    await ask(host, { headers: { Cookie: 'session=abc' } });
    expect(await (await ask(host)).text()).toContain('"session":false');
  });

  it.each(['session=', 'mysession=abc', 'x=session=abc'])('are none by the cookie %s', async (cookie) => {
    expect(await (await ask(freshHost(), { headers: { Cookie: cookie } })).text()).toContain('"session":false');
  });

  it('get 404 for a path that no screen has', async () => {
    expect((await ask(`${freshHost()}/a/b`, { headers: { Cookie: 'session=abc' } })).status).toBe(404);
  });
});
