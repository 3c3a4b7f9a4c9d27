import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type {
  Article,
  ArticleList,
  ArticlePatch,
  Listed,
  Pagination,
  PublicArticleList,
  PublishedList,
  UserStats,
} from '../../worker/contract/articles.ts';
import { listPollMs } from '../../worker/contract/limits.ts';
import { load, send } from '../lib/api.ts';
import { isHydrating } from '../lib/page-data.tsx';
import { usePoll } from '../lib/use-poll.ts';
import { type ListFilter, publishedKey, searchKey, statsKey, userKey } from './keys.ts';

/** Published articles from a page on, or those that match a query. */
export function usePublishedArticles(query: string, firstPage: number, filter: ListFilter) {
  const { fallback } = useSWRConfig();
  const keyOf = (index: number) =>
    query === '' ? publishedKey(firstPage + index, filter) : searchKey(query, firstPage + index);
  const first = fallback[keyOf(0)] as Listed<PublicArticleList> | undefined;
  const pages = useSWRInfinite<Listed<PublicArticleList>>(keyOf, load, {
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

/** How often a list is refetched. */
export const pollWhileGenerating = (pages: ArticleList[] | undefined) =>
  pages?.some(({ articles }) => articles.some(({ status }) => status === 'generating')) ? listPollMs : 0;

/** A user's own articles and the figures of the same moment; refetched every 3 s while one of them is being generated. */
export function useUserArticles(userId: string) {
  const pages = useSWRInfinite<ArticleList>((index) => userKey(userId, index + 1), load, {
    revalidateOnMount: true,
    revalidateAll: true,
    parallel: true,
  });
  usePoll(pages, pollWhileGenerating(pages.data));
  return { ...combine(pages.data), stats: pages.data?.[0]?.stats, error: pages.error, ...controls(pages) };
}

export function useUserStats(userId: string, isPolled = false) {
  const stats = useSWR<UserStats>(statsKey(userId));
  usePoll(stats, isPolled ? listPollMs : 0);
  return stats;
}

/** The pages as one list; a row that moved between two loads is kept once. */
function combine<Item extends { id: string }>(pages: Array<{ articles: Item[]; pagination: Pagination }> | undefined) {
  const byId = new Map(pages?.flatMap((page) => page.articles).map((article) => [article.id, article]));
  const last = pages?.at(-1)?.pagination;
  return { articles: [...byId.values()], total: pages?.[0]?.pagination.total ?? 0, hasMore: last?.hasMore ?? false };
}

type Pages = {
  data?: unknown[];
  error?: unknown;
  size: number;
  setSize(size: number): Promise<unknown>;
  mutate(): Promise<unknown>;
  isValidating: boolean;
};

function controls({ data, error, size, setSize, mutate, isValidating }: Pages) {
  return {
    isLoading: data === undefined && !error,
    isLoadingMore: data !== undefined && data.length < size && isValidating,
    isRefreshing: isValidating,
    loadMore: () => setSize(size + 1),
    refresh: () => mutate(),
  };
}

/** `edit`: what is saved along with it, in the same request, and the version that it began from. */
export const publishArticle = (id: string, edit?: { text: ArticlePatch; version: number }) =>
  send<Article>('PATCH', `/api/articles/${id}/publish`, { publish: true, ...edit?.text }, { ifMatch: edit?.version });
export const unpublishArticle = (id: string) =>
  send<Article>('PATCH', `/api/articles/${id}/publish`, { publish: false });
export const deleteArticle = (id: string) => send<void>('DELETE', `/api/articles/${id}`);
/** `version`: the one that the edit began from. */
export const updateArticle = (id: string, version: number, patch: ArticlePatch) =>
  send<Article>('PATCH', `/api/articles/${id}`, patch, { ifMatch: version });
