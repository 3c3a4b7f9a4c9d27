import { buildId } from 'virtual:client-manifest';
import type { PublicScreen } from '../screens.ts';
import type { Context } from './env.ts';
import { listSearch, readAskedList } from './known-search.ts';

/** The edge keeps visitors' pages this long; an article that is taken back is gone everywhere after it. */
export const edgeSeconds = 60;
const forBrowsers = 'public, max-age=0, must-revalidate';

/**
 * The key of a visitors' page: of its parameters only those that the screen uses, so that no others make the page anew. Null
 * where it is not kept: searches are as many as there are readers, and a list that cannot be is not found.
 */
export function pageCacheKey(url: URL, screen: PublicScreen): string | null {
  if (screen !== 'articles') return cacheKey(url, '');
  const asked = readAskedList(url.searchParams);
  return asked === null || asked.query !== '' ? null : cacheKey(url, listSearch(asked));
}

export function cacheKey(url: URL, search: string): string {
  return `${url.origin}${url.pathname}?${search ? `${search}&` : ''}build=${buildId}`;
}

export async function readCache(key: string): Promise<Response | null> {
  const kept = await caches.default.match(key);
  if (!kept) return null;
  const response = new Response(kept.body, kept);
  response.headers.set('Cache-Control', forBrowsers);
  return response;
}

export function writeCache(key: string, page: Response, context: Context, seconds = edgeSeconds): void {
  const kept = new Response(page.clone().body, page);
  kept.headers.set('Cache-Control', `public, max-age=${seconds}`);
  context.waitUntil(caches.default.put(key, kept));
}

/** A page as visitors get it, with a strong validator over its bytes. */
export function pageResponse(html: string, status: number): Promise<Response> {
  return publicResponse(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** A public text of any type, with a strong validator over its bytes. */
export async function publicResponse(text: string, status: number, more: Record<string, string>): Promise<Response> {
  const headers = new Headers({ ...more, 'Cache-Control': forBrowsers });
  if (status === 200) headers.set('ETag', await entityTag(text));
  return new Response(text, { status, headers });
}

/** Pages that depend on who asks are kept nowhere. */
export function privateResponse(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** 304 where the browser holds this very page. A proxy that compressed it may have marked the validator as weak. */
export function unlessUnchanged(request: Request, page: Response): Response {
  const tag = page.headers.get('ETag');
  const held = request.headers
    .get('If-None-Match')
    ?.split(',')
    .map((part) => part.trim().replace(/^W\//, ''));
  if (!tag || !held || !(held.includes(tag) || held.includes('*'))) return page;
  const headers = new Headers({ ETag: tag, 'Cache-Control': forBrowsers });
  return new Response(null, { status: 304, headers });
}

async function entityTag(html: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html));
  return `"${Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
