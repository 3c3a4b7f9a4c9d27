import type { EvidenceStatement } from '../contract/evidence.ts';
import { figuresOf } from '../contract/figures.ts';
import { foldText } from '../language/fold.ts';

/** The one figure of a statement that its sources do not have, and the one of theirs that it does not have: what a page says instead. */
export function findInstead(text: string, quotes: EvidenceStatement['quotes']): EvidenceStatement['instead'] {
  const theirs = figuresOf(quotes.map(({ quote }) => quote).join(' '));
  const own = figuresOf(text);
  const isIn = (all: readonly string[], figure: string) => all.some((other) => foldText(other) === foldText(figure));
  const strange = [...new Set(own)].filter((figure) => !isIn(theirs, figure));
  const missing = [...new Set(theirs)].filter((figure) => !isIn(own, figure));
  const [said, page] = [strange[0], missing[0]];
  return strange.length === 1 && missing.length === 1 && said && page ? { said, page } : null;
}
