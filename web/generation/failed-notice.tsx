import { useLocation } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { Button } from '../ui/button.tsx';
import { useRetry } from './use-retry.ts';

/** Stands where an article was to be: why it is not there, and what can be done. */
export function FailedNotice({ article, canRetry }: { article: ArticleSummary; canRetry: boolean }) {
  const [, navigate] = useLocation();
  const { isBusy, retry } = useRetry(article);
  return (
    <div className="my-10 rounded-lg border border-line bg-sheet p-6">
      <h2 className="font-medium">Generation failed</h2>
      {article.failureReason && <p className="mt-2 text-sm text-bad">{article.failureReason}</p>}
      {canRetry && (
        <Button
          className="mt-5"
          disabled={isBusy}
          onClick={async () => {
            if (await retry()) navigate('/');
          }}
        >
          {isBusy ? 'Retrying...' : 'Retry'}
        </Button>
      )}
    </div>
  );
}
