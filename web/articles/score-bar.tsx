import { cn } from '../lib/cn.ts';
import { type ScoreBand, scoreBand } from './score.ts';

const fills: Record<ScoreBand, string> = { good: 'bg-good', fair: 'bg-fair', bad: 'bg-bad' };

export function ScoreBar({ score }: { score: number }) {
  return (
    <span className="flex items-center gap-3 text-2xs text-soft">
      <span>SEO Score</span>
      <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-wash">
        <span className={cn('block h-full rounded-full', fills[scoreBand(score)])} style={{ width: `${score}%` }} />
      </span>
      <span className="tabular-nums text-ink">{score}/100</span>
    </span>
  );
}
