import { stemmer } from 'stemmer';

/** Folds the forms of a word into one (Porter): 'invoices' and 'invoicing' are the same to a reader who looks for a subject. */
export const stem = (word: string) => stemmer(word.replace(/['’]s?$/, ''));
