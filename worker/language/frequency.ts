import { frequentWords } from './data/frequent-words.ts';
import { stem } from './words.ts';

let ranks: ReadonlyMap<string, number> | null = null;

/** The place of each stem among the most frequent words of English, from 1; of the words that have it, the most frequent counts. */
export const frequencyRanks = (): ReadonlyMap<string, number> =>
  (ranks ??= new Map(frequentWords.map((word, at) => [stem(word), at + 1] as const).reverse()));
