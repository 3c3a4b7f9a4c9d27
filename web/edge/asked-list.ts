import type { ListFilter } from '../lib/keys.ts';

/** What an address of the article list asks for. */
export type AskedList = { query: string; page: number; filter: ListFilter };

/** The parameters that make a difference to the list, in one order. */
export function listSearch({ query, page, filter }: AskedList): string {
  const known = new URLSearchParams(query === '' ? filter : { q: query });
  if (page > 1) known.set('page', String(page));
  return known.toString();
}
