import type { Price } from '../../contract/product-sheet.ts';
import { readAmount } from './amounts.ts';
import { currencyCodes } from './currencies.ts';
import type { Tail } from './parts.ts';
import { readTail } from './tail.ts';
import { tokenize } from './tokens.ts';

/** How structured data names periods: ISO 8601 durations and the unit codes of UN/CEFACT; else words. */
const durations = new Map(Object.entries({ D: 'day', W: 'week', M: 'month', Y: 'year' }));
const unitCodes = new Map(Object.entries({ DAY: 'day', WEE: 'week', MON: 'month', ANN: 'year' }));

function readPeriod(period: string): { text: string; says: Tail } {
  const [, count = '1', letter = ''] = /^P(\d{1,3})([DWMY])$/.exec(period) ?? [];
  const noun = unitCodes.get(period) ?? durations.get(letter);
  const text = noun ? (count === '1' ? `per ${noun}` : `for ${count} ${noun}s`) : `per ${period.toLowerCase()}`;
  return { text, says: readTail(tokenize(text), 0, { isWhole: true }).says };
}

/** An offer of structured data as a price, with the text that a person would write; null where it states no amount. */
export function priceOfOffer(offer: { price: string; currency: string | null; period?: string | null }): Price | null {
  const currency = offer.currency !== null && currencyCodes.has(offer.currency) ? offer.currency : null;
  const amount = /^\d[\d.,]*$/.test(offer.price) ? readAmount(offer.price, currency) : null;
  if (amount === null) return null;
  const { text, says } = offer.period ? readPeriod(offer.period) : { text: '', says: {} as Tail };
  const digits = Number.isInteger(amount) ? 0 : 2;
  const written =
    currency === null
      ? String(amount)
      : new Intl.NumberFormat('en', {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: Math.max(digits, 4),
        }).format(amount);
  const { period = null, periods = 1, unit = null } = says;
  return {
    text: amount === 0 ? 'Free' : `${written.replace(/\u00a0/g, ' ')} ${period === null ? '' : text}`.trim(),
    kind: amount === 0 ? 'free' : 'amount',
    amount,
    upTo: null,
    currency: amount === 0 ? null : currency,
    isFrom: false,
    period,
    periods,
    billed: null,
    unit,
  };
}
