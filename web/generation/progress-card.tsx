import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { progressText } from '../../worker/contract/generation.ts';
import { CheckIcon } from '../ui/app-icons.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';
import { Progress } from '../ui/progress.tsx';
import { FailureCard } from './failure-card.tsx';
import { type Tracked, untrack } from './use-generation.ts';
import { useTrackedProgress } from './use-tracked-progress.ts';
import { WaitLine } from './wait-line.tsx';

type ProgressCardsProps = { tracked: readonly Tracked[]; listed: readonly ArticleSummary[] };

/** The articles under way, each polled by its id, and those that came of it. */
export function ProgressCards({ tracked, listed }: ProgressCardsProps) {
  return (
    <section aria-label="Articles in progress" aria-live="polite" className="space-y-3 empty:hidden">
      {tracked.map((entry) => (
        <ProgressCard key={entry.id} tracked={entry} listed={listed.find(({ id }) => id === entry.id)} />
      ))}
    </section>
  );
}

type ProgressCardProps = { tracked: Tracked; listed: ArticleSummary | undefined };

function ProgressCard({ tracked, listed }: ProgressCardProps) {
  const { finished, isOwn } = tracked;
  const { percent, title, waitingFor } = useTrackedProgress(tracked, { listed });
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOwn) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [isOwn]);

  if (finished?.status === 'failed') {
    return <FailureCard article={finished} onRetried={() => {}} onDismiss={() => untrack(finished.id)} />;
  }
  if (finished) return <SuccessCard article={finished} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={card}
      data-slot="progress-card"
      role="group"
      tabIndex={-1}
      aria-label={`${title}: ${progressText(percent)}`}
      className="rounded-lg border border-line bg-sheet p-5"
    >
      <div className="flex items-start gap-3">
        <SpinnerIcon className="mt-1 text-busy" />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate font-serif text-base font-semibold">
            {title}
          </p>
          <p className="mt-0.5 flex justify-between gap-4 text-xs text-soft">
            <span>{progressText(percent)}</span>
            <span className="tabular-nums">{percent}%</span>
          </p>
          <WaitLine reason={waitingFor} />
        </div>
      </div>
      <Progress value={percent} aria-label={`Progress of ${title}`} className="mt-3" />
    </div>
  );
}

export function SuccessCard({ article }: { article: ArticleSummary }) {
  return (
    <div
      data-slot="success-card"
      className="flex animate-rise items-center gap-3 rounded-lg border border-good bg-good-wash p-5 text-good"
    >
      <CheckIcon className="size-5" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">Article generated successfully!</span>
        <span dir="auto" className="block truncate">
          {article.title}
        </span>
      </p>
      <Link href={`/${article.slug}`} className="text-sm font-medium underline underline-offset-4">
        View
      </Link>
    </div>
  );
}
