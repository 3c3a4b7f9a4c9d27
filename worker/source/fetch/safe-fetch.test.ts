import { describe, expect, it, vi } from 'vitest';
import { decodeText } from './decode-text.ts';
import { SourceError } from './errors.ts';
import { linkAnswers } from './link-answers.ts';
import { type SafeFetchOptions, safeFetch } from './safe-fetch.ts';

type Answer = Response | ((request: { url: string; init: RequestInit }) => Response | Promise<Response>);

/** A web of fixed answers; names resolve to a public address unless given another. */
function createWeb(answers: Record<string, Answer>, names: Record<string, string[]> = {}) {
  const seen: Array<{ url: string; method: string }> = [];
  const send = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    seen.push({ url, method: init.method ?? 'GET' });
    const answer = answers[url];
    if (!answer) throw new TypeError('connection refused by 10.1.2.3');
    return typeof answer === 'function' ? answer({ url, init }) : answer.clone();
  };
  const options: SafeFetchOptions = {
    allowedHosts: new Set(),
    resolve: async (name) => names[name] ?? ['93.184.216.34'],
    fetch: send as typeof fetch,
  };
  return { options, seen };
}

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } });

async function failure(web: ReturnType<typeof createWeb>, url = 'https://a.com/'): Promise<SourceError> {
  const error = await safeFetch(url, web.options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

describe('safeFetch', () => {
  it('follows redirects by hand and tells the final address', async () => {
    const web = createWeb({
      'https://a.com/': redirect('/b', 301),
      'https://a.com/b': redirect('//www.a.com/c#part', 308),
      'https://www.a.com/c': html('<p>Hello</p>'),
    });
    const page = await safeFetch('https://a.com', web.options);
    expect(page).toEqual({ url: 'https://www.a.com/c', status: 200, contentType: 'text/html', text: '<p>Hello</p>' });
  });

  it('takes five redirects and refuses the sixth', async () => {
    const hops = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, hop) => [`https://a.com/${hop}`, redirect(`/${hop + 1}`)]));
    const five = createWeb({ ...hops(5), 'https://a.com/5': html('end') });
    await expect(safeFetch('https://a.com/0', five.options)).resolves.toMatchObject({ text: 'end' });
    const six = createWeb({ ...hops(6), 'https://a.com/6': html('end') });
    const error = await failure(six, 'https://a.com/0');
    expect(error.message).toBe('The site redirects too many times.');
  });

  it('refuses a name that resolves to a private address, first and on every redirect', async () => {
    for (let bad = 0; bad <= 5; bad += 1) {
      const host = (hop: number) => `https://h${hop}.com/`;
      const answers = Object.fromEntries(Array.from({ length: 6 }, (_, hop) => [host(hop), redirect(host(hop + 1))]));
      const web = createWeb(answers, { [`h${bad}.com`]: ['93.184.216.34', '192.168.1.1'] });
      const error = await failure(web, host(0));
      expect(error).toMatchObject({
        transient: false,
        message: 'This address is not on the public internet, so it cannot be read.',
      });
      expect(web.seen).toHaveLength(bad);
    }
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::ffff:a00:1]/',
    'file:///etc/passwd',
    'https://u:p@b.com/',
    'https://b.com:8443/',
    'http://2130706433/',
  ])('refuses a redirect to %s', async (location) => {
    const web = createWeb({ 'https://a.com/': redirect(location) });
    expect((await failure(web)).transient).toBe(false);
    expect(web.seen).toHaveLength(1);
  });

  it('asks no name server for an excepted host', async () => {
    const web = createWeb({ 'http://127.0.0.1:9000/': html('local') });
    const resolve = vi.fn(async () => ['127.0.0.1']);
    const page = await safeFetch('http://127.0.0.1:9000/', {
      ...web.options,
      resolve,
      allowedHosts: new Set(['127.0.0.1:9000']),
    });
    expect(page.text).toBe('local');
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    [404, false],
    [410, false],
    [401, false],
    [403, false],
    [400, false],
    [304, false],
    [408, true],
    [425, true],
    [429, true],
    [500, true],
    [503, true],
  ])('fails on %i, transient: %s', async (status, transient) => {
    const body = status === 304 ? null : 'Secret upstream words';
    const error = await failure(createWeb({ 'https://a.com/': new Response(body, { status }) }));
    expect(error.transient).toBe(transient);
    expect(error.message).toContain(String(status));
    expect(error.message).not.toContain('Secret');
  });

  it('calls no answer a passing trouble and keeps its cause to itself', async () => {
    const error = await failure(createWeb({}));
    expect(error).toMatchObject({ transient: true, message: 'The site did not answer.' });
  });

  it('refuses what is no text', async () => {
    for (const type of ['application/pdf', 'image/png', 'application/json', 'application/octet-stream']) {
      const error = await failure(
        createWeb({ 'https://a.com/': new Response('x', { headers: { 'content-type': type } }) }),
      );
      expect(error).toMatchObject({ transient: false, message: 'The address does not lead to a web page or a text.' });
    }
  });

  it('stops a body that grows past 5 MB, however it was announced', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(256 * 1024).fill(97));
      },
    });
    const answer = () => new Response(endless, { headers: { 'content-type': 'text/html', 'content-length': '10' } });
    const error = await failure(createWeb({ 'https://a.com/': answer }));
    expect(error).toMatchObject({ transient: false, message: 'The page is larger than 5 MB.' });
    expect(pulled).toBeLessThan(40);
  });

  it('gives up after 15 seconds in all, in whatever part', async () => {
    vi.useFakeTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return controller.signal;
    });
    try {
      const never = new Promise<never>(() => {});
      const stuckBody = () =>
        new Response(new ReadableStream({ pull: () => never }), { headers: { 'content-type': 'text/html' } });
      const webs = [
        createWeb({ 'https://a.com/': () => never }),
        createWeb({ 'https://a.com/': stuckBody }),
        createWeb({}),
      ];
      if (webs[2]) webs[2].options.resolve = () => never;
      for (const web of webs) {
        const outcome = failure(web);
        await vi.advanceTimersByTimeAsync(15_000);
        expect(await outcome).toMatchObject({ transient: true, message: 'The site took too long to answer.' });
      }
    } finally {
      timeout.mockRestore();
      vi.useRealTimers();
    }
  });

  it('passes the caller’s own abort on as it is', async () => {
    const controller = new AbortController();
    const web = createWeb({ 'https://a.com/': () => new Promise<never>(() => {}) });
    const outcome = safeFetch('https://a.com/', { ...web.options, signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(outcome).rejects.toThrow('cancelled');
  });

  it('says who it is', async () => {
    const headers: HeadersInit[] = [];
    const web = createWeb({
      'https://a.com/': ({ init }) => {
        headers.push(init.headers ?? {});
        return html('');
      },
    });
    await safeFetch('https://a.com/', web.options);
    expect(new Headers(headers[0]).get('user-agent')).toContain('SEOArticleAI');
  });
});

