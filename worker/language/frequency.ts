import { frequentWords } from './data/frequent-words.ts';
import { stem } from './words.ts';

let ranks: ReadonlyMap<string, number> | null = null;

/** The place of each stem among the most frequent words of English, from 1; of the words that have it, the most frequent counts. */
export const frequencyRanks = (): ReadonlyMap<string, number> =>
  (ranks ??= new Map(frequentWords.map((word, at) => [stem(word), at + 1] as const).reverse()));

const rarestRank = 6500;

/** From 0, of a stem as frequent as the word of rank `plainest`, to 1, of one that is rare: how much it says. */
export const rarityOf = (word: string, plainest: number): number =>
  Math.max(0, Math.log((frequencyRanks().get(word) ?? rarestRank) / plainest) / Math.log(rarestRank / plainest));
