import { type KeyboardEvent, memo, useRef, useState } from 'react';
import type { Evidence, EvidenceStatement } from '../../worker/contract/evidence.ts';
import { type Filter, StateFilter } from './state-filter.tsx';
import { StatementItem } from './statement-item.tsx';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

type StatementListProps = {
  evidence: Evidence;
  currentId: string | null;
  /** `isPressed`: by a click or Enter, rather than by going through the list. */
  onCurrent: (statement: EvidenceStatement, isPressed: boolean) => void;
  /** What Enter does. */
  enterHint: string;
};

/** The statements of an article, by state, one after the other. */
export const StatementList = memo(function StatementList({
  evidence: { statements, sources },
  currentId,
  onCurrent,
  enterHint,
}: StatementListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLUListElement>(null);
  // The current one is shown whatever is asked for: it may have come here from the text.
  const shown = statements.filter(({ id, state }) => filter === 'all' || state === filter || id === currentId);
  const at = shown.findIndex(({ id }) => id === currentId);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? shown.length - 1 : step && Math.max(0, at + step);
    const statement = next === undefined ? undefined : shown[next];
    if (!statement) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-statement="${statement.id}"]`)?.focus({ preventScroll: true });
    onCurrent(statement, false);
  }

  return (
    <>
      <StateFilter statements={statements} chosen={filter} onChoose={setFilter} />
      <p className="text-2xs text-faint pointer-coarse:hidden">
        Keys in this list: <kbd>↓</kbd> or <kbd>J</kbd> next, <kbd>↑</kbd> or <kbd>K</kbd> previous, <kbd>Enter</kbd>{' '}
        {enterHint}.
      </p>
      {shown.length === 0 ? (
        <p className="text-xs text-soft">No such statements.</p>
      ) : (
        <ul
          ref={list}
          aria-label="Statements"
          onKeyDown={move}
          className="max-h-96 overflow-y-auto overscroll-contain rounded-md border border-line"
        >
          {shown.map((statement, index) => (
            <StatementItem
              key={statement.id}
              statement={statement}
              sources={sources}
              isCurrent={index === at}
              isStop={index === Math.max(0, at)}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
    </>
  );

  function choose(statement: EvidenceStatement) {
    onCurrent(statement, true);
  }
});
