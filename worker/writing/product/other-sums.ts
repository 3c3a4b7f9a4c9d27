import { findPrices } from '../../source/money/index.ts';
import { remembered } from '../../source/records/remembered.ts';
import type { SourcePage } from '../../source/types.ts';
import type { Desk } from './desk.ts';
import { months, pricesOf } from './price-text.ts';

/** Beside the plans their page has a price of something else: what comes to it in a year is more. */
export const namesOtherSums = remembered(({ material, isAuthors }: Desk): boolean => {
  const { sheet, pages } = material.source;
  // What the author has corrected still stands on the page.
  if (material.book.plans.some((plan) => isAuthors(plan.price))) return false;
  const known = new Set(
    sheet.plans.flatMap(pricesOf).flatMap(({ amount }) => (amount ? [amount, amount * months, amount / months] : [])),
  );
  const isKnown = (amount: number) => [...known].some((one) => Math.abs(one - amount) < 1);
  const ofPlans = sheet.plans.flatMap(({ quote, includes }) => [...quote.split('\n'), ...includes]);
  const lines = pages.filter((_, at) => sheet.plans.some(({ page }) => page === at)).flatMap(linesOf);
  const other = amountsIn(lines.filter((line) => !ofPlans.includes(line)));
  return other.some(({ amount }) => amount > 0 && !isKnown(amount));
});

const linesOf = ({ text }: SourcePage) => text.split('\n');

/** The amounts that lines name as prices. */
const amountsIn = (lines: readonly string[]) =>
  lines
    .filter((line) => /\d/.test(line))
    .flatMap((line) => findPrices(line))
    .flatMap(({ price: { amount, isFrom }, role }) =>
      role === 'price' && amount !== null ? [{ amount, isFrom }] : [],
    );

/** The amounts that any page says a price begins with: 'from €880 a month'. */
export const amountsFrom = remembered(
  ({ material }: Desk): ReadonlySet<number> =>
    new Set(amountsIn(material.source.pages.flatMap(linesOf)).flatMap(({ amount, isFrom }) => (isFrom ? amount : []))),
);
