import { useEffect, useRef } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import type { User } from '../../worker/contract/users.ts';
import { useUserStats } from '../articles/use-articles.ts';
import { type Tracked, track, useTracked } from '../generation/use-generation.ts';
import { changed } from '../lib/changes.ts';
import { Card, CardTitle } from '../ui/card.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';
import { FailedArticles } from './failed-articles.tsx';
import { QueuedArticle } from './queued-article.tsx';
import { useQueue } from './use-queue.ts';
import { WrittenArticles } from './written-articles.tsx';

/** What is being written now, what waits, and what failed. Keyword lists follow when an article is done. */
export function GenerationQueue({ admin }: { admin: User }) {
  const tracked = useTracked();
  const queued = tracked.filter(({ finished }) => finished === null).sort(byStart);
  const stats = useUserStats(admin.id, queued.length > 0);
  const { generating, failed, written: unopened } = useQueue(admin.id, stats.data);
  // Until its own poll says so, it stands among those under way.
  const written = unopened.filter(({ id }) => !tracked.some((entry) => entry.id === id));
  useKeywordRefresh(stats.data?.generatingArticles);
  useTracking(generating);

  const shown = tracked.filter(({ finished }) => finished?.status !== 'failed').sort(byStart);
  if (shown.length === 0 && written.length === 0 && failed.length === 0) return null;
  const waiting = new Map(generating.map((article) => [article.id, article.generationProgress === 0]));
  return (
    <Card aria-labelledby="queue">
      <CardTitle id="queue" className="flex items-center gap-3">
        Generation Queue
        {queued.length > 0 && <SpinnerIcon className="text-busy" />}
        <span role="status" className="ml-auto font-sans text-xs font-normal text-faint tabular-nums">
          {summary(queued.length, written.length, failed.length)}
        </span>
      </CardTitle>
      {queued.length > 0 && (
        <p className="mt-1.5 text-sm text-soft">
          Articles are generated sequentially. Each article takes about 2-3 minutes to complete.
        </p>
      )}
      {shown.length > 0 && (
        <ol
          aria-label="Queued articles"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
          tabIndex={0}
          className="mt-4 max-h-96 divide-y divide-line overflow-y-auto border-y border-line"
        >
          {shown.map((entry) => (
            <QueuedArticle
              key={entry.id}
              tracked={entry}
              position={queued.indexOf(entry) + 1}
              total={queued.length}
              listed={[...generating, ...failed].find(({ id }) => id === entry.id)}
              isWaiting={waiting.get(entry.id) === true}
            />
          ))}
        </ol>
      )}
      {written.length > 0 && <WrittenArticles written={written} />}
      {failed.length > 0 && <FailedArticles failed={failed} />}
    </Card>
  );
}

function summary(queued: number, written: number, failed: number): string {
  const parts = [];
  if (queued > 0) parts.push(`${queued} to go`);
  if (written > 0) parts.push(`${written} written`);
  if (failed > 0) parts.push(`${failed} failed`);
  return parts.join(', ');
}

/** Finished ones leave from the top; the rest is written in the order in which it was asked for. */
function byStart(a: Tracked, b: Tracked): number {
  const finished = Number(b.finished !== null) - Number(a.finished !== null);
  return finished || a.article.createdAt.localeCompare(b.article.createdAt) || a.id.localeCompare(b.id);
}

function useTracking(generating: ArticleSummary[]): void {
  const ids = generating.map(({ id }) => id).join();
  const latest = useRef(generating);
  latest.current = generating;
  useEffect(() => {
    if (ids !== '') track(latest.current);
  }, [ids]);
}

function useKeywordRefresh(generating: number | undefined): void {
  const last = useRef(generating);
  useEffect(() => {
    if (generating !== undefined && last.current !== undefined && generating < last.current) void changed('keywords');
    last.current = generating;
  }, [generating]);
}
