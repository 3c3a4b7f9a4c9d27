import { expect, it } from 'vitest';
import { currencyCodes, currencySigns, pointCurrencies, withoutCents, wordCodes } from './currencies.ts';
import { findPrices, readPrice, readPriceLines } from './index.ts';
import { tell } from './test/tell.ts';

/** The same on every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = createRandom(20_261_121);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const plainSigns = currencySigns.flatMap((line) => {
  const [signs = '', list = ''] = line.split(' = ');
  return /^[?~]/.test(list) ? [] : signs.split(' ').map((sign) => [sign, list.split(' ')[0] ?? ''] as const);
});
const codes = [...currencyCodes].filter((code) => !wordCodes.has(code)).map((code) => [code, code] as const);

function printAmount(amount: number, currency: string): string {
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  const styles = pointCurrencies.has(currency) ? [',', '', "'"] : ['.', ',', '', "'", ' ', '\u00a0', '\u202f'];
  const mark = oneOf(styles);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
  if (!cents) return grouped;
  return `${grouped}${mark === ',' ? '.' : mark === '.' ? ',' : pointCurrencies.has(currency) ? '.' : oneOf([',', '.'])}${cents}`;
}

const periods = [
  ['', null],
  ['/month', 'each month'],
  [' / mo', 'each month'],
  [' per month', 'each month'],
  [' a year', 'each year'],
  [' yearly', 'each year'],
  [' pro Monat', 'each month'],
  ['/mois', 'each month'],
  [' once', 'once'],
  [' every 6 months', 'each 6 month'],
  [' for 2 years', 'each 2 year'],
] as const;
const units = [
  ['', null],
  ['/user', 'per user'],
  [' per seat', 'per seat'],
  [' per team member', 'per team member'],
  [' per 1,000 requests', 'per 1,000 requests'],
] as const;
const bills = [
  ['', null],
  [', billed yearly', 'billed by the year'],
  [' (billed annually)', 'billed by the year'],
] as const;

function makePrice() {
  const [sign, currency] = oneOf(random() < 0.5 ? plainSigns : codes);
  const size = 10 ** Math.ceil(random() * 6);
  const whole = 1 + Math.floor(random() * size);
  const amount = random() < 0.5 || withoutCents.has(currency) ? whole : whole + oneOf([0.5, 0.99, 0.05, 0.9]);
  const [period, unit] = [oneOf(periods), oneOf(units)];
  const bill = period[1] === 'each month' ? oneOf(bills) : bills[0];
  const isFrom = random() < 0.2;
  const number = printAmount(amount, currency);
  const isBehind = sign === ':-' || random() < 0.5;
  const gap = /^\p{L}/u.test(isBehind ? sign : (sign.at(-1) ?? '')) ? ' ' : oneOf(['', ' ', '\u00a0']);
  const sum = isBehind ? `${number}${sign === ':-' ? '' : gap}${sign}` : `${sign}${gap}${number}`;
  const text = `${isFrom ? oneOf(['from ', 'Starting at ', 'ab ']) : ''}${sum}${unit[0]}${period[0]}${bill[0]}`;
  const told = [`${isFrom ? 'from ' : ''}${Number(amount.toFixed(2))} ${currency}`, unit[1], period[1], bill[1]];
  return { text, told: told.filter(Boolean).join(', ') };
}

const many = Array.from({ length: 4000 }, makePrice);

it('reads back what it is printed from, in every currency, form and order', () => {
  const wrong = many.filter(({ text, told }) => tell(readPrice(text)) !== told);
  expect(wrong.map(({ text, told }) => `${text} | ${told} | ${tell(readPrice(text))}`)).toEqual([]);
});

it('finds them in sentences', () => {
  const wrong = many.flatMap(({ text, told }) => {
    const found = findPrices(`Those who look for the small plan pay ${text}; nothing else is asked.`);
    return found.length === 1 && tell(found[0]?.price ?? null) === told ? [] : [`${text} | ${told}`];
  });
  expect(wrong).toEqual([]);
});

it('joins them from lines', () => {
  const wrong = many.filter(({ text, told }) => {
    const lines = text.split(/(?=\/(?:user|month|mois))|(?=\()|(?<=[$€£])(?=\d)/);
    const read = readPriceLines([...lines, 'Everything that a team needs']);
    return read?.used !== lines.length || tell(read.price) !== told;
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
