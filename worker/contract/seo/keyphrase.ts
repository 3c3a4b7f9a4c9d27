import { functionWords } from '../../language/data/function-words.ts';
import { splitSentences } from '../../language/sentences.ts';
import { stem, wordsOf } from '../../language/words.ts';

/** A focus keyphrase prepared for matching: its content words as stems. */
export type Keyphrase = { text: string; stems: string[]; length: number };

export function readKeyphrase(text: string | undefined): Keyphrase | null {
  const trimmed = (text ?? '').trim();
  if (!trimmed) return null;
  const words = wordsOf(trimmed);
  const content = words.filter((word) => !functionWords.has(word));
  const stems = [...new Set((content.length > 0 ? content : words).map(stem))];
  return { text: trimmed, stems, length: content.length || words.length };
}

/** How many of the keyphrase's words stand in a text, as a share. */
export function shareOfWords(keyphrase: Keyphrase, text: string): number {
  const found = new Set(wordsOf(text).map(stem));
  return keyphrase.stems.filter((word) => found.has(word)).length / keyphrase.stems.length;
}

export const hasAllWords = (keyphrase: Keyphrase, text: string) => shareOfWords(keyphrase, text) === 1;

/** Uses in one sentence: as often as its rarest word stands there. */
export function countUsesInWords(keyphrase: Keyphrase, words: string[]): number {
  const counts = new Map<string, number>(keyphrase.stems.map((word) => [word, 0]));
  for (const word of words) {
    const root = stem(word);
    const count = counts.get(root);
    if (count !== undefined) counts.set(root, count + 1);
  }
  return Math.min(...counts.values());
}

export function countUses(keyphrase: Keyphrase, text: string): number {
  return splitSentences(text).reduce((sum, sentence) => sum + countUsesInWords(keyphrase, wordsOf(sentence)), 0);
}

/** Density in percent, weighted so that a long keyphrase is not asked for as often as a short one. */
export function keyphraseDensity(keyphrase: Keyphrase, uses: number, words: number): number {
  return words === 0 ? 0 : (uses / words) * 100 * (0.7 + keyphrase.length / 3);
}

/** True where the phrase stands as such, letter case aside, with no letter on either side. */
export function standsIn(phrase: string, text: string): boolean {
  return indexOfPhrase(phrase, text) >= 0;
}

export function indexOfPhrase(phrase: string, text: string): number {
  const needle = fold(phrase);
  const hay = fold(text);
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + 1)) {
    const before = hay[at - 1] ?? ' ';
    const after = hay[at + needle.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}

const fold = (text: string) => text.toLowerCase().replaceAll('’', "'");
