import { behindNoun, determined, irregularPlurals, massNouns, singularInS, soundsOther } from './data/nouns.ts';

/** Small matters of English spelling: articles, plurals, capitals, lists. */

export const capitalise = (text: string) =>
  // 'macOS' and 'iPhone' are written so.
  /^["“‘'(]*\p{Ll}{1,3}\p{Lu}/u.test(text)
    ? text
    : text.replace(/^(["“‘'(]*)(\p{Ll})/u, (_, open, letter) => open + letter.toUpperCase());

/** As it goes on behind other words; an acronym stays. */
export const inSentence = (text: string) => text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** 'FOREMAN' is set so for the eye: 'Foreman'; what has no five letters in a row may be written so. */
export const unshouted = (label: string) =>
  label === label.toUpperCase() && /\p{L}{5}/u.test(label) ? capitalise(label.toLowerCase()) : label;

/** 'a' or 'an' by sound: 'an invoice', 'a user', 'an SMS', 'a one-page site'. */
export function articleFor(phrase: string): 'a' | 'an' {
  const bare = phrase.replace(/^[^\p{L}\p{N}]+/u, '');
  const opening = /^[A-Z]{2,}\b/.test(bare) ? /^[AEFHILMNORSX]/ : /^(?:[aeiou8]|1[18]\b|hour|honest|heir|honou?r)/i;
  return opening.test(bare) && !soundsOther.test(bare) ? 'an' : 'a';
}

export const joinList = (items: readonly string[], conjunction = 'and'): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}` : items.join();

/** The first `most` of them as one list, then fewer and fewer, to take what has room. */
export const joinFewer = (items: readonly string[], most = items.length): string[] =>
  items.slice(0, most).map((_, at, first) => joinList(first.slice(0, first.length - at)));

export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase().replace(/[^a-z-]/g, '');
  return irregularPlurals.has(word) || (word.length > 3 && word.endsWith('s') && !singularInS.test(word));
}

/** How a noun phrase takes its article: 'a client portal', 'recurring invoices', 'time tracking'. */
export function nounNumber(phrase: string): 'singular' | 'plural' | 'mass' {
  const head = headNoun(phrase);
  if (isPlural(head)) return 'plural';
  if (!phrase.includes(' ') && /(?:ion|ment|ance|ence|ity|cy|ship)$/.test(head)) return 'mass';
  return massNouns.has(head) || /(?:ing|ics|ware|ness|ity|ism)$/.test(head) ? 'mass' : 'singular';
}

/** The noun that carries the phrase: the last word before a preposition, or before what it was made for. */
export function headNoun(phrase: string): string {
  const [before = ''] = phrase.toLowerCase().split(behindNoun, 1);
  return (before.trim().split(/\s/).at(-1) ?? '').replace(/[^a-z-]/g, '');
}

/** The phrase with 'a' or 'an' where it needs one. */
export function withArticle(phrase: string): string {
  if (determined.test(phrase) || nounNumber(phrase) !== 'singular') return phrase;
  // 'the cost per plant': of some things there is only the one.
  return /^(?:cost|price|rate|time|speed|history|state|status)\b.* (?:per|of)\b/.test(phrase)
    ? `the ${phrase}`
    : `${articleFor(phrase)} ${phrase}`;
}

/** Cuts a text at a word's end. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : most).replace(/[\s,;:–—-]{1,9}$/, '');
}
