import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FakeMailServer, startFakeMailServer } from './fake-mail-server.ts';
import { startFakeModel } from './fake-model/server.ts';
import { createFakeWikipedia } from './fake-wikipedia.ts';

const samples = resolve(import.meta.dirname, '../seed');

/** What the fake identity provider is told through the authorization code: the claims to assert, and the PKCE challenge. */
export type FakeGrant = { claims: Record<string, unknown>; challenge: string };

/** The internet as the tests have it. It runs in Node, outside the runtime under test, and is reached by HTTP alone. */
export function createFakeInternet(): (request: Request) => Promise<Response> {
  const answerSource = createFakeSources();
  const answerShySite = createShySite(answerSource);
  const answerWikipedia = createFakeWikipedia();
  const model = startFakeModel();
  const mail = startFakeMailServer();
  return async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host === 'source.test:8080') return answerSource(pathname);
    if (host === 'robots.test:8080') return answerShySite(request);
    if (host === 'wiki.test:8080') return answerWikipedia(new URL(request.url));
    if (host === 'mail.test:8080') return answerMail(request, await mail);
    if (host === 'model.test:8080') return forward(request, await model);
    if (host === 'oauth2.googleapis.com' && pathname === '/token') return answerToken(await request.text());
    return new Response('There is no network in tests', { status: 599 });
  };
}

/**
 * At `source.test:8080`: the sample product pages, `/status/{code}`, `/hang` (never answers) and `/flaky/{key}` (503 first, then a
 * page), `/picture/{kind}/{key}` (a picture of this kind, or what only says that it is one) and `/asked/{key}` (how often it was).
 */
function createFakeSources(): (path: string) => Promise<Response> {
  const answerChanging = createChangingSite();
  const seen = new Set<string>();
  const asked = new Map<string, number>();
  return async (path) => {
    if (path.startsWith('/status/')) return new Response('An error page', { status: Number(path.slice(8)) });
    if (path.startsWith('/hang')) return new Promise<Response>(() => {});
    if (/^\/(?:changing|price)\//.test(path)) return answerChanging(path);
    if (path.startsWith('/picture/')) {
      const [, , kind = '', key = ''] = path.split('/');
      asked.set(key, (asked.get(key) ?? 0) + 1);
      return fakePicture(kind);
    }
    if (path.startsWith('/asked/')) return new Response(String(asked.get(path.slice(7)) ?? 0));
    if (path.startsWith('/flaky/') && !seen.has(path)) {
      seen.add(path);
      return new Response('Busy', { status: 503 });
    }
    const page = path.startsWith('/flaky/') ? '/samples/fernhill/' : path;
    const file = `${samples}${page.replace(/\/$/, '/index')}.html`;
    if (!existsSync(file)) return new Response('No such page', { status: 404 });
    return new Response(readFileSync(file), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };
}

/** `/changing/{key}/` is a sample product whose first price is the one that `/price/{key}/{amount}` set; 0: it is away. */
function createChangingSite(): (path: string) => Response {
  const prices = new Map<string, string>();
  return (path) => {
    const [, what, key = '', page = ''] = path.split('/');
    if (what === 'price') {
      prices.set(key, page);
      return new Response('Set');
    }
    const price = prices.get(key) ?? '29';
    const file = `${samples}/samples/plumbline/${page || 'index'}.html`;
    if (price === '0' || !existsSync(file)) return new Response('No such page', { status: 404 });
    const html = readFileSync(file, 'utf8').replaceAll('/samples/plumbline/', `/changing/${key}/`);
    return new Response(html.replaceAll('$29', `$${price}`), {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  };
}

/** At `robots.test:8080`: the same pages, which robots are asked not to read, and `/requests` (what was asked for so far). */
function createShySite(answerSource: (path: string) => Promise<Response>): (request: Request) => Promise<Response> {
  const requests: string[] = [];
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/requests') return Response.json(requests);
    requests.push(`${request.method} ${pathname}`);
    if (pathname === '/robots.txt') return new Response('User-agent: *\nDisallow: /samples/\n');
    return answerSource(pathname);
  };
}

/** Tells where the mail server listens and what it has; at `/api` it takes mails as a mail service does. */
async function answerMail(request: Request, server: FakeMailServer): Promise<Response> {
  if (request.method === 'POST') {
    const { from, to, text } = (await request.json()) as { from: string; to: string; text: string };
    server.received.push({ from, to, user: request.headers.get('Authorization') ?? undefined, raw: text });
  }
  return Response.json(server);
}

/** All of them say that they are PNGs. */
function fakePicture(kind: string): Response {
  const bodies: Record<string, BodyInit> = {
    png: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
    jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    gif: 'GIF89a123',
    webp: 'RIFF1234WEBP123',
    avif: '\0\0\0\x1cftypavif123',
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    html: '<script>alert(1)</script>',
    none: '',
    large: new ReadableStream({
      start(controller) {
        for (let kib = 0; kib < 2049; kib += 1) controller.enqueue(new TextEncoder().encode('GIF89a'.padEnd(1024)));
        controller.close();
      },
    }),
  };
  const body = bodies[kind];
  return new Response(body, { status: body === undefined ? 404 : 200, headers: { 'Content-Type': 'image/png' } });
}

/** Over real HTTP, piece by piece as it comes. */
async function forward(request: Request, base: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = new Headers();
  for (const name of ['authorization', 'content-type']) headers.set(name, request.headers.get(name) ?? '');
  const body = request.method === 'POST' ? await request.text() : null;
  const answer = await fetch(`${base}${pathname}`, { method: request.method, headers, body });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

/** Google's token endpoint: the code carries what to assert, the verifier must belong to its challenge. */
function answerToken(body: string): Response {
  const form = new URLSearchParams(body);
  const refuse = (error: string) => Response.json({ error }, { status: 400 });
  let grant: FakeGrant;
  try {
    grant = JSON.parse(Buffer.from(form.get('code') ?? '', 'base64url').toString()) as FakeGrant;
  } catch {
    return refuse('invalid_grant');
  }
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (form.get('grant_type') !== 'authorization_code' || challenge !== grant.challenge) return refuse('invalid_grant');
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(grant.claims)}.${part('signature')}`;
  return Response.json({ access_token: 'access', token_type: 'Bearer', expires_in: 3600, id_token: idToken });
}
