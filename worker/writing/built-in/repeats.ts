import { functionWords } from '../../language/data/function-words.ts';
import { wordsOf } from '../../language/words.ts';
import type { Kit } from './kit.ts';

const nearlySame = 0.75;
const fewestShared = 4;

/** True where the article has a sentence that says nearly the same. */
export function isRepeated(kit: Pick<Kit, 'said' | 'contentWords'>, quote: string): boolean {
  const words = contentWordsOf(kit, quote);
  if (words.size < fewestShared) return false;
  for (const sentence of kit.said) {
    const other = contentWordsOf(kit, sentence);
    if (other.size < fewestShared) continue;
    let shared = 0;
    for (const word of words) if (other.has(word)) shared++;
    if (shared >= fewestShared && shared / Math.min(words.size, other.size) >= nearlySame) return true;
  }
  return false;
}

function contentWordsOf(kit: Pick<Kit, 'contentWords'>, text: string): ReadonlySet<string> {
  const known = kit.contentWords.get(text);
  if (known) return known;
  const words = new Set(wordsOf(text).filter((word) => word.length > 2 && !functionWords.has(word)));
  kit.contentWords.set(text, words);
  return words;
}
