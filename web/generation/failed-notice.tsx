import { useLocation } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { useTitle } from '../lib/use-title.ts';
import { FailureCard } from './failure-card.tsx';

/** Stands where an article was to be: why it is not there, and what its owner can do. */
export function FailedNotice({ article, canRetry }: { article: ArticleSummary; canRetry: boolean }) {
  const [, navigate] = useLocation();
  useTitle(`Generation failed: ${article.title}`);

  return (
    <div className="my-10">
      <FailureCard
        article={article}
        {...(canRetry && { onRetried: () => navigate('/'), onChange: () => navigate('/') })}
      />
    </div>
  );
}
