import type { ArticleSummary } from '../../worker/contract/articles.ts';

/** The excerpt, or what stands in its place. */
export function excerptOf({ excerpt, status }: Pick<ArticleSummary, 'excerpt' | 'status'>): string {
  if (status === 'failed') return 'Generation failed';
  if (status === 'generating') return 'Generating content...';
  return excerpt || 'No excerpt available';
}
