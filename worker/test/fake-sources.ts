import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const samples = resolve(import.meta.dirname, '../seed');

/**
 * The internet as the tests have it (runs in Node, outside the runtime under test): at `source.test:8080` the sample product
 * pages, `/status/{code}`, `/hang` (answers when the caller has gone) and `/flaky/{key}` (503 first, then a page); nothing else.
 */
export function createFakeSources(): (request: Request) => Promise<Response> {
  const seen = new Set<string>();
  return async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host !== 'source.test:8080') return new Response('There is no network in tests', { status: 599 });
    if (pathname.startsWith('/status/')) return new Response('An error page', { status: Number(pathname.slice(8)) });
    if (pathname.startsWith('/hang')) return new Promise<Response>(() => {});
    if (pathname.startsWith('/flaky/') && !seen.has(pathname)) {
      seen.add(pathname);
      return new Response('Busy', { status: 503 });
    }
    const path = pathname.startsWith('/flaky/') ? '/samples/fernhill/' : pathname;
    const file = `${samples}${path.replace(/\/$/, '/index')}.html`;
    if (!existsSync(file)) return new Response('No such page', { status: 404 });
    return new Response(readFileSync(file), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };
}
