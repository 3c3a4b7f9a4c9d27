import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

/** Longer texts are shown one below the other rather than after a pause. */
const patienceMs = 200;

/** A text before and after in one: what goes is struck, what comes is marked. */
export function Difference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: patienceMs }) ?? [
        { value: before, removed: true, added: false, count: 1 },
        { value: after, added: true, removed: false, count: 1 },
      ],
    [before, after],
  );
  return (
    <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
      {parts.map(({ value, added, removed }, at) => {
        const key = `${at} ${value}`;
        if (added)
          return (
            <ins key={key} className="bg-good-wash text-good no-underline">
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key} className="bg-bad-wash text-bad">
              {value}
            </del>
          );
        return value;
      })}
    </p>
  );
}
