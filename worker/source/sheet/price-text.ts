import type { Price } from '../../contract/product-sheet.ts';
import { inSentence } from '../../language/grammar.ts';
import { type Complete, isComplete } from './compare-plans.ts';

/** 'Talk to sales', 'Custom': set for the eye in many ways. */
const asksToCall = /\b(?:contact|talk|custom|quote|request|sales|call)\b/i;

/** What a price is made of beside its figure. */
const ofPrice =
  /^(?:from|starting|starts|only|just|at|per|a|an|each|every|for|once|one|time|pay|once-off|lifetime|usd|eur|gbp|us|mo|month|months|monthly|yr|year|years|yearly|annual|annually|week|weekly|day|daily|billed|billing|paid|payment|fee|purchase|licen[cs]e|p|m|k|y|plus)$/;

/** '$290 a year (save $58)' */
const rebateBehind = /[\s(,;·–—-]{1,4}(saves? [^()\n]{1,60})\)?$/i;

/** Signs of one currency alone, which its own country's readers know and English writes out. */
const ownSigns = new Set(['ZAR']);

/** One is made in half a millisecond, and an article needs the same one dozens of times. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const currencyDisplay = ownSigns.has(currency) ? 'narrowSymbol' : 'symbol';
  const options = {
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits && 4,
  } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', { style: 'currency', ...options });
  formats.set(key, format);
  return format;
}

/** Amounts of money as running text has them: '$12', '€9.90', '$0.008'. */
export function money(amount: number, currency: string): string {
  const text = formatOf(currency, Number.isInteger(Math.round(amount * 1e4) / 1e4) ? 0 : 2).format(amount);
  return ownSigns.has(currency) ? text.replace(/^(\p{L}+)\s/u, '$1') : text;
}

/** A price for the table: from its record where that is complete, else as it stands on the page. */
export function priceText(price: Price): string {
  if (price.kind === 'on request' && asksToCall.test(price.text)) return 'on request';
  // 'Free for 14 days' is not free.
  if (price.kind === 'free' && !/[1-9]/.test(price.text)) return 'free';
  // 'or $99 a year' beside another one.
  const text = price.text
    .replace(/\s+/g, ' ')
    .replace(/^ ?or |\.$/gi, '')
    .trim();
  const [whole = '', rebate = ''] = rebateBehind.exec(text) ?? [];
  const said = text.slice(0, text.length - whole.length);
  if (isComplete(price) && !qualified({ ...price, text: said }))
    return `${price.isFrom ? 'from ' : ''}${costText(price)}${rebate && ` (${inSentence(rebate)})`}`;
  return text;
}

/** It says more than its record holds: 'excluding tax', 'for one server'. Letters at the figure are its currency's. */
function qualified({ text, unit, currency }: Price): boolean {
  const bare = text.toLowerCase().replace(/\p{L}{1,3}(?=\s?\d)/gu, ' ');
  const isKnown = (word: string) =>
    ofPrice.test(word) || word === currency?.toLowerCase() || unit?.toLowerCase().includes(word);
  return !(bare.match(/\p{L}+/gu) ?? []).every(isKnown);
}

/** The same within a sentence: what is saved by it stands in the table. */
export const priceInText = (price: Price): string =>
  isComplete(price) && /\bsav(?:e|es|ing)\b|\bor\b.{0,40}?\d/i.test(price.text)
    ? `${price.isFrom ? 'from ' : ''}${costText(price)}`
    : priceText(price);

/** '$9 a month per user, billed yearly'. */
export const costText = ({ amount, currency, period, unit, billed }: Complete) =>
  [
    money(amount, currency),
    period === 'once' ? ' once' : period ? ` a ${period}` : '',
    unit ? ` per ${unit}` : '',
    billed && billed !== period ? `, billed by the ${billed}` : '',
  ].join('');

/** 'Team', but 'the Team Plan', 'the Studio licence'. */
export const inText = (name: string) =>
  /\b(?:plan|licen[cs]e|subscription|edition|membership|package|pass|purchase)$/i.test(name) ? `the ${name}` : name;
