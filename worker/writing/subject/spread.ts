import { wordsOf } from '../../language/words.ts';
import type { Sentence } from '../article/section.ts';

/** Items in an order in which no three begin with the same word, where there is one. */
export function spread(items: readonly Sentence[], before: readonly string[]): Sentence[] {
  const left = [...items];
  const starts = [...before];
  const ordered: Sentence[] = [];
  while (left.length > 0) {
    const last = starts.slice(-2);
    const at = left.findIndex(({ text }) => !last.every((start) => start === wordsOf(text)[0]));
    const [next] = left.splice(Math.max(0, at), 1);
    if (!next) break;
    ordered.push(next);
    starts.push(wordsOf(next.text)[0] ?? '');
  }
  return ordered;
}
