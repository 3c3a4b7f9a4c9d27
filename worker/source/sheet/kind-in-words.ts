import type { Statement } from '../../contract/product-sheet.ts';
import { placesOf } from '../../language/words.ts';
import { readSystems } from './access/systems.ts';
import { isGenericKind, praise } from './generic-kind.ts';

/* How much of what a site says of its product's kind is told with it. */

const longestPhrase = 16;
const longestShort = 12;
const count = (text: string) => text.split(' ').length;

/** 'A till built for salt works' is a till for salt works. */
export const builtFor = / (?:built|made|designed) (?:[a-z]{2,12}ly )?(?=for )/;

const goesOn = /^ (?:(?:built|made|designed) (?:[a-z]{2,12}ly )?)?(?:for|that|with|of|in) [^.;:!?|–—\n(]*/;

/** The kind as far as its site goes on about it: 'memory layer for AI agents'. */
export function kindInFull({ text, quote }: Statement): string {
  const [at = -1] = placesOf(text.toLowerCase(), quote.toLowerCase());
  const [further = ''] = (at >= 0 && goesOn.exec(quote.slice(at + text.length))) || [];
  // 'With a second factor you have: your hands' ends before what it leads to.
  const isWhole = quote[at + text.length + further.length] !== ':' || !/^ (?:with|that) /.test(further);
  const whole = `${text}${isWhole ? further : ''}`.trim().replace(/,$/, '');
  // Of a long list of what it is for the first is told, without any a general noun would stand alone; of what it does all or nothing.
  const ends = [whole, /^ (?:that|with|for \p{L}+ing) /u.test(further) ? text : (whole.split(', ')[0] ?? '')];
  return ends.find((end) => end.length > text.length && count(end) <= longestPhrase) ?? text;
}

/** 'An all-in-one platform' with nothing behind it says no more than the name, 'Chrome extension' where one has it. */
export const isVague = (kind: Statement) =>
  isGenericKind(kindInShort(kind)) && readSystems(kind.text).found.length === 0;

const isShort = (kind: string) => count(kind) <= longestShort;
/** 'For bakers, mills and shops' is for all of them, or is not said. */
export function withoutList(kind: string): string {
  const at = kind.indexOf(' for ');
  return at >= 0 && kind.includes(', ', at) ? kind.slice(0, at) : kind;
}

/** The same without praise before it, and what it does; a list of what it is for is told whole or not at all: 'memory layer for AI agents'. */
export function kindInShort(kind: Statement): string {
  const phrase = kindInFull(kind);
  const further = phrase.slice(kind.text.length);
  const whole = further.replace(builtFor, ' ').startsWith(' for ') ? further : '';
  const object = isShort(`${kind.text}${whole}`) ? whole : withoutList(whole);
  if (isGenericKind(kind.text) && object === '') return phrase;
  // On what it runs is told by itself.
  const short = readSystems(object).found.length > 0 ? kind.text : `${kind.text}${object}`.trim();
  return (isShort(short) ? short : kind.text).replace(praise, '');
}
