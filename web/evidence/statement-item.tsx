import { memo, useEffect, useId, useRef } from 'react';
import type { EvidenceStatement } from '../../worker/contract/evidence.ts';
import { cn } from '../lib/cn.ts';
import { scrollWithinBoxes } from './scroll-within.ts';
import { StateBadge } from './state-badge.tsx';
import { StatementBasis } from './statement-basis.tsx';
import { placeNames, type Source } from './words.ts';

type StatementItemProps = {
  statement: EvidenceStatement;
  sources: readonly Source[];
  isCurrent: boolean;
  /** One of a list is a stop for the Tab key. */
  isStop: boolean;
  onChoose: (statement: EvidenceStatement) => void;
};

/** A statement, and where it is the current one what it rests on. */
export const StatementItem = memo(function StatementItem({
  statement,
  sources,
  isCurrent,
  isStop,
  onChoose,
}: StatementItemProps) {
  const { text, place, state } = statement;
  const item = useRef<HTMLLIElement>(null);
  const detailsId = useId();
  useEffect(() => {
    if (isCurrent && item.current) scrollWithinBoxes(item.current);
  }, [isCurrent]);
  return (
    <li
      ref={item}
      className={cn(
        'border-b border-line [content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]',
        isCurrent && 'bg-wash',
      )}
    >
      <button
        type="button"
        data-statement={statement.id}
        aria-expanded={isCurrent}
        aria-controls={isCurrent ? detailsId : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onChoose(statement)}
        className="w-full space-y-1.5 px-3 py-2.5 text-left focus-visible:-outline-offset-2"
      >
        <span className="flex flex-wrap items-center gap-x-2">
          <StateBadge state={state} />
          {placeNames[place] && <span className="text-2xs text-faint">{placeNames[place]}</span>}
        </span>
        <span
          dir="auto"
          className={cn('text-xs [overflow-wrap:anywhere]', isCurrent ? 'block' : 'line-clamp-2 overflow-clip')}
        >
          {text}
        </span>
      </button>
      {isCurrent && (
        <div id={detailsId} className="space-y-3 px-3 pb-3 text-xs">
          <StatementBasis statement={statement} sources={sources} />
        </div>
      )}
    </li>
  );
});
