/** All from the first on that `begins` them; none where none does. */
export function fromFirst<One>(all: readonly One[], begins: (one: One) => boolean): One[] {
  const from = all.findIndex(begins);
  return from < 0 ? [] : all.slice(from);
}

/** All before the first that `ends` them. */
export function untilFirst<One>(all: readonly One[], ends: (one: One, at: number) => boolean): One[] {
  const end = all.findIndex(ends);
  return all.slice(0, end < 0 ? all.length : end);
}

/** All up to the last that can stand at their end; none where none can. */
export const upToLast = <One>(all: readonly One[], canEnd: (one: One) => boolean): One[] =>
  all.slice(0, all.findLastIndex(canEnd) + 1);
