import { Link } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { progressText } from '../../worker/contract/generation.ts';
import { SuccessCard } from '../generation/progress-card.tsx';
import type { Tracked } from '../generation/use-generation.ts';
import { useTrackedProgress } from '../generation/use-tracked-progress.ts';
import { WaitLine } from '../generation/wait-line.tsx';
import { Progress } from '../ui/progress.tsx';

/** Articles are written one after the other, so that only the head of the queue moves. */
const polledPositions = 2;

type QueuedArticleProps = {
  tracked: Tracked;
  position: number;
  total: number;
  /** The list says that nothing of it is written yet. */
  isWaiting: boolean;
  /** As the list has it. */
  listed: ArticleSummary | undefined;
};

export function QueuedArticle({ tracked, position, total, isWaiting, listed }: QueuedArticleProps) {
  const { percent, title, waitingFor } = useTrackedProgress(tracked, {
    isPolled: !isWaiting || position <= polledPositions,
    listed,
  });
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
        <Link href={`/${(listed ?? tracked.article).slug}`} dir="auto" className="block truncate hover:rule-link">
          {name}
        </Link>
        {percent > 0 && <Progress value={percent} aria-label={`Progress of ${name}`} className="mt-2" />}
        <WaitLine reason={waitingFor} />
      </span>
      <span className="text-xs whitespace-nowrap text-soft tabular-nums max-sm:pl-9">
        {percent > 0 ? `${progressText(percent)} ${percent}%` : `Waiting, place ${position} of ${total}`}
      </span>
    </li>
  );
}
