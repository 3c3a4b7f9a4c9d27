import type { Price } from '../../contract/product-sheet.ts';
import { findPrices, isDiscount, readPrice, readPriceLines, sameUnit } from '../money/index.ts';

/** Some amount stands in it, whatever it is for. */
export const isMoney = (text: string) => /[$€£¥₹]\s?\d|\d\s?[€£]/.test(text);

/** 'or $50 a year', and behind the period of the first: 'per month · or $50 a year'. */
const leadsToOther = /^(?:(?:\/|per|a) ?(?:month|mo|year|yr) ?[·•|,;–—-] ?)?(?:or )?/i;
export const adds = (text: string) => /^(?:\+|plus\b) ?\D{0,4}\d/i.test(text);
const longestOpened = 160;
const aside = /^ ?\([^()]{1,60}\)/;
/** Another price of the same. */
const alternative = /^,? ?or \D{0,4}\d/i;
/** A mark before more. */
const goesOn = /^ ?[.;·|,–—-] ?/u;

/** Further prices, 'or $3 a month', and what their line goes on to say; of a line that begins with none, all of it. */
export function readAlternatives(text: string, unit: string | null): { prices: Price[]; more: string } {
  // What is added to a price is none beside it.
  if (adds(text)) return { prices: [], more: text };
  const said = text.replace(leadsToOther, '');
  const whole = readPriceLines([said])?.price;
  if (whole) return { prices: [whole], more: '' };
  const first = /\d/.test(said) && said.length <= longestOpened ? findPrices(said)[0] : undefined;
  const isOpened =
    first?.start === 0 && first.role === 'price' && first.price.period !== null && first.price.unit === unit;
  const rest = isOpened ? said.slice(first.end) : '';
  if (!isOpened || !(goesOn.test(rest) || aside.test(rest))) return { prices: [], more: text };
  const [bracket = ''] = aside.exec(rest) ?? [];
  // 'or $99 once (first 50 crews)' is no price without what limits it.
  const price =
    bracket === '' || isDiscount(bracket)
      ? first.price
      : { ...first.price, text: said.slice(0, first.end + bracket.length) };
  const behind = rest.slice(bracket.length);
  // '$4/month ($48/year) billed annually'
  const termed =
    bracket !== '' && /^ ?(?:billed|paid)\b/i.test(behind) ? readPrice(`${said.slice(0, first.end)} ${behind}`) : null;
  if (termed) return { prices: [{ ...termed, text: said }], more: '' };
  const further = alternative.test(behind) ? readAlternatives(behind.replace(goesOn, '').trim(), unit) : null;
  if (further && further.prices.length > 0) return { ...further, prices: [price, ...further.prices] };
  const more = behind.replace(goesOn, '');
  // What goes on with a small letter, 'or 500 coins', says half of something.
  return { prices: [price], more: /^[\p{Lu}\d]/u.test(more) ? more : '' };
}

/** The same once more, or its sum for a year: 'Billed monthly: $120/yr' of what costs $10 a month. */
export function isSame(a: Price, b: Price): boolean {
  const isSum = isSumOf(a, b) || isSumOf(b, a);
  const isTerm = a.period === b.period && a.amount === b.amount && a.billed === b.billed;
  return a.kind === b.kind && a.currency === b.currency && a.unit === b.unit && (isSum || isTerm);
}

/** When it is paid, by the same sum told once more, or by what it comes to: '$48 billed yearly' below $4 a month. */
export function billedBy(a: Price, b: Price): Price['billed'] {
  if (b.billed !== null) return null;
  if (a.billed !== null && isSame({ ...a, billed: null }, b)) return a.billed;
  const year = a.period === null && a.billed === 'year' ? { ...a, period: a.billed } : a;
  return isSumOf(year, b) && /\b(?:billed|paid) (?:annually|yearly|once a year)\b/i.test(a.text) ? 'year' : null;
}

/** Twelve months, each rounded to the cent. */
const isSumOf = (year: Price, month: Price) =>
  year.period === 'year' && month.period === 'month' && Math.abs((year.amount ?? 0) / 12 - (month.amount ?? 0)) < 0.01;

export const contradicts = (a: Price, b: Price) =>
  a.kind === 'amount' &&
  b.kind === 'amount' &&
  a.amount !== b.amount &&
  a.currency === b.currency &&
  a.period === b.period &&
  a.billed === b.billed &&
  (a.unit === b.unit || (a.unit !== null && b.unit !== null && sameUnit(a.unit, b.unit)));
