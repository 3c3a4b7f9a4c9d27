import { hasRoot, type Pages, partsOf, type Told } from './basis.ts';
import { costsNothing, promises, standards } from './data/promise-words.ts';
import { advice, ranks } from './data/rank-words.ts';

/** Standards, certificates and promises that the facts of a sentence do not make. */
export function findStandards({ text, folded, language, basis }: Told): string[] {
  const named = (text.match(standards) ?? []).filter((name) => !basis.text.includes(name.toLowerCase()));
  const promised = language === 'en' ? (folded.replace(leavesFree, ' ').match(promises) ?? []) : [];
  const isSaid = (word: string) =>
    word === 'free' ? costsNothing.test(basis.text) : partsOf(word).every((part) => hasRoot(basis.roots, part));
  return [...named, ...promised.filter((word) => !isSaid(word))];
}

/** 'It leaves the hands free': nobody pays less. */
const leavesFree =
  /\b(?:leaves?|leaving|left|keeps?|kept) (?:an?|the|your|both|its|their) (?:[a-z]{1,15} ){1,3}free\b/g;

/** Rank and exclusiveness that the facts of a sentence do not give. What was asked for as a keyword may stand. */
export function findRanks({ folded, language, basis }: Told, asked: readonly string[]): string[] {
  if (language !== 'en') return [];
  const text = asked.reduce((rest, keyword) => rest.replaceAll(keyword, ' '), folded);
  return ranks.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: rank = whole, index }) => {
      const isAdvice =
        advice.test(text.slice(index + whole.length)) && !/\b(?:is|are|was|offers?) $/.test(text.slice(0, index));
      const isSaid =
        basis.text.includes(rank) ||
        rank.split(' ').every((word) => hasRoot(basis.roots, word)) ||
        // 'Only the maker' and 'nobody else' say the same.
        (/ else$/.test(rank) && /\bonly\b/.test(basis.text));
      return isAdvice || isSaid ? [] : [`“${whole}” ranks, and none of its facts does`];
    }),
  );
}

const genders = [/\b(?:he|him|his|himself)\b/, /\b(?:she|her|hers|herself)\b/];
/** Somebody whom the sentence before has named: 'He built it', 'In her view'. */
const refersToPerson = /^(?:[a-z]+ ){0,2}(?:he|him|his|himself|she|her|hers|herself)\b/;
const ofEither = /\b(?:he|him|his|himself)(?: or |\/)(?:she|hers?|herself)\b/g;
const namesPerson = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** Finds a pronoun that makes somebody without a name a man or a woman where no page does. */
export function createGenderCheck(pages: Pages): (told: Told) => string[] {
  const unsaid = genders.filter((pattern) => pages.every(({ text }) => !pattern.test(text.toLowerCase())));
  return ({ text, folded, language, before }) => {
    if (language !== 'en' || namesPerson.test(`${before?.text ?? ''} ${text}`)) return [];
    const found = refersToPerson.exec(folded.replace(ofEither, 'they'))?.[0] ?? '';
    return unsaid
      .flatMap((pattern) => pattern.exec(found)?.[0] ?? [])
      .map((word) => `no page says “${word}” of anybody`);
  };
}
