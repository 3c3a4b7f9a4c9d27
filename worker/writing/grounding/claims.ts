import { frequentWords } from '../../language/data/frequent-words.ts';
import { standsAsWord } from '../../language/words.ts';
import { type Ground, hasRoot, type Pages, partsOf, type Told } from './basis.ts';
import { people } from './data/doubtful-words.ts';
import * as patterns from './data/patterns.ts';
import { concludes, impersonal, matters, pronoun, theProduct } from './data/product-words.ts';
import { costsNothing, promises, standards } from './data/promise-words.ts';
import { advice, offers, ranks } from './data/rank-words.ts';
import { followsSubject } from './plans.ts';

/** Standards, certificates and promises that the facts of a sentence do not make. */
export function findStandards({ text, folded, language, basis }: Told): string[] {
  const named = (text.match(standards) ?? []).filter((name) => !basis.text.includes(name.toLowerCase()));
  const promised = language === 'en' ? (folded.replace(patterns.leavesFree, ' ').match(promises) ?? []) : [];
  const isSaid = (word: string) =>
    word === 'free' ? costsNothing.test(basis.text) : partsOf(word).every((part) => hasRoot(basis.roots, part));
  return [...named, ...promised.filter((word) => !isSaid(word))];
}

/** Rank and exclusiveness that the facts of a sentence do not give. What was asked for as a keyword may stand. */
export function findRanks({ folded, language, basis }: Told, asked: readonly string[]): string[] {
  if (language !== 'en') return [];
  const text = asked.reduce((rest, keyword) => rest.replaceAll(keyword, ' '), folded);
  return ranks.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: rank = whole, index }) => {
      // Whoever 'needs nothing else' ranks nothing.
      const isNeed = /\b(?:needs?|requires?|asks? for|takes?) $/.test(text.slice(0, index));
      const isAdvice =
        advice.test(text.slice(index + whole.length)) && !/\b(?:is|are|was|offers?) $/.test(text.slice(0, index));
      const isSaid =
        basis.text.includes(rank) ||
        rank.split(' ').every((word) => hasRoot(basis.roots, word)) ||
        // 'Only the maker' and 'nobody else' say the same.
        (/ else$/.test(rank) && /\bonly\b/.test(basis.text));
      return isAdvice || isNeed || isSaid ? [] : [`“${whole}” ranks, and none of its facts does`];
    }),
  );
}

const genders = [/\b(?:he|him|his|himself)\b/, /\b(?:she|her|hers|herself)\b/];

/** Finds a pronoun that makes somebody without a name a man or a woman where no page does. */
export function createGenderCheck(pages: Pages): (told: Told) => string[] {
  const unsaid = genders.filter((pattern) => pages.every(({ text }) => !pattern.test(text.toLowerCase())));
  return ({ text, folded, language, before }) => {
    if (language !== 'en' || patterns.namesPerson.test(`${before?.text ?? ''} ${text}`)) return [];
    const found = patterns.refersToPerson.exec(folded.replace(patterns.ofEither, 'they'))?.[0] ?? '';
    return unsaid
      .flatMap((pattern) => pattern.exec(found)?.[0] ?? [])
      .map((word) => `no page says “${word}” of anybody`);
  };
}

const everyday: ReadonlySet<string> = new Set(frequentWords);

/** 'Free assignment matters' begins with an everyday word; 'Free gets a seat' and 'Free users' with a plan that is called so. */
function asWord(text: string, name: string): string {
  const [next = ''] = text.slice(name.length + 1).split(' ', 1);
  const isNoun = !followsSubject(next) && !patterns.ofPlan.test(next);
  return text.startsWith(`${name} `) && everyday.has(name.toLowerCase()) && isNoun ? text.slice(name.length) : text;
}

/** Of no product: what it says of itself, of everybody, or why a thing matters. */
const isImpersonal = (text: string) =>
  impersonal.test(text) ||
  (/^this\b/i.test(text) && text.split(' ', 7).some((word) => matters.test(word.replace(/,$/, ''))));

/** 'They' are the people whom the sentence before has named, if it named no makers. */
const refersToPeople = (text: string, before = '') => {
  const [areNamed, areMakers] = [people, patterns.makers].map((some) =>
    partsOf(before).some((word) => some.test(word)),
  );
  return /^they\b/i.test(text) && areNamed && !areMakers;
};

/**
 * A sentence without facts explains or leads on; it says nothing about the product. A question or a link may name it, and a pronoun
 * may stand for what an explanation before it was about.
 */
export function createUnfoundedCheck({ kind, sheet }: Ground['source'], asked: readonly string[]) {
  const named = [...sheet.plans, ...sheet.integrations].map(({ name }) => name);
  // The subject of pages about a matter is no product: to introduce it is no claim.
  const subjects = kind === 'product' ? [sheet.name, ...named] : named;
  return (told: Told): { claims: string[]; doubts: string[] } => {
    const { text, folded, language, before, isLinked } = told;
    const doubts = language === 'en' && concludes.test(text) ? ['it draws a conclusion and names no fact'] : [];
    if (text.endsWith('?') || isLinked) return { claims: [], doubts };
    const refersBack = !isImpersonal(text) && before?.facts.length !== 0 && !refersToPeople(text, before?.text);
    const about = subjects.filter((name) => standsAsWord(name, asWord(text, name)));
    const [product = ''] = theProduct.exec(text) ?? [];
    // 'The service' of an explanation before it is anybody's.
    const isAnybodys = before?.facts.length === 0 && standsAsWord(product.split(' ')[1] ?? '', before.text);
    const pointing = (!isAnybodys && product) || (refersBack && pronoun.exec(text)?.[0]);
    if (pointing) about.push(`the product (“${pointing}”)`);
    // In an explanation 'the oddest file' ranks nobody's product.
    const ranked = offers.test(folded) ? findRanks(told, asked) : [];
    return { claims: [...about.map((name) => `it speaks of ${name} and names no fact`), ...ranked], doubts };
  };
}
