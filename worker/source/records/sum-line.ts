import { findPrices, readPrice, withoutPrices } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { countWords } from './count-words.ts';
import { partAtPrice } from './name-and-price.ts';

const maxLength = 40;

/** The prices with figures of a short text that holds nothing else: '$29.99 $2.50/mo' has two. */
export function sumsOf(text: string): string[] {
  if (text.length >= maxLength || !/\d/.test(text)) return [];
  if (readPrice(text) !== null) return [text];
  const found = findPrices(text);
  return /[\p{L}\p{N}]/u.test(withoutPrices(text, found)) ? [] : found.map(({ start, end }) => text.slice(start, end));
}

/** A line that is a price and nothing else; it may be set as large as a heading. */
export const isSum = ({ text }: Line) => sumsOf(text).length > 0;

const longestName = 3;

/** A line that holds several prices as a line for each, and a heading 'Works $12/mo' as its name and its price. */
export function splitSums(line: Line): Line[] {
  const named = line.level > 0 && /\d/.test(line.text) && line.text.length < maxLength ? partAtPrice(line.text) : null;
  if (named && named.price.kind !== 'on request' && countWords(named.name) <= longestName)
    return [
      { ...line, text: named.name },
      ...[named.price, ...named.others].map(({ text }) => ({ ...line, text, level: 0 })),
    ];
  // '$4/month ($48/year) billed annually' is one price, told twice.
  const sums = /\([^()]{1,30}\) \p{L}/u.test(line.text) ? [] : sumsOf(line.text);
  return sums.length > 1 ? sums.map((text) => ({ ...line, text })) : [line];
}
