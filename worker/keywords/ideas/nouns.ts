import { isPlural } from '../../language/grammar.ts';
import { countable } from './data/countable-nouns.ts';

export type GrammaticalNumber = 'singular' | 'plural' | 'bare';

const split = (phrase: string) => {
  const at = phrase.lastIndexOf(' ') + 1;
  return { before: phrase.slice(0, at), head: phrase.slice(at) };
};

export function grammaticalNumber(phrase: string): GrammaticalNumber {
  const { head } = split(phrase);
  if (countable.has(head.toLowerCase())) return 'singular';
  return isPlural(head) ? 'plural' : 'bare';
}

/** 'a crm', 'an api', 'invoicing software', 'running shoes'. */
export function withArticle(phrase: string): string {
  return grammaticalNumber(phrase) === 'singular' ? `${articleFor(phrase)} ${phrase}` : phrase;
}

/** By sound. Acronyms without a vowel are spelled out when spoken, whatever their case: 'an mba', 'an lms', 'a crm'. */
function articleFor(phrase: string): 'a' | 'an' {
  const first = phrase.split(' ', 1)[0] ?? '';
  if (first.length <= 4 && !/[aeiouy]/i.test(first)) return /^[fhlmnrsx]/i.test(first) ? 'an' : 'a';
  return /^(?:[aeio]|u(?!ni|se|sa|ti|til|be|k\b)|hour|heir|honest)(?!ne\b)/i.test(first) ? 'an' : 'a';
}

export function pluralOf(phrase: string): string {
  if (grammaticalNumber(phrase) !== 'singular') return phrase;
  const { before, head } = split(phrase);
  if (/[^aeiou]y$/i.test(head)) return `${before}${head.slice(0, -1)}ies`;
  if (head === 'knife') return `${before}knives`;
  return `${before}${head}${/(?:[sxz]|ch|sh)$/i.test(head) ? 'es' : 's'}`;
}

/** The form that stands before another noun: 'running shoe brands'. */
export function modifierOf(phrase: string): string {
  if (grammaticalNumber(phrase) !== 'plural') return phrase;
  const { before, head } = split(phrase);
  if (/^(?:people|children|men|women)$/i.test(head)) return phrase;
  if (/ies$/i.test(head) && head.length > 5) return `${before}${head.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh)es$/i.test(head)) return `${before}${head.slice(0, -2)}`;
  return `${before}${head.slice(0, -1)}`;
}