describe('decodeText', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

  it('honours byte order mark, header, meta tag and UTF-8, in this order', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'text/html; charset=latin1')).toBe('é');
    expect(decodeText(bytes(0xff, 0xfe, 0xe9, 0x00), 'text/html')).toBe('é');
    expect(decodeText(bytes(0xe9), 'text/html; charset="ISO-8859-1"')).toBe('é');
    expect(decodeText(bytes(...ascii('<meta charset=windows-1252>'), 0x93), 'text/html')).toContain('“');
    expect(
      decodeText(bytes(...ascii('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">'), 0xb1), ''),
    ).toContain('ą');
    expect(decodeText(bytes(0xc3, 0xa9), 'text/html')).toBe('é');
    expect(decodeText(bytes(0xc3, 0xa9), 'text/html; charset=made-up')).toBe('é');
  });
});

describe('linkAnswers', () => {
  const byMethod =
    (head: number, get: number): Answer =>
    ({ init }) =>
      new Response(null, { status: init.method === 'HEAD' ? head : get });

  it.each([
    [200, 500, true, 1],
    [404, 200, false, 1],
    [403, 200, true, 2],
    [405, 404, false, 2],
    [501, 200, true, 2],
  ])('HEAD %i, GET %i: %s', async (head, get, expected, requests) => {
    const web = createWeb({ 'https://a.com/': byMethod(head, get) });
    expect(await linkAnswers('https://a.com/', web.options)).toBe(expected);
    expect(web.seen).toHaveLength(requests);
  });

  it('never throws', async () => {
    const web = createWeb({ 'https://a.com/': redirect('http://10.0.0.1/') });
    for (const url of ['https://a.com/', 'https://nowhere.com/', 'http://127.0.0.1/', 'nonsense']) {
      expect(await linkAnswers(url, web.options)).toBe(false);
    }
  });
});
