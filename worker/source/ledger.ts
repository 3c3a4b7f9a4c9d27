import { textKey } from './fold-text.ts';

/** Remembers what was already sorted in, so that no sentence stands in two places of a source. */
export type Ledger = { keys: Set<string>; wordSets: Array<ReadonlySet<string>> };

export const createLedger = (): Ledger => ({ keys: new Set(), wordSets: [] });

const minComparedWords = 6;
const nearlySame = 0.85;
const maxCompared = 400;

function isNearlySame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const smaller = Math.min(a.size, b.size);
  const larger = Math.max(a.size, b.size);
  return smaller >= larger * nearlySame && a.intersection(b).size >= larger * nearlySame;
}

/** True the first time that a text, give or take a word, is claimed. */
export function claim(ledger: Ledger, text: string): boolean {
  const key = textKey(text);
  if (key === '' || ledger.keys.has(key)) return false;
  const words = new Set(key.split(' '));
  if (words.size >= minComparedWords) {
    if (ledger.wordSets.some((known) => isNearlySame(known, words))) return false;
    if (ledger.wordSets.length < maxCompared) ledger.wordSets.push(words);
  }
  ledger.keys.add(key);
  return true;
}

export const claimAll = (ledger: Ledger, texts: readonly string[]) => texts.filter((text) => claim(ledger, text));
