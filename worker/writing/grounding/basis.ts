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

export function basisOf(facts: readonly Fact[]): Basis {
  const quotes = facts.map(({ quote }) => quote);
  return {
    quotes,
    kinds: new Set(facts.map(({ kind }) => kind)),
    text: quotes.map(foldText).join('\n'),
    roots: rootsOf(quotes.join('\n')),
  };
}

/** A sentence as the checks read it, without links and marks. */
export type Told = { text: string; folded: string; language: string; basis: Basis };

/** Words of a text by their roots; the parts of 'time-tracking' are words too. */
export const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(partsOf(text).flatMap((word) => [stem(word), doingOf(stem(word))]));

/** What a doer does: 'sender' has the root of 'sending'. */
const doingOf = (root: string) => (root.length > 3 ? root.replace(/(?:er|or|e)$/, '') : root);

export const partsOf = (text: string) => wordsOf(text).flatMap((word) => word.replace(/'s$/, '').split('-'));

const fewestShared = 5;

/** 'automatically' and 'automated' say the same thing of different kinds of words. */
export const sameRoot = (one: string, other: string) => {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= fewestShared && one.slice(0, fewestShared) === other.slice(0, fewestShared);
};

export function hasRoot(roots: ReadonlySet<string>, word: string): boolean {
  const root = stem(word);
  return roots.has(root) || roots.has(doingOf(root)) || [...roots].some((known) => sameRoot(known, root));
}
