import { remembered } from '../../remembered.ts';
import { findPrices } from '../money/index.ts';
import type { Source, SourcePage } from '../types.ts';
import { isByTime, isPaid } from './compare-plans.ts';
import { alikeTo, pricesOf } from './plan-prices.ts';

const linesOf = ({ text }: SourcePage) => text.split('\n');

/** The amounts that lines name as prices. */
const amountsIn = (lines: readonly string[]) =>
  lines
    .filter((line) => /\d/.test(line))
    .flatMap((line) => findPrices(line))
    .flatMap(({ price: { amount, isFrom }, role }) =>
      role === 'price' && amount !== null ? [{ amount, isFrom }] : [],
    );

/** Whether a page has beside its plans a price of something else: what comes to it in a year is more. */
export const namesOther = remembered(({ sheet, pages }: Source): boolean => {
  const known = sheet.plans.flatMap(pricesOf).flatMap(({ amount }) => (amount ? alikeTo(amount) : []));
  const ofPlans = new Set(sheet.plans.flatMap(({ quote, includes }) => [...quote.split('\n'), ...includes]));
  const lines = pages.filter((_, at) => sheet.plans.some(({ page }) => page === at)).flatMap(linesOf);
  return amountsIn(lines.filter((line) => !ofPlans.has(line))).some(
    ({ amount }) => amount > 0 && !known.some((one) => Math.abs(one - amount) < 1),
  );
});

/** The amounts that any page says a price begins with: 'from €880 a month'. */
const amountsFrom = remembered(
  ({ pages }: Source): ReadonlySet<number> =>
    new Set(amountsIn(pages.flatMap(linesOf)).flatMap(({ amount, isFrom }) => (isFrom ? amount : []))),
);

/** 'From €880 a month' elsewhere on the site of the only plan's price: there is more to pay than its card says. */
export function isOnlyFrom(source: Source): boolean {
  const [only, ...more] = source.sheet.plans.filter(isPaid);
  // What is paid once is paid so, whatever a line calls to buy it.
  const amount = more.length === 0 && only && isByTime(only.price) ? only.price?.amount : null;
  return amount != null && amountsFrom(source).has(amount);
}
