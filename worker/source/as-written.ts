import { placesOf } from '../language/words.ts';
import type { SourcePage } from './types.ts';

const seldom = 4;
const fewestWithin = 2;

/**
 * A search phrase in small letters, but for the names in it: what pages have seldom without its capital, or in running text more than
 * once with it within a sentence.
 */
export function asWritten(phrase: string, pages: ReadonlyArray<Pick<SourcePage, 'title' | 'text'>>): string {
  const text = pages.map((page) => `${page.title}\n${page.text}`).join('\n');
  const running = text
    .split('\n')
    .filter((line) => /[.!?]$/.test(line))
    .join('\n');
  const count = (form: string) => [...placesOf(form, text)].length;
  const isWithin = (word: string) => {
    const within = [...placesOf(word, running)].filter((at) =>
      /[\p{L}\p{N},] $/u.test(running.slice(Math.max(0, at - 2), at)),
    );
    return within.length >= fewestWithin && within.length >= [...placesOf(word.toLowerCase(), running)].length;
  };
  return phrase.replace(/[^ ]+/g, (word) => {
    const small = word.toLowerCase();
    // 'LangChain' is a name, however its commands are written.
    const isName = /\p{Ll}\p{Lu}/u.test(word) || count(word) > seldom * count(small);
    return isName || (word !== small && isWithin(word)) ? word : small;
  });
}

/** A phrase of an address with the capitals that its page has within words: 'GitHub', for the 'Github' of '/github'. */
export const withCapitals = (phrase: string, text: string): string =>
  phrase.replace(/\p{L}{3,}/gu, (word) => {
    const forms = text.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')) ?? [];
    return forms.find((form) => /\p{Ll}\p{Lu}/u.test(form)) ?? word;
  });
