import { stemmer } from 'stemmer';
import { wordsOf } from './words.ts';

/** Folds the forms of a word into one (Porter): 'invoices' and 'invoicing' are the same to a reader who looks for a subject. */
export const stem = (word: string) => stemmer(word.replace(/['’]s?$/, ''));

export const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));
