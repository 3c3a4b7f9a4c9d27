import { type Change, diffLines, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { cn } from '../lib/cn.ts';

/** Longer texts, and such as have little in common, are shown without marks rather than after a pause. */
const patienceMs = 250;
const mostForWords = 20_000;

function changesBetween(before: string, after: string): Change[] {
  const options = { timeout: patienceMs };
  const inWords = before.length + after.length < mostForWords ? diffWordsWithSpace(before, after, options) : undefined;
  return (
    inWords ??
    diffLines(before, after, options) ?? [
      { value: before, removed: true, added: false, count: 1 },
      { value: after, added: true, removed: false, count: 1 },
    ]
  );
}

type CompareProps = { before: string; after: string; titles: [before: string, after: string]; className?: string };

/** Two texts side by side: what went is marked on the left, what came on the right. */
export function Compare({ before, after, titles, className }: CompareProps) {
  const changes = useMemo(() => changesBetween(before, after), [before, after]);
  return (
    <div className={cn('grid gap-3 sm:grid-cols-2', className)}>
      <Side title={titles[0]} changes={changes.filter(({ added }) => !added)} />
      <Side title={titles[1]} changes={changes.filter(({ removed }) => !removed)} />
    </div>
  );
}

function Side({ title, changes }: { title: string; changes: Change[] }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-2xs font-medium text-faint">{title}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
        tabIndex={0}
        role="group"
        aria-label={title}
        className="max-h-72 overflow-y-auto rounded-md border border-line bg-sheet p-3 text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in their order and never move.
          <Part key={index} change={change} />
        ))}
      </div>
    </div>
  );
}

function Part({ change: { value, added, removed } }: { change: Change }) {
  if (added) return <ins className="bg-good-wash text-good no-underline">{value}</ins>;
  if (removed) return <del className="bg-bad-wash text-bad no-underline">{value}</del>;
  return value;
}
