import { findPrices } from '../../source/money/index.ts';
import { remembered } from '../../source/records/remembered.ts';
import type { Desk } from './desk.ts';
import { months } from './price-text.ts';

/** Beside the plans their page has a price of something else: what comes to it in a year is more. */
export const namesOtherSums = remembered(({ material, isAuthors }: Desk): boolean => {
  const { sheet, pages } = material.source;
  // What the author has corrected still stands on the page.
  if (material.book.plans.some((plan) => isAuthors(plan.price))) return false;
  const known = new Set(
    sheet.plans.flatMap(({ price, otherPrices }) =>
      [price, ...otherPrices].flatMap((one) =>
        one?.amount ? [one.amount, one.amount * months, one.amount / months] : [],
      ),
    ),
  );
  const isKnown = (amount: number) => [...known].some((one) => Math.abs(one - amount) < 1);
  const ofPlans = sheet.plans.flatMap(({ quote, includes }) => [...quote.split('\n'), ...includes]);
  return [...new Set(sheet.plans.map(({ page }) => page))]
    .flatMap((page) => (pages[page]?.text ?? '').split('\n'))
    .filter((line) => /\d/.test(line) && !ofPlans.includes(line))
    .flatMap((line) => findPrices(line))
    .some(({ price, role }) => role === 'price' && price.amount !== null && price.amount > 0 && !isKnown(price.amount));
});

/** The amounts that any page says a price begins with: 'from €880 a month'. */
export const amountsFrom = remembered(
  ({ material }: Desk): ReadonlySet<number> =>
    new Set(
      material.source.pages
        .flatMap(({ text }) => text.split('\n'))
        .filter((line) => /\d/.test(line))
        .flatMap((line) => findPrices(line))
        .flatMap(({ price, role }) =>
          role === 'price' && price.isFrom && price.amount !== null ? [price.amount] : [],
        ),
    ),
);
