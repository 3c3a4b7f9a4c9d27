export type Pairing = {
  /** By label: the entry that finds it. */
  entryOf: Array<number | null>;
  /** By entry: whether it finds a label. */
  finds: boolean[];
};

/**
 * Pairs labels with entries so that as many as can be are found, each label by at most one entry and each entry finding at most
 * one label: what is told twice counts once.
 */
export function pair<L, E>(
  labels: readonly L[],
  entries: readonly E[],
  matches: (label: L, entry: E) => boolean,
): Pairing {
  const possible = labels.map((label) => entries.flatMap((entry, at) => (matches(label, entry) ? [at] : [])));
  const labelOf = new Array<number | null>(entries.length).fill(null);
  const place = (label: number, tried: Set<number>): boolean =>
    (possible[label] ?? []).some((entry) => {
      if (tried.has(entry)) return false;
      tried.add(entry);
      const holder = labelOf[entry] ?? null;
      if (holder !== null && !place(holder, tried)) return false;
      labelOf[entry] = label;
      return true;
    });
  for (const label of labels.keys()) place(label, new Set());
  const entryOf = labels.map((_, label) => {
    const entry = labelOf.indexOf(label);
    return entry === -1 ? null : entry;
  });
  return { entryOf, finds: labelOf.map((label) => label !== null) };
}
