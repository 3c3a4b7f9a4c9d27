import type { ReactNode } from 'react';
import type { UserStats } from '../../worker/contract/articles.ts';
import { Failure } from '../ui/failure.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type StatCardsProps = { stats: UserStats | undefined; error: unknown; onRetry: () => void };

export function StatCards({ stats, error, onRetry }: StatCardsProps) {
  if (error && !stats) return <Failure message="Failed to fetch stats" onRetry={onRetry} />;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      <Stat label="Total Articles">{stats?.totalArticles.toLocaleString()}</Stat>
      <Stat label="Published">{stats?.publishedArticles.toLocaleString()}</Stat>
      <Stat label="Avg SEO Score">{stats && Math.round(stats.avgSeoScore)}</Stat>
      <Stat label="Generating" aside={stats && stats.generatingArticles > 0 && <SpinnerIcon className="text-busy" />}>
        {stats?.generatingArticles.toLocaleString()}
      </Stat>
    </dl>
  );
}

function Stat({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div data-slot="stat" className="bg-sheet px-5 py-4">
      <dt className="flex items-center justify-between text-xs text-soft">
        {label}
        {aside}
      </dt>
      <dd className="mt-1 font-serif text-2xl font-semibold tabular-nums">
        {children === undefined ? <Skeleton className="my-1.5 h-7 w-10" /> : children}
      </dd>
    </div>
  );
}
