import { stemmer } from 'stemmer';
import { functionWords } from './data/function-words.ts';

/** Words in lower case, without the marks around them. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return lower.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}%]*(?:['.\-&]+[\p{L}\p{N}\p{M}%]+)*/gu) ?? [];
}

/** Folds the forms of a word into one (Porter): 'invoices' and 'invoicing' are the same to a reader who looks for a subject. */
export const stem = (word: string) => stemmer(word.replace(/['’]s?$/, ''));

export const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));

/** The words that carry its meaning. */
export const contentWordsOf = (text: string) => wordsOf(text).filter((word) => !functionWords.has(word));

/** Their stems. */
export const contentOf = (text: string): ReadonlySet<string> => new Set(contentWordsOf(text).map(stem));

const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Where the words stand in a text as they are written, not as a part of longer ones. */
export function* placesOf(words: string, text: string): Generator<number> {
  for (let at = words === '' ? -1 : text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) yield at;
}

export const standsAsWord = (words: string, text: string): boolean => !placesOf(words, text).next().done;

/** Folds what differs only in typography, so that texts are compared by what they say. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‘’‚′`]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u2060\ufeff]+/g, ' ')
    .replace(/(\d)[,'’ ](?=\d{3}(?!\d))/g, '$1')
    .trim()
    .toLowerCase();
}
