import { hasRoot, type Told } from './basis.ts';
import { advice, offers, ranks } from './data/rank-words.ts';

/** Rank that is given to something on offer: in an explanation 'the oddest file' ranks nobody's product. */
export const findRankedOffers = (told: Told, asked: readonly string[]) =>
  offers.test(told.folded) ? findRanks(told, asked) : [];

/** Rank and exclusiveness that the facts of a sentence do not give. What was asked for as a keyword may stand. */
export function findRanks({ folded, language, basis }: Told, asked: readonly string[]): string[] {
  if (language !== 'en') return [];
  const text = asked.reduce((rest, keyword) => rest.replaceAll(keyword, ' '), folded);
  return ranks.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: rank = whole, index }) => {
      const isAdvice =
        advice.test(text.slice(index + whole.length)) && !/\b(?:is|are|was|offers?) $/.test(text.slice(0, index));
      const isSaid = basis.text.includes(rank) || rank.split(' ').every((word) => hasRoot(basis.roots, word));
      return isAdvice || isSaid ? [] : [`“${whole}” ranks, and none of its facts does`];
    }),
  );
}
