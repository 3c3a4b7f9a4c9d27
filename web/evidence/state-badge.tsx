import { type EvidenceState, evidenceTexts } from '../../worker/contract/evidence.ts';
import { cn } from '../lib/cn.ts';

const looks: Record<EvidenceState, string> = {
  sourced: 'bg-good-wash text-good',
  background: 'border border-line bg-wash text-soft',
  yours: 'bg-busy-wash text-busy',
  conflict: 'bg-bad-wash text-bad',
  check: 'bg-fair-wash text-fair',
  unchecked: 'border border-line bg-wash text-soft',
};

/** Says in words what its colour only repeats. */
export function StateBadge({ state }: { state: EvidenceState }) {
  return (
    <span
      data-state={state}
      className={cn('inline-flex min-h-6 items-center rounded-full px-2.5 text-2xs font-medium', looks[state])}
    >
      {evidenceTexts[state].label}
    </span>
  );
}
