import { foldText } from '../../language/fold.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Fact } from '../types.ts';

/** What a sentence's facts say, in the forms in which it is compared. */
export type Basis = {
  quotes: readonly string[];
  kinds: ReadonlySet<string>;
  /** All of them, folded, a line each. */
  text: string;
  roots: ReadonlySet<string>;
};

/** What is written short, in full: '2019-21', 'v1/2'. */
export const inFull = (text: string) =>
  text
    .replace(
      /\b((?:19|20)\d\d)([-–/])(\d\d)\b(?![-–/.]\d)/g,
      (_, year: string, dash: string, end: string) => `${year}${dash}${year.slice(0, 2)}${end}`,
    )
    .replace(/\b(\p{L}+)(\d{1,2})\/(\d{1,2})\b/gu, '$1$2/$1$3');

export function basisOf(facts: readonly Fact[]): Basis {
  const quotes = facts.map(({ quote }) => inFull(quote));
  return {
    quotes,
    kinds: new Set(facts.map(({ kind }) => kind)),
    text: quotes.map(foldText).join('\n'),
    roots: rootsOf(quotes.join('\n')),
  };
}

/** A sentence as the checks read it, without links and marks. */
export type Told = { text: string; folded: string; language: string; basis: Basis };

const fewestShared = 5;
const beginningOf = (root: string) => (root.length >= fewestShared ? `${root.slice(0, fewestShared)}…` : root);

/** What a doer does: 'sender' has the root of 'sending'. */
const doingOf = (root: string) => (root.length > 3 ? root.replace(/(?:er|or|e)$/, '') : root);

/** Words of a text by their roots, and by how these begin; the parts of 'time-tracking' are words too. */
export const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(partsOf(text).flatMap((word) => [stem(word), doingOf(stem(word)), beginningOf(stem(word))]));

export const partsOf = (text: string) => wordsOf(text).flatMap((word) => word.replace(/'s$/, '').split('-'));

/** 'automatically' and 'automated' say the same thing of different kinds of words. */
export const sameRoot = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= fewestShared && beginningOf(one) === beginningOf(other));

export function hasRoot(roots: ReadonlySet<string>, word: string): boolean {
  const root = stem(word);
  return roots.has(root) || roots.has(doingOf(root)) || roots.has(beginningOf(root));
}
