import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, fakeApi, freshHost, sampleArticle } from '../test/edge.ts';
import { readThrough } from './cache.ts';
import { pageResponse } from './responses.ts';

const begun = Date.UTC(2026, 0, 1);

/** A page that counts how often it was made, and is made when `finish` says so. */
function page({ bornSeconds, isSlow = false }: { bornSeconds?: number; isSlow?: boolean } = {}) {
  let count = 0;
  let status = 200;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = async () => {
    count += 1;
    const made = `page ${count}`;
    if (isSlow && count > 1) await finished;
    return pageResponse(made, status);
  };
  const key = `${freshHost()}/page`;
  const context = createExecutionContext();
  /** What a visitor gets so many seconds after the page was first asked for. */
  const at = async (seconds: number) => {
    const response = await readThrough({ key, make, bornSeconds }, context, begun + seconds * 1000);
    expect([...response.headers.keys()].sort()).not.toContain('x-made-at');
    return response.text();
  };
  const settle = () => waitOnExecutionContext(context);
  const failWith = (code: number) => {
    status = code;
  };
  return { at, settle, finish, failWith, made: () => count };
}

/** The first visit's page, kept. */
async function kept(options?: Parameters<typeof page>[0]) {
  const tested = page(options);
  expect(await tested.at(0)).toBe('page 1');
  await tested.settle();
  return tested;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a kept page', () => {
  it('is served as it is before it is 45 seconds old', async () => {
    const { at, settle, made } = await kept();
    expect(await at(44.9)).toBe('page 1');
    await settle();
    expect(made()).toBe(1);
  });

  it('is made anew by one request while others get it, and then starts over', async () => {
    const { at, settle, finish, made } = await kept({ isSlow: true });
    expect(await Promise.all([at(45), at(46), at(59.9)])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(made()).toBe(2);
    finish();
    await settle();
    expect([await at(60), await at(89.9), made()]).toEqual(['page 2', 'page 2', 2]);
  });

  it('is served to nobody once it is 60 seconds old', async () => {
    const { at, made } = await kept();
    expect([await at(60), made()]).toEqual(['page 2', 2]);
  });

  it('is gone once a renewal does not find it', async () => {
    const { at, settle, failWith, made } = await kept();
    failWith(404);
    await at(50);
    await settle();
    expect([await at(51), made()]).toEqual(['page 3', 3]);
  });

  it('stays for its minute where it could not be made anew, and the next request tries again', async () => {
    const { key, context } = { key: `${freshHost()}/page`, context: createExecutionContext() };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const make = vi.fn(async () => pageResponse('a page', 200));
    const at = async (seconds: number) => (await readThrough({ key, make }, context, begun + seconds * 1000)).text();
    await at(0);
    await waitOnExecutionContext(context);
    make.mockRejectedValue(new Error('private-mark'));
    for (const seconds of [46, 47]) {
      expect(await at(seconds)).toBe('a page');
      await waitOnExecutionContext(context);
    }
    expect(make).toHaveBeenCalledTimes(3);
    expect(error.mock.calls.join()).toContain('page_not_renewed');
    expect(error.mock.calls.join()).not.toContain('private-mark');
    await expect(at(60)).rejects.toThrow();
  });

  it('counts the age of what it is made of as its own', async () => {
    const { at, settle, made } = await kept({ bornSeconds: 15 });
    await at(29.9);
    await settle();
    expect(made()).toBe(1);
    expect(await at(30)).toBe('page 1');
    await settle();
    expect([await at(31), made()]).toEqual(['page 2', 2]);
    expect([await at(30 + 45), made()]).toEqual(['page 3', 3]);
  });

  it('of an article that was taken back is gone a minute later at the latest', async () => {
    const host = freshHost();
    const clock = vi.spyOn(Date, 'now');
    const visit = async (seconds: number, articles = [sampleArticle()]) => {
      clock.mockReturnValue(begun + seconds * 1000);
      const response = await ask(`${host}/ledgerly-review`, { api: fakeApi(articles) });
      expect(response.headers.has('X-Made-At')).toBe(false);
      return response.status;
    };
    expect([await visit(0), await visit(50, []), await visit(51, [])]).toEqual([200, 200, 404]);
    expect([await visit(100), await visit(160, [])]).toEqual([200, 404]);
  });
});

describe('a log of the edge', () => {
  it('names neither the address nor what was said, whatever fails', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(caches.default, 'put').mockRejectedValue(new Error('private-mark'));
    const away = { fetch: async () => Promise.reject(new Error('private-mark')) };
    expect((await ask(`${freshHost()}/private-mark`, { api: away })).status).toBe(503);
    expect((await ask(`${freshHost()}/private-mark.md`, { api: away })).status).toBe(503);
    expect((await ask(`${freshHost()}/ledgerly-review`)).status).toBe(200);
    const lines = error.mock.calls.map(String);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'page_failed', screen: 'article' },
      { event: 'page_failed', screen: 'feed' },
      { event: 'page_not_kept', error: 'Error' },
    ]);
    expect(lines.join()).not.toContain('private-mark');
  });
});
