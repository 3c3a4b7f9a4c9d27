import { functionWords } from '../../language/data/function-words.ts';
import { months } from '../../language/data/months.ts';
import { foldText, stem, wordsOf } from '../../language/words.ts';
import type { Source, SourcePage } from '../../source/types.ts';
import type { Sentence } from '../article/section.ts';
import type { Fact } from '../types.ts';

export type Pages = ReadonlyArray<Pick<SourcePage, 'url' | 'title' | 'text'>>;

/** What sentences are held against: the facts of pages, the pages themselves, and what was asked for. */
export type Ground = {
  brief: { keywords: readonly string[] };
  source: Pick<Source, 'kind' | 'language' | 'sheet'> & { pages: Pages };
  book: { facts: readonly Fact[] };
};

/**
 * What a sentence's facts say, in the forms in which it is compared; `stating`: those that are no headings; `text`: all of them,
 * folded, a line each.
 */
export type Basis = ReturnType<typeof basisOf>;

/** The sentence that it may refer to, the one that leads to its list, and how many items the list that it leads to has. */
export type Around = { before?: Sentence | undefined; lead?: Sentence | undefined; following?: number };

/** A sentence as the checks read it, without links and marks, and what stands around it. */
export type Told = Around & { text: string; folded: string; language: string; basis: Basis; isLinked?: boolean };

/** What the product and its plans are called, and who speaks of it. */
export const namesOf = ({ name, plans, quotes }: Ground['source']['sheet']) => [
  name,
  ...plans.map((plan) => plan.name),
  ...quotes.map(({ speaker }) => speaker),
];

/** What is written short, in full: '2019-21', 'v1/2', 'x64'. */
export const inFull = (text: string) =>
  text
    // '2026-07' is a month, '2019-21' are years.
    .replace(/\b((19|20)(\d\d))([-–/])(\d\d)\b(?![-–/.]\d)/g, (_, year, century, from, dash, to) =>
      Number(to) > Number(from) ? `${year}${dash}${century}${to}` : `${year}${dash}${to} ${monthNamed(Number(to))}`,
    )
    .replace(/<\s?(?=\d)/g, 'less than ')
    .replace(/\b(\p{L}+)(\d{1,2})\/(\d{1,2})\b/gu, '$1$2/$1$3')
    .replace(/\b(?:x|arm|x86_)(64|32)\b/gi, '$& $1-bit');

const names = months.en.split(' ');
const monthNamed = (number: number) => (number > 0 ? (names[number - 1] ?? '') : '');

export function basisOf(facts: readonly Fact[]) {
  const quotes = facts.map(({ quote }) => inFull(quote));
  const stating = quotes.filter((_, at) => facts[at]?.kind !== 'heading');
  const kinds = new Set(facts.map(({ kind }) => kind));
  return { quotes, stating, kinds, text: quotes.map(foldText).join('\n'), roots: rootsOf(quotes.join('\n')) };
}

const fewestShared = 5;
const beginningOf = (root: string) => (root.length >= fewestShared ? `${root.slice(0, fewestShared)}…` : root);

/** A word's root, what its doer does ('sender' has the root of 'sending'), and how it begins. */
function formsOf(word: string): string[] {
  const root = stem(word);
  return [root, root.length > 3 ? root.replace(/(?:er|or|e)$/, '') : root, beginningOf(root)];
}

/** The words of a text; the parts of 'time-tracking' are words too. */
export const partsOf = (text: string) => wordsOf(text).flatMap((word) => word.replace(/'s$/, '').split('-'));

/** Those that carry its meaning. */
export const contentWords = (text: string) => partsOf(text).filter((word) => !functionWords.has(word));

/** Words of a text by their roots, and by how these begin. */
export const rootsOf = (text: string): ReadonlySet<string> => new Set(partsOf(text).flatMap(formsOf));

export const hasRoot = (roots: ReadonlySet<string>, word: string) => formsOf(word).some((form) => roots.has(form));

/** 'automatically' and 'automated' say the same thing of different kinds of words. */
export const sameRoot = (one: string, other: string) => beginningOf(one) === beginningOf(other);
