import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ArticleList, ArticleSummary, UserStats } from '../../worker/contract/articles.ts';
import { pollWhileGenerating } from '../articles/use-articles.ts';
import { load } from '../lib/api.ts';
import { queueKey } from '../lib/keys.ts';
import { usePoll } from '../lib/use-poll.ts';

/** A lane holds a thousand articles; so far back the queue looks for what failed. */
const mostPages = 20;

/**
 * All of an admin's articles that are being generated or have failed, and those that were written and not opened since: as many large pages are loaded as it takes to find the
 * numbers that the stats name. Refetched every 3 s while one is generating.
 */
export function useQueue(userId: string, stats: UserStats | undefined) {
  const pages = useSWRInfinite((index) => queueKey(userId, index + 1), load<ArticleList>, {
    revalidateOnMount: true,
    revalidateAll: true,
    parallel: true,
  });
  usePoll(pages, pollWhileGenerating(pages.data));
  const { data, size, setSize } = pages;
  const generating = byStatus(data, 'generating');
  const failed = byStatus(data, 'failed');
  const isShort =
    stats !== undefined && stats.generatingArticles + stats.failedArticles > generating.length + failed.length;
  const mayLoadMore = data?.length === size && size < mostPages && data.at(-1)?.pagination.hasMore === true;

  useEffect(() => {
    if (isShort && mayLoadMore) void setSize(size + 1);
  }, [isShort, mayLoadMore, size, setSize]);

  const written = byStatus(data, 'draft').filter(({ isNew }) => isNew);
  return { generating, failed, written };
}

/** A row that moved between two loads is kept once, as it stands on the earlier page. */
function byStatus(pages: ArticleList[] | undefined, status: ArticleSummary['status']): ArticleSummary[] {
  const byId = new Map<string, ArticleSummary>();
  for (const article of pages?.flatMap((page) => page.articles) ?? []) {
    if (!byId.has(article.id)) byId.set(article.id, article);
  }
  return [...byId.values()].filter((article) => article.status === status);
}
