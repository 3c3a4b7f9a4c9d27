import { useEffect } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { successCardMs } from '../../worker/contract/limits.ts';
import { changed } from '../lib/changes.ts';
import { useGeneratingArticle } from './use-generating-article.ts';
import { settle, type Tracked, untrack } from './use-generation.ts';

type Watch = {
  /** One that only waits its turn needs no poll of its own. */
  isPolled?: boolean;
  /** The article as a list has it: that it failed is told by whatever says so first. */
  listed?: ArticleSummary | undefined;
};

/**
 * Polls an article under way. Once it is written it stays as finished for the success card's window, then goes; one that failed
 * stays until somebody has done something about it.
 */
export function useTrackedProgress(tracked: Tracked, { isPolled = true, listed }: Watch = {}) {
  const { id, title, generationProgress, finished } = tracked;
  const { data } = useGeneratingArticle(id, isPolled && !finished);
  const latest = listed?.status === 'failed' ? listed : data;

  useEffect(() => {
    if (finished || latest === undefined || latest?.status === 'generating') return;
    void changed('articles');
    if (latest === null) untrack(id);
    else settle(id, latest);
  }, [latest, finished, id]);

  const isWritten = finished !== null && finished.status !== 'failed';
  useEffect(() => {
    if (!isWritten) return;
    const timer = setTimeout(() => untrack(id), successCardMs);
    return () => clearTimeout(timer);
  }, [isWritten, id]);

  return {
    percent: data?.generationProgress ?? generationProgress,
    title: data?.title || title,
    waitingFor: data?.waitingFor ?? listed?.waitingFor ?? null,
  };
}
