import { placesOf } from '../language/words.ts';
import type { SourcePage } from './types.ts';

const seldom = 4;
const fewestWithin = 2;

/** A search phrase in small letters, but for the names in it: what pages have seldom without its capital, or with it among small words. */
export function asWritten(phrase: string, pages: ReadonlyArray<Pick<SourcePage, 'title' | 'text'>>): string {
  const text = pages.map((page) => `${page.title} ${page.text}`).join(' ');
  const placesIn = (form: string) => [...placesOf(form, text)];
  return phrase.replace(/[^ ]+/g, (word) => {
    const small = word.toLowerCase();
    const places = placesIn(word);
    // 'Scans Terraform configs': its command may be written small as often.
    const within = places.filter((at) => /(?:^|\s)\p{Ll}[\p{Ll}-]{0,30} $/u.test(text.slice(Math.max(0, at - 32), at)));
    // 'LangChain' is a name, however its commands are written.
    const isName = /\p{Ll}\p{Lu}/u.test(word) || places.length > seldom * placesIn(small).length;
    return isName || (word !== small && within.length >= fewestWithin) ? word : small;
  });
}
