import { describe, expect, it } from 'vitest';
import { ask, freshHost, sampleArticle } from '../test/edge.ts';

const paths = ['/', '/articles', '/ledgerly-review', '/terms', '/a/b', '/Terms', '/edit/x', '/api/articles/published'];

describe('every response', () => {
  it.each(paths)('is protected: %s', async (path) => {
    const { headers } = await ask(freshHost() + path);
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('the policy of pages', () => {
  it('allows the one inline script by its hash, and there is no other', async () => {
    const response = await ask(`${freshHost()}/ledgerly-review`);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("form-action 'self'");
    const scripts = [...(await response.text()).matchAll(/<script([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g)];
    const inline = scripts.filter(([, attributes = '']) => !/src=|type="application\/(?:ld\+)?json"/.test(attributes));
    expect(inline).toHaveLength(1);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inline[0]?.[2]));
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  });
});

describe('pictures', () => {
  it('come through the site alone, and with the cookie of who asks', async () => {
    const policy = (await ask(`${freshHost()}/ledgerly-review`)).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/img-src 'self' data:(?:;|$)/);
    const seen: Array<[string, string | null]> = [];
    const api = {
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        seen.push([pathname + search, request.headers.get('Cookie')]);
        return new Response('GIF89a', { headers: { 'Content-Security-Policy': "default-src 'none'; sandbox" } });
      },
    };
    const response = await ask('/image/a1/3?v=0011aabb', { api, headers: { Cookie: 'session=old' } });
    expect(seen).toEqual([['/api/images/a1/3?v=0011aabb', 'session=old']]);
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('requests to the API', () => {
  const echo = {
    fetch: async (request: Request) =>
      Response.json(
        { method: request.method, headers: Object.fromEntries(request.headers), body: await request.text() },
        { status: 418, headers: { 'Set-Cookie': 'session=new; HttpOnly' } },
      ),
  };

  it('are handed on as they are, with the client’s address as Cloudflare saw it', async () => {
    const response = await ask('/api/auth/login', {
      api: echo,
      method: 'POST',
      body: '{"username":"demo"}',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'https://site.example',
        Cookie: 'session=old',
        'X-Client-Address': '6.6.6.6',
        'CF-Connecting-IP': '192.0.2.7',
      },
    });
    expect(response.status).toBe(418);
    expect(response.headers.get('Set-Cookie')).toBe('session=new; HttpOnly');
    expect(await response.json()).toMatchObject({
      method: 'POST',
      body: '{"username":"demo"}',
      headers: { origin: 'https://site.example', cookie: 'session=old', 'x-client-address': '192.0.2.7' },
    });
  });

  it('carry no address that somebody else wrote', async () => {
    const response = await ask('/api/auth/me', { api: echo, headers: { 'X-Client-Address': '6.6.6.6' } });
    expect(await response.json()).not.toHaveProperty('headers.x-client-address');
  });

  it('keep a redirect for the browser to follow', async () => {
    const api = { fetch: async () => Response.redirect('https://accounts.example/o', 302) };
    const response = await ask('/api/auth/google/start', { api });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://accounts.example/o');
  });

  it('of the edge itself bring no cookie along', async () => {
    const seen: Array<string | null> = [];
    const api = {
      fetch: async (request: Request) => {
        seen.push(request.headers.get('Cookie'));
        return Response.json({
          article: sampleArticle(),
          author: { name: 'Dana' },
          related: [],
          previous: null,
          next: null,
        });
      },
    };
    await ask(`${freshHost()}/ledgerly-review`, { api, headers: { Cookie: 'theme=dark' } });
    expect(seen).toEqual([null]);
  });
});
