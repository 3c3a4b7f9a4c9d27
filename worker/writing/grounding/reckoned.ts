import type { Price } from '../../contract/product-sheet.ts';
import { compares } from './data/money-words.ts';
import type { Quantity } from './numbers.ts';

const halfACent = 0.005;
const inAYear = 12;
/** `counted`: what of the sentence it was reckoned with. */
type Sum = { amount: number; counted?: Quantity };

/** A sum that follows from the facts' prices and a count in the sentence: ten seats, twelve months, the difference of two plans. */
export function reckon(sum: Price, known: readonly Price[], counts: readonly Quantity[], sentence: string) {
  if (sum.kind !== 'amount' || sum.amount === null || sum.unit !== null) return null;
  const told = sum.amount;
  const prices = known.flatMap(({ amount, currency, period, unit, isFrom }) =>
    amount === null || isFrom || (sum.currency !== null && currency !== sum.currency) ? [] : [{ amount, period, unit }],
  );
  const isYear = sum.period === 'year' || (sum.period === null && /\byear/i.test(sentence));
  // Where a year has a price of its own, twelve months are not it.
  const isOpen = isYear && !prices.some(({ period }) => period === 'year');
  const sums = prices.flatMap(({ amount, period, unit }): Sum[] => {
    if (period === 'year' && sum.period === 'month') return [{ amount: Math.round((100 * amount) / inAYear) / 100 }];
    const inYear = period === 'month' && isOpen ? [amount * inAYear] : [];
    if (sum.period !== null && sum.period !== period && inYear.length === 0) return [];
    const counted = counts.filter(({ noun, unit: measure }) =>
      measure === null ? unit !== null : period !== null && noun.startsWith(period),
    );
    const rates = [amount, ...inYear];
    const times = counted.flatMap((count) => rates.map((rate) => ({ amount: rate * count.value, counted: count })));
    return [...inYear.map((rate) => ({ amount: rate })), ...times];
  });
  // A year that is paid at once is set against twelve months.
  const monthly = prices.filter(({ period }) => period === 'month');
  const all = [...prices, ...monthly.map(({ amount }) => ({ amount: amount * inAYear, period: 'year' }))];
  const differences = all.flatMap((one) =>
    all.filter(({ period }) => period === one.period).map((other): Sum => ({ amount: one.amount - other.amount })),
  );
  const found = [...sums, ...(compares.test(sentence) ? differences : [])];
  return found.find(({ amount }) => Math.abs(amount - told) < halfACent) ?? null;
}
