import { textBlocks } from '../contract/markdown/blocks.ts';
import { wordsOf } from '../language/words.ts';

/*
 * How much two texts say in the same words: shingles (runs of a few words) that both have, as a share of the shingles of the
 * smaller one, so that a short text within a long one counts as its double.
 */

const wordsOfShingle = 4;
/** Of so many shared shingles or more, two texts are too alike. Set on one half of the labelled pairs (`npm run bench:duplicates`). */
export const duplicateShare = 0.3;

export function shinglesOf(markdown: string): ReadonlySet<string> {
  const shingles = new Set<string>();
  for (const { kind, text } of textBlocks(markdown)) {
    if (kind === 'code') continue;
    const words = wordsOf(text);
    for (let at = 0; at + wordsOfShingle <= words.length; at += 1)
      shingles.add(words.slice(at, at + wordsOfShingle).join(' '));
  }
  return shingles;
}

export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
