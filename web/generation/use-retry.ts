import { useState } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { retryArticle } from './use-generation.ts';

/** Starts a failed article's generation anew and says how that went. `retry` is true where it was started. */
export function useRetry(article: ArticleSummary): { isBusy: boolean; retry: () => Promise<boolean> } {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async retry() {
      setIsBusy(true);
      try {
        await retryArticle(article);
        toast({ title: 'Retry started', description: 'Article generation is being retried.' });
        return true;
      } catch (error) {
        toastFailure('Retry failed', toldOr(error, 'Failed to retry article generation'));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
