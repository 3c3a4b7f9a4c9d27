import type { Evidence } from '../../worker/contract/evidence.ts';
import { cn } from '../lib/cn.ts';
import { CardTitle } from '../ui/card.tsx';
import { countText } from './words.ts';

type EvidenceHeadingProps = { evidence: Evidence | null; isChecking?: boolean };

/** 'Evidence: 27 of 31', read out when it changes; paler while a newer text is being checked. */
export function EvidenceHeading({ evidence, isChecking = false }: EvidenceHeadingProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle className="text-base">Evidence</CardTitle>
        <output
          aria-label="Evidence"
          className={cn('font-serif text-lg font-semibold tabular-nums', isChecking && 'opacity-60')}
        >
          {evidence ? countText(evidence) : ''}
        </output>
      </div>
      <p className="text-xs text-soft">Statements traced to a page we read</p>
      {evidence && !evidence.counts && <p className="mt-2 text-xs">No source was kept for this article.</p>}
    </div>
  );
}
