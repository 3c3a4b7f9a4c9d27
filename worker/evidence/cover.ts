import { keyOf } from './statements.ts';
import type { KeptClaim } from './types.ts';

/**
 * Fewer words may stand anywhere: they count where a kept statement ends before them, or where they are all there is; what states
 * nothing, 'The site says', counts at the beginning of a block as well.
 */
const fewestWords = 4;

/** For each sentence of a block the kept statements that it is made of; null where a word of it is in none. */
export function createCover(claims: readonly KeptClaim[]) {
  const byFirst = Map.groupBy(
    claims
      .map((claim) => ({ claim, words: keyOf(claim.sentence).split(' ') }))
      .sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? '',
  );
  return (keys: readonly string[]): Array<KeptClaim[] | null> => {
    const sentences = keys.map((key) => key.split(' ').filter(Boolean));
    const all = sentences.flat();
    const held: Array<KeptClaim | null> = [];
    while (held.length < all.length) {
      const at = held.length;
      const found = byFirst
        .get(all[at] ?? '')
        ?.find(
          ({ claim, words }) =>
            words.every((word, next) => all[at + next] === word) &&
            (words.length >= fewestWords ||
              words.length === all.length ||
              Boolean(held[at - 1]) ||
              (at === 0 && claim.facts.length === 0)),
        );
      held.push(...(found ? found.words.map(() => found.claim) : [null]));
    }
    let start = 0;
    return sentences.map(({ length }) => {
      const of = held.slice(start, start + length);
      start += length;
      return of.includes(null) ? null : [...new Set(of)].filter((claim) => claim !== null);
    });
  };
}
