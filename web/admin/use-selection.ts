import { useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';

/** Which of the keywords of a list are selected. */
export function useSelection(keywords: readonly SeoKeyword[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return {
    // A keyword that left the list meanwhile is not selected any more.
    selected: keywords.filter(({ id }) => chosen.has(id)),
    isSelected: (id: string) => chosen.has(id),
    toggle,
    selectAll: () => setChosen(new Set(keywords.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
