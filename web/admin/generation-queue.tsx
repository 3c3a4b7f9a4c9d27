import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { progressText } from '../../worker/contract/generation.ts';
import type { User } from '../../worker/contract/users.ts';
import { useUserArticles, useUserStats } from '../articles/use-articles.ts';
import { SuccessCard } from '../generation/progress-card.tsx';
import { retryArticle, type Tracked, track, useTracked } from '../generation/use-generation.ts';
import { useTrackedProgress } from '../generation/use-tracked-progress.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';
import { Progress } from '../ui/progress.tsx';
import { refreshKeywords } from './use-keywords.ts';

/** What is being written now, what waits, and what failed. Keyword lists follow when an article is done. */
export function GenerationQueue({ admin }: { admin: User }) {
  const list = useUserArticles(admin.id);
  const tracked = useTracked();
  const failed = list.articles.filter((article) => article.status === 'failed');
  const queued = tracked.filter(({ finished }) => finished === null).sort(byStart);
  const stats = useUserStats(admin.id, queued.length > 0);
  const more = (stats.data?.generatingArticles ?? 0) - queued.length;
  useKeywordRefresh(stats.data?.generatingArticles);

  useEffect(() => {
    track(list.articles.filter((article) => article.status === 'generating'));
  }, [list.articles]);

  if (tracked.length === 0 && failed.length === 0) return null;
  return (
    <Card aria-labelledby="queue" aria-live="polite">
      <CardTitle id="queue" className="flex items-center gap-3">
        Generation Queue
        {queued.length > 0 && <SpinnerIcon className="text-busy" />}
      </CardTitle>
      {queued.length > 0 && (
        <p className="mt-1.5 text-sm text-soft">
          Articles are generated sequentially. Each article takes about 2-3 minutes to complete.
        </p>
      )}
      {tracked.length > 0 && (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {[...tracked].sort(byStart).map((entry) => (
            <QueuedArticle key={entry.id} tracked={entry} position={queued.indexOf(entry) + 1} userId={admin.id} />
          ))}
        </ol>
      )}
      {more > 0 && <p className="mt-3 text-xs text-faint">and {more.toLocaleString()} more in the queue</p>}
      {failed.length > 0 && <FailedArticles failed={failed} />}
    </Card>
  );
}

/** Finished ones leave from the top; the rest is written in the order in which it was asked for. */
function byStart(a: Tracked, b: Tracked): number {
  const finished = Number(b.finished !== null) - Number(a.finished !== null);
  return finished || a.article.createdAt.localeCompare(b.article.createdAt);
}

function useKeywordRefresh(generating: number | undefined): void {
  const last = useRef(generating);
  useEffect(() => {
    if (generating !== undefined && last.current !== undefined && generating < last.current) void refreshKeywords();
    last.current = generating;
  }, [generating]);
}

function QueuedArticle({ tracked, position, userId }: { tracked: Tracked; position: number; userId: string }) {
  const { percent, title } = useTrackedProgress(tracked, userId);
  const name = tracked.article.keywords[0] ?? title;
  if (tracked.finished) {
    return (
      <li className="py-3">
        <SuccessCard article={tracked.finished} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3 text-sm">
      <span className="w-5 text-right text-xs text-faint tabular-nums">{position}</span>
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" className="block truncate">
          {name}
        </span>
        {percent > 0 && <Progress value={percent} aria-label={`Progress of ${name}`} className="mt-2" />}
      </span>
      <span className="text-xs whitespace-nowrap text-soft tabular-nums max-sm:pl-9">
        {percent > 0 ? `${progressText(percent)} ${percent}%` : 'Waiting'}
      </span>
    </li>
  );
}

function FailedArticles({ failed }: { failed: ArticleSummary[] }) {
  const [isBusy, setIsBusy] = useState(false);

  async function retryAll() {
    setIsBusy(true);
    const results = await Promise.allSettled(failed.map(retryArticle));
    setIsBusy(false);
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) toastFailure('Retry failed', toldOr(refused.reason, 'Failed to retry article generation'));
    else toast({ title: 'Retry started', description: 'Article generation is being retried.' });
  }

  return (
    <div className="mt-5">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-sm font-medium">Failed</h3>
        <Button size="sm" disabled={isBusy} onClick={retryAll}>
          {isBusy ? 'Retrying...' : `Retry All Failed (${failed.length})`}
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
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
