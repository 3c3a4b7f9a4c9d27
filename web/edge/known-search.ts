import { publishedQuery, searchQuery } from '../../worker/contract/articles.ts';
import { searchQueryMaxLength } from '../../worker/contract/limits.ts';
import type { ListFilter } from '../articles/keys.ts';
import { filterOf } from '../articles/list-address.ts';

/** What the address of the article list asks for; null where it asks for what there cannot be. */
export type AskedList = { query: string; page: number; filter: ListFilter };

export function readAskedList(params: URLSearchParams): AskedList | null {
  const page = params.get('page') ?? undefined;
  const q = params.get('q')?.slice(0, searchQueryMaxLength);
  const query = searchQuery.pick({ q: true }).safeParse({ q }).data?.q ?? '';
  const asked = publishedQuery.safeParse({ page, ...(query === '' && filterOf(params)) }).data;
  if (!asked) return null;
  // As they were read, not as they were written: whatever means the same list is kept once.
  const { category, author } = asked;
  return { query, page: asked.page, filter: { ...(category && { category }), ...(author && { author }) } };
}

/** The parameters that make a difference to the list, in one order. */
export function listSearch({ query, page, filter }: AskedList): string {
  const known = new URLSearchParams(query === '' ? filter : { q: query });
  if (page > 1) known.set('page', String(page));
  return known.toString();
}
