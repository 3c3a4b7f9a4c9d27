import type { Evidence } from '../../worker/contract/evidence.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The newer evidence with the older one's statements where they are the same: what did not change is not drawn anew. */
export function keepSame(before: Evidence | null, after: Evidence): Evidence {
  if (!before) return after;
  const known = new Map(before.statements.map((statement) => [statement.id, statement]));
  return {
    ...after,
    sources: isSame(before.sources, after.sources) ? before.sources : after.sources,
    statements: after.statements.map((statement) => {
      const present = known.get(statement.id);
      return present && isSame(present, statement) ? present : statement;
    }),
  };
}
