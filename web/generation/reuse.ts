import { useEffect } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { defaultArticleLength } from '../../worker/contract/options.ts';
import { createStore } from '../lib/store.ts';

/** The failed article whose inputs the form is to take, so that something in them can be changed. */
const reused = createStore<ArticleSummary | null>(null);
export const useReused = reused.use;
export const reuseInputs = (article: ArticleSummary) => reused.set(article);

/** What both forms ask for besides the source itself. */
export const inputsOf = (failed: ArticleSummary) => ({
  keywords: failed.originalTargetKeywords ?? failed.keywords.join(', '),
  length: failed.originalArticleLength ?? defaultArticleLength,
  customInstructions: failed.originalCustomInstructions ?? '',
  categories: failed.categories,
  retryOf: failed.id as string | null,
});

/** Fills the form of one kind of source with what a failed article was asked for; the new one then replaces it. */
export function useReusedInputs(
  sourceType: ArticleSummary['sourceType'],
  fill: (article: ArticleSummary) => void,
): void {
  const article = useReused();
  useEffect(() => {
    if (article?.sourceType !== sourceType) return;
    reused.set(null);
    fill(article);
  }, [article, sourceType, fill]);
}
