import { placesOf } from '../language/words.ts';
import type { SourcePage } from './types.ts';

const seldom = 4;

/** A search phrase in small letters, but for the names in it: what pages have seldom without its capital. */
export function asWritten(phrase: string, pages: ReadonlyArray<Pick<SourcePage, 'title' | 'text'>>): string {
  const text = pages.map((page) => `${page.title} ${page.text}`).join(' ');
  const count = (form: string) => [...placesOf(form, text)].length;
  return phrase.replace(/[^ ]+/g, (word) => {
    const small = word.toLowerCase();
    // 'LangChain' is a name, however its commands are written.
    return /\p{Ll}\p{Lu}/u.test(word) || count(word) > seldom * count(small) ? word : small;
  });
}
