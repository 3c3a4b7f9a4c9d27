import type { Sentence } from '../article/section.ts';
import type { Told } from './basis.ts';
import { concludes, impersonal, pronoun, theProduct } from './data/product-words.ts';
import type { Ground } from './ground.ts';
import { standsAsWord } from './plan-mentions.ts';
import { findRankedOffers } from './superlatives.ts';

/**
 * A sentence without facts explains or leads on; it says nothing about the product. A question or a link may name it, and a pronoun
 * may stand for what an explanation before it was about.
 */
export function createUnfoundedCheck({ kind, sheet }: Ground['source'], asked: readonly string[], language: string) {
  const subjects = [
    // The subject of pages about a matter is no product: to introduce it is no claim.
    ...(kind === 'product' ? [sheet.name] : []),
    ...[...sheet.plans, ...sheet.integrations].map(({ name }) => name),
  ];
  return (told: Told, isLinked: boolean, before?: Sentence): { claims: string[]; doubts: string[] } => {
    const { text } = told;
    const doubts = language === 'en' && concludes.test(text) ? ['it draws a conclusion and names no fact'] : [];
    if (text.endsWith('?') || isLinked) return { claims: [], doubts };
    const refersBack = pronoun.test(text) && !impersonal.test(text) && before?.facts.length !== 0;
    return {
      claims: [
        ...subjects.filter((name) => standsAsWord(name, text)).map((name) => `it speaks of ${name} and names no fact`),
        ...(theProduct.test(text) || refersBack ? ['it speaks of the product and names no fact'] : []),
        ...findRankedOffers(told, asked),
      ],
      doubts,
    };
  };
}
