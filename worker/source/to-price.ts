import type { Price } from '../contract/product-sheet.ts';

const currencies: Record<string, string> = { '€': 'EUR', '£': 'GBP', US$: 'USD' };
const periods: ReadonlyArray<readonly [Price['period'] & string, RegExp]> = [
  ['once', /\bonce\b|one[- ]?(?:time|off)|lifetime/i],
  ['month', /\bmo(?:nth(?:ly)?)?\b/i],
  ['year', /\by(?:ea)?r(?:ly)?\b|\bannual(?:ly)?\b/i],
  ['week', /\bweek(?:ly)?\b/i],
  ['day', /\bday\b|\bdaily\b/i],
];

/** A price and its period as the finders have them, typed. */
export function toPrice({ price, period }: { price: string; period: string | null }, page: string): Price {
  const joined = `${price}${period ?? ''}`;
  const text = page.includes(joined) ? joined : [price, period].filter(Boolean).join(' ');
  const digits = /\d[\d.,]*/.exec(price)?.[0];
  const amount = digits === undefined ? 0 : Number(digits.replace(/,(?=\d{3})/g, '').replace(',', '.'));
  const kind = amount > 0 ? 'amount' : digits !== undefined || /^free/i.test(price) ? 'free' : 'on request';
  const [before = '', billing = ''] = (period ?? '').split(/\bbilled\b/i);
  const sign = /US\$|€|£/.exec(price)?.[0] ?? '';
  return {
    text,
    kind,
    amount: kind === 'on request' ? null : amount,
    upTo: null,
    currency: kind === 'amount' ? (/\b[A-Z]{3}\b/.exec(price)?.[0] ?? currencies[sign] ?? null) : null,
    isFrom: /^(?:from|start)/i.test(price),
    period: periodIn(before),
    periods: 1,
    billed: periodIn(billing),
    unit: /\b(?:user|seat|member|person|agent|editor)\b/i.exec(before)?.[0] ?? null,
  };
}

const periodIn = (text: string) => periods.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
