import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { useSession } from '../auth/use-session.tsx';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { reuseInputs } from './reuse.ts';
import { useRetry } from './use-retry.ts';

type FailureCardProps = {
  article: ArticleSummary;
  /** After it was started anew; absent where this reader may not do it. */
  onRetried?: () => void;
  /** After the form has been given what was asked for. */
  onChange?: () => void;
  onDismiss?: () => void;
};

/** Stands where the progress stood: what was to be written from, why it is not, and what can be done. */
export function FailureCard({ article, onRetried, onChange, onDismiss }: FailureCardProps) {
  const { isBusy, retry } = useRetry(article);
  const isUrl = article.sourceType === 'url';
  // Only admins write from ideas.
  const hasForm = useSession().user?.isAdmin || isUrl;
  return (
    <div
      data-slot="failure-card"
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-bad bg-sheet p-5"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-serif text-base font-semibold text-bad">Generation failed</h2>
        <p dir="auto" className="mt-1 line-clamp-3 text-sm [overflow-wrap:anywhere]">
          {(isUrl ? article.sourceUrl : article.originalIdea) ?? article.title}
        </p>
        <p className="mt-1 text-sm text-soft">{article.failureReason ?? 'No reason was recorded.'}</p>
        {onRetried && (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              disabled={isBusy}
              onClick={async () => {
                if (await retry()) onRetried();
              }}
            >
              {isBusy ? 'Retrying...' : 'Try again'}
            </Button>
            {hasForm && (
              <Button
                size="sm"
                disabled={isBusy}
                onClick={() => {
                  reuseInputs(article);
                  onChange?.();
                }}
              >
                {isUrl ? 'Change address' : 'Change idea'}
              </Button>
            )}
          </div>
        )}
      </div>
      {onDismiss && (
        <Button size="icon" variant="quiet" aria-label="Dismiss" onClick={onDismiss}>
          <CloseIcon className="size-3.5" />
        </Button>
      )}
    </div>
  );
}
