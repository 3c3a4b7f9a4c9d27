import type { EvidenceStatement } from '../contract/evidence.ts';
import { figuresOf } from '../contract/figures.ts';
import { foldText } from '../language/words.ts';

/**
 * The one figure of a statement that its sources do not have, and what a page says instead: what the statement said before somebody
 * changed it, where that stands on a page, else the one figure of the pages that it does not have.
 */
export function findInstead(
  text: string,
  before: string,
  quotes: EvidenceStatement['quotes'],
): EvidenceStatement['instead'] {
  const theirs = figuresOf(quotes.map(({ quote }) => quote).join(' '));
  const own = figuresOf(text);
  const isIn = (all: readonly string[], figure: string) => all.some((other) => foldText(other) === foldText(figure));
  const strange = [...new Set(own)].filter((figure) => !isIn(theirs, figure));
  const missing = [...new Set(theirs)].filter((figure) => !isIn(own, figure));
  const former = missing.filter((figure) => isIn(figuresOf(before), figure));
  const [said, page] = [strange[0], former.length > 0 ? former[0] : missing[0]];
  const isOne = strange.length === 1 && (former.length === 1 || (former.length === 0 && missing.length === 1));
  return isOne && said && page ? { said, page } : null;
}
