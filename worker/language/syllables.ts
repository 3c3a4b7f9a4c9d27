import { syllable } from 'syllable';

/** Syllables of English words; a text uses few words often, so each is counted once. */
export function countSyllables(words: readonly string[]): number {
  const known = new Map<string, number>();
  return words.reduce((sum, word) => {
    const count = known.get(word) ?? Math.max(1, syllable(word));
    known.set(word, count);
    return sum + count;
  }, 0);
}
