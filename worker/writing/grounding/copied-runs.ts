import { wordsOf } from '../../language/words.ts';

/** So many successive words in common with the source make a sentence a copy. */
export const copiedRun = 12;

export type RunIndex = ReadonlySet<string>;

/** Every run of twelve words of the texts. */
export function indexRuns(texts: readonly string[]): RunIndex {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (let at = 0; at + copiedRun <= words.length; at++) runs.add(words.slice(at, at + copiedRun).join(' '));
  }
  return runs;
}

export function isCopied(sentence: string, runs: RunIndex): boolean {
  const words = wordsOf(sentence);
  for (let at = 0; at + copiedRun <= words.length; at++) {
    if (runs.has(words.slice(at, at + copiedRun).join(' '))) return true;
  }
  return false;
}
