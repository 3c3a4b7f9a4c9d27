import { textBlocks } from '../contract/markdown/blocks.ts';
import { wordsOf } from '../language/words.ts';

/*
 * How much a text says in the same words as others: runs of a few words that both have, as a share of those of the smaller text, so
 * that a short text within a long one counts as its double. What many of the others say as well is the frame that a writer gives
 * every article, and counts for as much less.
 */

const wordsOfShingle = 4;
/**
 * From this share on two texts are too alike. Set on one half of the labelled pairs, measured on the other
 * (`npm run bench:duplicates`).
 */
export const duplicateShare = 0.48;

export type Shingles = ReadonlySet<string>;

export function shinglesOf(markdown: string): Shingles {
  const shingles = new Set<string>();
  for (const { kind, text } of textBlocks(markdown)) {
    if (kind === 'code') continue;
    const words = wordsOf(text);
    for (let at = 0; at + wordsOfShingle <= words.length; at += 1)
      shingles.add(words.slice(at, at + wordsOfShingle).join(' '));
  }
  return shingles;
}

/** For each of the others, which part of it, or of the text where that is shorter, both say in the same words: 0 to 1. */
export function sharedParts(text: Shingles, others: readonly Shingles[]): number[] {
  const times = new Map<string, number>();
  for (const other of others) for (const shingle of other) times.set(shingle, (times.get(shingle) ?? 0) + 1);
  const weightOf = (shingle: string) => 1 / Math.max(1, times.get(shingle) ?? 0);
  const sum = (shingles: Iterable<string>) => {
    let total = 0;
    for (const shingle of shingles) total += weightOf(shingle);
    return total;
  };
  const own = sum(text);
  return others.map((other) => {
    const smaller = Math.min(own, sum(other));
    return smaller === 0 ? 0 : sum([...other].filter((shingle) => text.has(shingle))) / smaller;
  });
}
