import { type SafeFetchOptions, SourceError, safeFetch } from './fetch/index.ts';
import { countUsableWords, parsePage } from './parse-page.ts';
import type { SourcePage } from './types.ts';

const minUsableWords = 50;
/** Characters, of which each may take two bytes; a row of SQLite in a Durable Object holds 2 MB. */
const maxStored = 900_000;

/** Fetches and parses one page. Throws a `SourceError` where it cannot be read. */
export async function readPage(url: string, options: Omit<SafeFetchOptions, 'method'>): Promise<SourcePage> {
  const { url: final, text, contentType } = await safeFetch(url, options);
  const page = await parsePage(text, final, Date.now(), contentType);
  // The lane keeps each page as it was read, and a value of its storage has a limit.
  if (JSON.stringify(page).length > maxStored)
    throw new SourceError('The page is too large to be read.', { transient: false });
  return page;
}

/** Refuses a page with too little to write from. Only the page that the user named must satisfy this. */
export function assertReadable(page: SourcePage): void {
  if (countUsableWords(page) >= minUsableWords) return;
  throw new SourceError(`The page has fewer than ${minUsableWords} words of text to write from.`, { transient: false });
}
