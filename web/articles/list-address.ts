import { titleCaseSlug } from '../../worker/contract/text.ts';
import type { ListFilter } from '../lib/keys.ts';

/** Path of a page of the published list. A search looks through all articles. */
export function listAddress({
  query = '',
  page = 1,
  ...filter
}: ListFilter & { query?: string; page?: number }): string {
  const params = new URLSearchParams(query === '' ? filter : { q: query });
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/articles?${params}` : '/articles';
}

/** What a list is of, from its address. */
export function filterOf(params: URLSearchParams): ListFilter {
  const [category, author] = [params.get('category'), params.get('author')];
  if (category) return { category };
  return author ? { author } : {};
}

export function listTitle({ category, author }: ListFilter, authorName: string | undefined): string {
  if (category) return `${titleCaseSlug(category)} Articles`;
  return author ? `Articles by ${authorName ?? 'this author'}` : 'Published Articles';
}
