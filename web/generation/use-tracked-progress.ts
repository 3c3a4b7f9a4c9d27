import { useEffect } from 'react';
import { successCardMs } from '../../worker/contract/limits.ts';
import { useGeneratingArticle } from '../articles/use-article.ts';
import { refreshArticles } from '../articles/use-articles.ts';
import { settle, type Tracked, untrack } from './use-generation.ts';

/** Polls an article under way; once it is written it stays as finished for the success card's window, then goes. */
export function useTrackedProgress({ id, title, generationProgress, finished }: Tracked, userId: string) {
  const { data } = useGeneratingArticle(id);

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

  return { percent: data?.generationProgress ?? generationProgress, title: data?.title || title };
}
