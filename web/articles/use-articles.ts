import useSWRInfinite from 'swr/infinite';
import type { ArticleList, ArticlePatch } from '../../worker/contract/articles.ts';
import { listPollMs } from '../../worker/contract/limits.ts';
import { load, send } from '../lib/api.ts';
import { statsKey, userKey } from '../lib/keys.ts';
import { usePoll } from '../lib/use-poll.ts';
import { useRead } from '../lib/use-read.ts';
import type { Publication } from '../publishing/publication.ts';
import { combine, controls } from './list-pages.ts';

/** How often a list is refetched. */
export const pollWhileGenerating = (pages: ArticleList[] | undefined) =>
  pages?.some(({ articles }) => articles.some(({ status }) => status === 'generating')) ? listPollMs : 0;

/** A user's own articles and the figures of the same moment; refetched every 3 s while one of them is being generated. */
export function useUserArticles(userId: string) {
  const pages = useSWRInfinite((index) => userKey(userId, index + 1), load<ArticleList>, {
    revalidateOnMount: true,
    revalidateAll: true,
    parallel: true,
  });
  usePoll(pages, pollWhileGenerating(pages.data));
  return { ...combine(pages.data), stats: pages.data?.[0]?.stats, error: pages.error, ...controls(pages) };
}

export function useUserStats(userId: string, isPolled = false) {
  const stats = useRead(statsKey(userId));
  usePoll(stats, isPolled ? listPollMs : 0);
  return stats;
}

export const publishArticle = (id: string, { text, version, confirmed }: Partial<Publication> = {}) =>
  send('PATCH', '/api/articles/:id/publish', {
    params: { id },
    body: { ...text, publish: true, confirmed },
    ifMatch: version,
  });
export const unpublishArticle = (id: string) =>
  send('PATCH', '/api/articles/:id/publish', { params: { id }, body: { publish: false } });
export const deleteArticle = (id: string) => send('DELETE', '/api/articles/:id', { params: { id } });
/** `version`: the one that the edit began from. */
export const updateArticle = (id: string, version: number, patch: ArticlePatch) =>
  send('PATCH', '/api/articles/:id', { params: { id }, body: patch, ifMatch: version });
