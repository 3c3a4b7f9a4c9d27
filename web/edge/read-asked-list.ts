import { publishedQuery, searchQuery } from '../../worker/contract/articles.ts';
import { searchQueryMaxLength } from '../../worker/contract/limits.ts';
import { filterOf } from '../articles/list-address.ts';
import type { AskedList } from './asked-list.ts';

/** What the address of the article list asks for; null where it asks for what there cannot be. */
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
