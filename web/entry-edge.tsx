import { sitemapSeconds } from '../worker/contract/limits.ts';
import { forwardToApi } from './edge/api.ts';
import { cacheKey, forgetChanged, type Made, pageCacheKey, readThrough } from './edge/cache.ts';
import { renderPlainDocument } from './edge/document.ts';
import type { Context, Env } from './edge/env.ts';
import { isFeedPath } from './edge/feed-paths.ts';
import { logError } from './edge/log-error.ts';
import { privateResponse, unlessUnchanged } from './edge/responses.ts';
import { secure } from './edge/security.ts';
import { isPrivatePath, type PublicScreen, publicScreenOf } from './paths.ts';

/** Loaded where a page has to be made: what is kept is answered without. */
const maker = () => import('./edge/make-page.ts');

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const url = new URL(request.url);
    const response = await answer(request, url, env, context);
    return secure(request.method === 'HEAD' ? new Response(null, response) : response);
  },
};

async function answer(request: Request, url: URL, env: Env, context: Context): Promise<Response> {
  if (url.pathname.startsWith('/api/')) return forgetChanged(await forwardToApi(request, env), url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const proper = properPath(url.pathname);
  if (proper !== url.pathname) return redirectTo(url, proper);
  if (url.pathname === '/google-sign-in') return googleCallback();
  if (url.pathname.startsWith('/social/')) return socialImage(url, env);
  if (url.pathname.startsWith('/image/')) return forwardToApi(imageRequest(request, url), env);
  // Feeds are the same for everyone, whoever is signed in.
  if (isFeedPath(url.pathname)) {
    return visitorAnswer(request, url, context, {
      screen: 'feed',
      key: cacheKey(url, ''),
      make: async () => (await maker()).makeFeed(url, env),
      // The API has kept what a sitemap is made of for a while already.
      bornSeconds: sitemapSeconds,
    });
  }
  const screen = publicScreenOf(url.pathname) ?? 'notFound';
  // Only its author sees a preview, whose session the browser knows best.
  const isPreview = screen === 'article' && url.searchParams.has('preview');
  if (hasSession(request) || isPrivatePath(url.pathname) || isPreview) return shell(request, url);
  const key = await pageCacheKey(url, screen);
  const make = async () => (await maker()).makePage(screen, url, env);
  return visitorAnswer(request, url, context, { screen, key, make });
}

type Answer = Omit<Made, 'key'> & { screen: PublicScreen | 'feed'; key: string | null };

/** What visitors get, from the cache where it may be kept. */
async function visitorAnswer(
  request: Request,
  url: URL,
  context: Context,
  { screen, key, ...made }: Answer,
): Promise<Response> {
  try {
    return unlessUnchanged(request, key ? await readThrough({ key, ...made }, context) : await made.make());
  } catch (error) {
    // Not the address: it holds names and searches.
    logError('page_failed', error, { screen });
    return unavailable(url);
  }
}

/** Drawn by the API's worker, which keeps it: the address changes with what is on the picture. */
async function socialImage(url: URL, env: Env): Promise<Response> {
  const [, asked] = /^\/social\/([a-z0-9-]+\/[0-9a-f]+)\.png$/.exec(url.pathname) ?? [];
  const image = asked ? await env.API.fetch(new Request(`${url.origin}/api/social-image/${asked}`)) : null;
  if (image?.ok) return image;
  return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Pictures of articles and people, by the API's worker: it knows who may see them. */
const imageRequest = (request: Request, url: URL) =>
  new Request(`${url.origin}/api/images${url.pathname.slice('/image'.length)}${url.search}`, request);

/** With a session everything is rendered in the browser; only a path that no screen answers is known to be missing here. */
async function shell(request: Request, url: URL): Promise<Response> {
  const { renderShell } = await import('./edge/render.tsx');
  const { shellModules } = await import('./edge/shell.ts');
  const status = publicScreenOf(url.pathname) === 'notFound' ? 404 : 200;
  const session = hasSession(request);
  return privateResponse(renderShell(shellModules(url.pathname, session), session), status);
}

/** Where the popup of a Google sign-in ends: its script reports to the dialog and closes it. */
function googleCallback(): Response {
  const html = renderPlainDocument({
    title: 'Signing in',
    message: 'You can close this window.',
    module: 'web/auth/google-callback.ts',
  });
  return privateResponse(html, 200);
}

function unavailable(url: URL): Response {
  const html = renderPlainDocument({
    title: 'This page is not available',
    message: 'Something went wrong on our side. It usually passes within a minute.',
    link: { href: url.pathname + url.search, label: 'Try again' },
  });
  const response = privateResponse(html, 503);
  response.headers.set('Retry-After', '60');
  return response;
}

/** One address for a page: lower case, no slash at the end. */
function properPath(path: string): string {
  if (path === '/') return path;
  // Escapes are no letters, and no screen has any.
  const lower = path.includes('%') ? path : path.toLowerCase();
  return lower.replace(/(?<!\/)\/+$/, '') || '/';
}

function redirectTo(url: URL, path: string): Response {
  // A path that begins with two slashes would lead to another host.
  const location = path.replace(/^\/+/, '/') + url.search;
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'public, max-age=3600' } });
}

function hasSession(request: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?session=[^;\s]/.test(request.headers.get('Cookie') ?? '');
}
