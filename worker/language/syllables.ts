import { syllable } from 'syllable';

/** Syllables of English words; a text uses few words often, so each is read once. */
export function countSyllables(words: readonly string[]): number {
  const alike = [...Map.groupBy(words, (word) => word)];
  return alike.reduce((sum, [word, { length }]) => sum + length * Math.max(1, syllable(word)), 0);
}
