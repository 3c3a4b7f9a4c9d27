import { useState } from 'react';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { retryArticles } from '../generation/use-generation.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';

/** What failed and why, with one button to start all of it anew. */
export function FailedArticles({ failed }: { failed: ArticleSummary[] }) {
  const [isBusy, setIsBusy] = useState(false);

  async function retryAll() {
    setIsBusy(true);
    try {
      await retryArticles(failed);
      toast({ title: 'Retry started', description: 'Article generation is being retried.' });
    } catch (error) {
      toastFailure('Retry failed', toldOr(error, 'Failed to retry article generation'));
    } finally {
      await changed('articles');
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-5">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-sm font-medium">Failed</h3>
        <Button size="sm" disabled={isBusy} onClick={retryAll}>
          {isBusy ? 'Retrying...' : `Retry All Failed (${failed.length})`}
        </Button>
      </div>
      <ul
        aria-label="Failed articles"
        className="mt-2 max-h-80 divide-y divide-line overflow-y-auto border-y border-line text-sm"
      >
        {failed.map((article) => (
          <li key={article.id} className="py-2.5">
            <Link href={`/${article.slug}`} className="[overflow-wrap:anywhere] hover:rule-link">
              <span dir="auto">{article.title}</span>
            </Link>
            <span className="block text-xs text-bad">{article.failureReason ?? 'Generation failed'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
