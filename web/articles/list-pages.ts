import type { Pagination } from '../../worker/contract/articles.ts';

/** The pages as one list; a row that moved between two loads is kept once. */
export function combine<Item extends { id: string }>(
  pages: Array<{ articles: Item[]; pagination: Pagination }> | undefined,
) {
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

export function controls({ data, error, size, setSize, mutate, isValidating }: Pages) {
  return {
    isLoading: data === undefined && !error,
    isLoadingMore: data !== undefined && data.length < size && isValidating,
    isRefreshing: isValidating,
    loadMore: () => setSize(size + 1),
    refresh: () => mutate(),
  };
}
