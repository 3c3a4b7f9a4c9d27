import type { Settings } from '../settings.ts';

/** Where and with which key search engines are told of changes (indexnow.org). */
type IndexNow = NonNullable<Settings['indexNow']>;

const timeoutMs = 10_000;

/**
 * Tells the search engines of IndexNow that a page has come or changed. Never throws: a page is found without it too, only
 * later. Pages that no search engine can reach are not announced.
 */
export async function announcePage(
  { key, endpoint }: IndexNow,
  page: { origin: string; path: string },
  send: typeof fetch = fetch,
): Promise<void> {
  const { hostname, protocol } = new URL(page.origin);
  if (protocol !== 'https:' || hostname === 'localhost') return;
  const body = {
    host: hostname,
    key,
    keyLocation: `${page.origin}/${key}.txt`,
    urlList: [page.origin + page.path],
  };
  const outcome = await send(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    (error: unknown) => (error instanceof Error ? error.name : 'error'),
  );
  console.log(JSON.stringify({ event: 'indexnow', path: page.path, outcome }));
}
