import type { Price } from '../../contract/product-sheet.ts';
import { compares } from './data/money-words.ts';
import type { Quantity } from './numbers.ts';

const halfACent = 0.005;
const inAYear = 12;
type Reckoned = { sum: Price; counted?: Quantity };

/** A sum that follows from the facts' prices and a count in the sentence: ten seats, twelve months, the difference of two plans. */
export function reckon(
  sum: Price,
  known: readonly Price[],
  counts: readonly Quantity[],
  sentence: string,
): Reckoned | null {
  if (sum.kind !== 'amount' || sum.amount === null || sum.unit !== null) return null;
  const told = sum.amount;
  const prices = known.flatMap(({ amount, currency, period, unit, isFrom }) =>
    amount === null || isFrom || (sum.currency !== null && currency !== sum.currency) ? [] : [{ amount, period, unit }],
  );
  const makes = (amount: number) => Math.abs(amount - told) < halfACent;
  const isYear = sum.period === 'year' || (sum.period === null && /\byear/i.test(sentence));
  // Where a year has a price of its own, twelve months are not it.
  const isOpen = isYear && !prices.some(({ period }) => period === 'year');
  for (const { amount, period, unit } of prices) {
    const times = [1, ...(period === 'month' && isOpen ? [inAYear] : [])];
    const isPaid = sum.period === null || sum.period === period || times.length > 1;
    if (isPaid && times.slice(1).some((months) => makes(amount * months))) return { sum };
    if (period === 'year' && sum.period === 'month' && makes(Math.round((100 * amount) / inAYear) / 100))
      return { sum };
    const counted = counts.find(
      ({ value, noun, unit: measure }) =>
        (measure === null ? unit !== null : period !== null && noun.startsWith(period)) &&
        times.some((months) => makes(amount * value * months)),
    );
    if (isPaid && counted) return { sum, counted };
  }
  // A year that is paid at once is set against twelve months.
  const years = prices.flatMap(({ amount, period }) =>
    period === 'month' ? [{ amount: amount * inAYear, period: 'year' }] : [],
  );
  const all = [...prices, ...years];
  const isDifference = all.some((one) =>
    all.some((other) => one.period === other.period && makes(one.amount - other.amount)),
  );
  return isDifference && compares.test(sentence) ? { sum } : null;
}
