import { type EvidenceState, type EvidenceStatement, evidenceTexts } from '../../worker/contract/evidence.ts';
import { cn } from '../lib/cn.ts';

export type Filter = EvidenceState | 'all';

/** What needs its owner's eyes stands first. */
const order = ['conflict', 'check', 'yours', 'sourced', 'unchecked', 'background'] as const satisfies EvidenceState[];

/** As the text is marked. */
const dots: Record<EvidenceState, string> = {
  sourced: 'bg-good',
  background: 'border border-edge',
  yours: 'bg-busy',
  conflict: 'bg-bad',
  check: 'bg-fair',
  unchecked: 'border border-edge',
};

type StateFilterProps = {
  statements: readonly EvidenceStatement[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
};

export function StateFilter({ statements, chosen, onChoose }: StateFilterProps) {
  const counted = order.map((state) => ({
    state,
    count: statements.filter((statement) => statement.state === state).length,
  }));
  const filters: Array<{ filter: Filter; label: string; count: number }> = [
    { filter: 'all', label: 'All', count: statements.length },
    ...counted
      .filter(({ state, count }) => count > 0 || state === chosen)
      .map(({ state, count }) => ({ filter: state, label: evidenceTexts[state].label, count })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be put out of use, and marked, with the form.
    <div role="group" aria-label="Show statements" className="flex flex-wrap gap-1.5">
      {filters.map(({ filter, label, count }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={cn(
            'inline-flex min-h-6 items-center gap-1 rounded-full border px-2.5 text-2xs tabular-nums',
            filter === chosen ? 'border-ink bg-ink text-paper' : 'border-line bg-sheet text-soft hover:border-edge',
          )}
        >
          {filter !== 'all' && <span aria-hidden="true" className={cn('size-2 rounded-full', dots[filter])} />}
          {label} {count}
        </button>
      ))}
    </div>
  );
}
