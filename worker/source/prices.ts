import { findPrices, isPeriodText, readPrice } from './money/index.ts';

/** Prices as the plans of a source carry them: as the page writes them, parted from their period. */

export type PriceLine = { price: string; period: string | null };

const longestText = 2000;

export const hasPrice = (text: string) => findPrices(text.slice(0, longestText)).some(({ role }) => role === 'price');

export const isPeriod = isPeriodText;

/** Reads a line that is a price and nothing else, with its period where it stands in the same line. */
export function readPriceLine(line: string): PriceLine | null {
  const whole = readPrice(line);
  if (!whole) return null;
  for (const { index } of line.matchAll(/[\s/,(]/g)) {
    const [price, period] = [line.slice(0, index).trim(), line.slice(index).trim()];
    const head = isPeriodText(period) ? readPrice(price) : null;
    if (head?.kind === whole.kind && head.amount === whole.amount && head.upTo === whole.upTo) return { price, period };
  }
  return { price: line, period: null };
}

export const isWordPrice = (line: PriceLine) => !/\d/.test(line.price);

/** 'Starter – $9/month' as one heading or cell: a name and a price line. */
export function splitNamedPrice(text: string): { name: string; line: PriceLine } | null {
  if (text.length > 100) return null;
  const [, named = '', words = ''] = /^(\S.{0,40}?)(?:\s[–—-]|:)\s+(\S.{2,30})$/.exec(text) ?? [];
  const inWords = readPriceLine(words);
  if (inWords && isWordPrice(inWords)) return { name: named, line: inWords };
  const at = findPrices(text)[0]?.start ?? 0;
  const name = at > 0 ? text.slice(0, at).replace(/(?<![\s:(–—|-])[\s:(–—|-]+$/, '') : '';
  const line = name ? readPriceLine(text.slice(at).replace(/\)$/, '').trim()) : null;
  return line && /\p{L}/u.test(name) && name.length < 40 ? { name, line } : null;
}
