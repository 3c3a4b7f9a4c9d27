import { functionWords } from './data/function-words.ts';
import { stem } from './stem.ts';
import { wordsOf } from './words.ts';

/** The stems of a text's words that carry its meaning. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => (functionWords.has(word) ? [] : stem(word))));
