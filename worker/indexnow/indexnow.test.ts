import { describe, expect, it } from 'vitest';
import { api } from '../test/api.ts';
import { announcePage } from './announce.ts';

const settings = { key: 'aabbccdd-0011', endpoint: 'https://indexnow.example/indexnow' };
const page = { origin: 'https://articles.example', path: '/a-page' };

function listen(answer: () => Promise<Response>) {
  const heard: Array<{ url: string; body: unknown }> = [];
  const send = (async (url: string, init: RequestInit) => {
    heard.push({ url, body: JSON.parse(String(init.body)) });
    return answer();
  }) as typeof fetch;
  return { heard, send };
}

describe('announcePage', () => {
  it('names the page, the key, and where the key stands', async () => {
    const { heard, send } = listen(async () => new Response(null, { status: 202 }));
    await announcePage(settings, page, send);
    expect(heard).toEqual([
      {
        url: settings.endpoint,
        body: {
          host: 'articles.example',
          key: settings.key,
          keyLocation: 'https://articles.example/aabbccdd-0011.txt',
          urlList: ['https://articles.example/a-page'],
        },
      },
    ]);
  });

  it('says nothing of a site that nobody else can reach', async () => {
    const { heard, send } = listen(async () => new Response());
    for (const origin of ['http://localhost:8788', 'http://articles.example']) {
      await announcePage(settings, { ...page, origin }, send);
    }
    expect(heard).toEqual([]);
  });

  it.each([
    ['refuses', async () => new Response('Forbidden', { status: 403 })],
    ['is away', async () => Promise.reject(new TypeError('Network connection lost'))],
  ])('does not mind when the other side %s', async (_, answer) => {
    const { heard, send } = listen(answer);
    await announcePage(settings, page, send);
    expect(heard).toHaveLength(1);
  });
});

describe('GET /indexnow/{key}', () => {
  it('knows the configured key and no other', async () => {
    expect(await (await api('GET', '/indexnow/test-indexnow-key')).json()).toEqual({ key: 'test-indexnow-key' });
    expect((await api('GET', '/indexnow/another-key')).status).toBe(404);
  });
});
