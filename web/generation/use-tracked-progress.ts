import { useEffect } from 'react';
import { successCardMs } from '../../worker/contract/limits.ts';
import { useGeneratingArticle } from '../articles/use-article.ts';
import { refreshArticles } from '../articles/use-articles.ts';
import { settle, type Tracked, untrack } from './use-generation.ts';

/**
 * Polls an article under way; once it is written it stays as finished for the success card's window, then goes. One that
 * only waits its turn needs no poll of its own.
 */
export function useTrackedProgress(tracked: Tracked, userId: string, isPolled = true) {
  const { id, title, generationProgress, finished } = tracked;
  const { data } = useGeneratingArticle(id, isPolled);

  useEffect(() => {
    if (finished || data === undefined || data?.status === 'generating') return;
    void refreshArticles(userId);
    if (data === null || data.status === 'failed') untrack(id);
    else settle(id, data);
  }, [data, finished, id, userId]);

  useEffect(() => {
    if (!finished) return;
    const timer = setTimeout(() => untrack(id), successCardMs);
    return () => clearTimeout(timer);
  }, [finished, id]);

  return {
    percent: data?.generationProgress ?? generationProgress,
    title: data?.title || title,
    waitingFor: data?.waitingFor ?? null,
  };
}
