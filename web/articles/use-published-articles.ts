import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { Listed, PublicArticleList, PublishedList } from '../../worker/contract/articles.ts';
import { load } from '../lib/api.ts';
import { type ListFilter, publishedKey, searchKey } from '../lib/keys.ts';
import { isHydrating } from '../lib/page-data.tsx';
import { combine, controls } from './list-pages.ts';

/** Published articles from a page on, or those that match a query. */
export function usePublishedArticles(query: string, firstPage: number, filter: ListFilter) {
  const { fallback } = useSWRConfig();
  const addressOf = (index: number) =>
    query === '' ? publishedKey(firstPage + index, filter) : searchKey(query, firstPage + index);
  const first = fallback[addressOf(0)] as Listed<PublicArticleList> | undefined;
  const pages = useSWRInfinite(addressOf, load<Listed<PublicArticleList>>, {
    // What the edge rendered needs no second fetch; a list that is come back to does.
    fallbackData: first && [first],
    revalidateOnMount: !(first && isHydrating()),
    revalidateFirstPage: false,
    parallel: true,
  });
  const author = (pages.data?.[0] as Listed<PublishedList> | undefined)?.author?.name;
  const listedCategories = pages.data?.flatMap((page) => page.listedCategories);
  return { ...combine(pages.data), author, listedCategories, error: pages.error, ...controls(pages) };
}
