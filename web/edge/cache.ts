import { buildId } from 'virtual:client-manifest';
import { changedPagesHeader, readChangedPages } from '../../worker/contract/changed-pages.ts';
import type { PublicScreen } from '../paths.ts';
import { type AskedList, listSearch } from './asked-list.ts';
import type { Context } from './env.ts';
import { inBackground } from './log-error.ts';
import { forBrowsers } from './responses.ts';

/*
 * What visitors get is kept for a minute, and answers before anything that makes pages is loaded: the key, who makes a page anew,
 * and what is forgotten when its article changes.
 */

/** What visitors get is at most this old; an article that is taken back is gone everywhere after it. */
const servedSeconds = 60;
/** From this age on one request makes it anew, while the others still get what is kept. */
const renewedFromSeconds = 45;
const madeAtHeader = 'X-Made-At';

/**
 * The key of a visitors' page: of its parameters only those that the screen uses, so that no others make the page anew. Null
 * where it is not kept: searches are as many as there are readers, and a list that cannot be is not found.
 */
export async function pageCacheKey(url: URL, screen: PublicScreen): Promise<string | null> {
  if (screen !== 'articles' || url.search === '') return cacheKey(url, '');
  const { readAskedList } = await import('./read-asked-list.ts');
  const asked = readAskedList(url.searchParams);
  return asked === null || asked.query !== '' ? null : cacheKey(url, listSearch(asked));
}

export function cacheKey(url: URL, search: string): string {
  return `${url.origin}${url.pathname}?${search ? `${search}&` : ''}build=${buildId}`;
}

export type Made = {
  key: string;
  make: () => Promise<Response>;
  /** How old what it is made of may be already. */
  bornSeconds?: number;
};

/** When the renewals under way in this isolate began. */
const renewals = new Map<string, number>();

/** A public answer: what is kept of it, or made now and kept where it is found. `now` is in milliseconds. */
export async function readThrough(made: Made, context: Context, now = Date.now()): Promise<Response> {
  const kept = await caches.default.match(made.key);
  const age = kept ? (now - Number(kept.headers.get(madeAtHeader) ?? 0)) / 1000 : Number.POSITIVE_INFINITY;
  if (!kept || age >= servedSeconds) {
    const response = await made.make();
    if (response.status === 200) inBackground(context, 'page_not_kept', write(made, response.clone(), now));
    return response;
  }
  if (age >= renewedFromSeconds && beginRenewal(made.key, now)) {
    inBackground(context, 'page_not_renewed', renew(made, now));
  }
  const response = new Response(kept.body, kept);
  response.headers.delete(madeAtHeader);
  response.headers.set('Cache-Control', forBrowsers);
  return response;
}

/** When pages were forgotten in this isolate: what was being made then is not kept. */
const forgotten = new Map<string, number>();

/** From now on none of these is served as it was kept; what other places keep grows old within the minute. */
async function forgetPages(keys: string[], now = Date.now()): Promise<void> {
  for (const [key, at] of forgotten) if (now - at >= servedSeconds * 1000) forgotten.delete(key);
  for (const key of keys) forgotten.set(key, now);
  await Promise.all(keys.map((key) => caches.default.delete(key)));
}

/** One renewal at a time. One that the platform ended without a word stands in the way no longer than its page is served. */
function beginRenewal(key: string, now: number): boolean {
  const begun = renewals.get(key);
  if (begun !== undefined && now - begun < (servedSeconds - renewedFromSeconds) * 1000) return false;
  renewals.set(key, now);
  return true;
}

async function renew(made: Made, now: number): Promise<void> {
  try {
    const response = await made.make();
    if (response.status === 200) await write(made, response, now);
    else await caches.default.delete(made.key);
  } finally {
    renewals.delete(made.key);
  }
}

/** Its age counts from before it was made: what is read meanwhile may change right after. */
async function write({ key, bornSeconds = 0 }: Made, page: Response, now: number): Promise<void> {
  if ((forgotten.get(key) ?? Number.NEGATIVE_INFINITY) >= now) return;
  const kept = new Response(page.body, page);
  kept.headers.set(madeAtHeader, String(now - bornSeconds * 1000));
  kept.headers.set('Cache-Control', `public, max-age=${servedSeconds - bornSeconds}`);
  await caches.default.put(key, kept);
}

/** Forgets the pages that the API says it has changed: who takes an article back sees it gone, not in a minute. */
export async function forgetChanged(answer: Response, url: URL): Promise<Response> {
  const told = answer.headers.get(changedPagesHeader);
  if (told === null) return answer;
  const { slugs, authors, categories } = readChangedPages(told);
  const filters: AskedList['filter'][] = [
    {},
    ...authors.map((author) => ({ author })),
    ...categories.map((category) => ({ category })),
  ];
  await forgetPages([
    ...['/', '/rss.xml', '/llms.txt', '/sitemap.xml', ...slugs.flatMap((slug) => [`/${slug}`, `/${slug}.md`])].map(
      (path) => cacheKey(new URL(path, url), ''),
    ),
    ...filters.map((filter) => cacheKey(new URL('/articles', url), listSearch({ query: '', page: 1, filter }))),
  ]);
  const response = new Response(answer.body, answer);
  response.headers.delete(changedPagesHeader);
  return response;
}
