import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, load, loadOrNull, send, toldOr } from './api.ts';

afterEach(() => vi.restoreAllMocks());

const answer = (body: BodyInit | null, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init));

describe('ApiError', () => {
  it('reads status, code and sentence back from its message', () => {
    const error = new ApiError('409: {"error":"Taken.","code":"username_taken"}');
    expect(error).toMatchObject({ status: 409, code: 'username_taken', told: 'Taken.', issues: [] });
  });

  it.each(['502: Bad Gateway', '500: <html>', '500: "text"', '500: null', '500: '])('takes any body: %s', (message) => {
    const error = new ApiError(message);
    expect(error.told).toBeUndefined();
    expect(toldOr(error, 'Fallback')).toBe('Fallback');
  });

  it('is not needed for a fallback', () => {
    expect(toldOr(new TypeError('Failed to fetch'), 'Fallback')).toBe('Fallback');
  });
});

describe('load', () => {
  it('GETs the first element of the key', async () => {
    const fetch = answer('{"a":1}');
    expect(await load(['/api/things', 3])).toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledWith('/api/things', expect.objectContaining({ credentials: 'include' }));
  });

  it.each(['/api/articles/published?page=1&limit=12', '/api/articles/search?q=x&page=1&limit=12'])(
    'sends no credentials to %s',
    async (path) => {
      const fetch = answer('{}');
      await load(path);
      expect(fetch).toHaveBeenCalledWith(path, expect.objectContaining({ credentials: 'omit' }));
    },
  );

  it('names a failure by status and body, or status text', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    await expect(load('/api/x')).rejects.toThrow('503: Service Unavailable');
  });

  it('answers null for the named statuses only', async () => {
    answer('{"error":"Sign in.","code":"unauthenticated"}', { status: 401 });
    expect(await loadOrNull('/api/auth/me', 401)).toBeNull();
    await expect(loadOrNull('/api/auth/me', 404)).rejects.toMatchObject({ status: 401 });
  });
});

describe('send', () => {
  it('sends JSON with its content type', async () => {
    const fetch = answer('{"ok":true}');
    expect(await send('POST', '/api/seo-keywords', { body: { keyword: 'a' } })).toEqual({ ok: true });
    expect(fetch).toHaveBeenCalledWith('/api/seo-keywords', {
      method: 'POST',
      credentials: 'include',
      body: '{"keyword":"a"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('takes an answer without a body', async () => {
    const fetch = answer(null, { status: 204 });
    expect(await send('DELETE', '/api/articles/:id', { params: { id: 'a b' } })).toBeUndefined();
    expect(fetch).toHaveBeenCalledWith('/api/articles/a%20b', expect.anything());
  });
});

describe('endSession', () => {
  it('waits for what is under way, and what is asked then is never sent', async () => {
    vi.resetModules();
    const api = await import('./api.ts');
    const asked: string[] = [];
    let save = () => {};
    vi.spyOn(globalThis, 'fetch').mockImplementation((path) => {
      asked.push(String(path));
      const answered = new Response('{}');
      return path === '/api/saved' ? new Promise((done) => (save = () => done(answered))) : Promise.resolve(answered);
    });
    const saved = api.load('/api/saved');
    const ended = api.endSession('/api/auth/logout');
    void api.load('/api/late');
    expect(asked).toEqual(['/api/saved']);
    save();
    await saved;
    await ended;
    expect(asked).toEqual(['/api/saved', '/api/auth/logout']);
  });

  it('leaves the page alive where it fails', async () => {
    vi.resetModules();
    const api = await import('./api.ts');
    answer('', { status: 503, statusText: 'Service Unavailable' });
    await expect(api.endSession('/api/auth/logout')).rejects.toThrow('503');
    answer('{"a":1}');
    expect(await api.load('/api/things')).toEqual({ a: 1 });
  });
});
