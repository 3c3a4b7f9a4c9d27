import { hasRoot, type Told } from './basis.ts';

/** Words in -est that rank nothing. */
const plain = 'latest|interest|request|test|rest|guest|forest|honest|modest|west|quest|contest|protest|nearest';
const ranks = [
  new RegExp(`\\b(?:the|its|their|['’]s) (?:\\w+ )?(?!(?:${plain})\\b)(\\w{2,}est)\\b`, 'g'),
  /\b(?:the|its|their) (best|leading|only|most \w+|number one)\b/g,
  /\b(?:is|are|was|as|being|became) (?:the|its|their) (top|first)\b/g,
  /\b(?:most (?:popular|trusted|used|powerful|advanced|complete)|number one|no\. ?1|#1|world[- ]class|best[- ]in[- ]class|industry[- ]leading|award[- ]winning|market leader|unmatched|unrivall?ed|unparalleled|unique|exclusively|second to none|state[- ]of[- ]the[- ]art)\b/g,
  /\b(?:no|unlike) (?:other|rival|competitor|competing)\b|\bthan any (?:other|rival|competitor)\b|\bnobody else\b|\bof any \w+/g,
];
/** What is best to do ranks advice, what comes first stands in an order, and plans are ranked by their prices. */
const advice =
  /^(?:\s+\w+)?\s+(?:ways?|times?|places?|moments?|things?|reasons?|questions?|steps?|points?|parts?|tests?|advice|people|days?|weeks?|months?|years?|one|plans?|tiers?|packages?|editions?|prices?)\b|^,/;

/** What somebody offers, and where it is compared. */
const offers =
  /\b(?:products?|tools?|apps?|software|platforms?|services?|solutions?|systems?|vendors?|compan(?:y|ies)|programs?|options?|choices?|market|world|industry)\b/;

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
