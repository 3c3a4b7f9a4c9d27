import type { Plan, Price } from '../../contract/product-sheet.ts';

/** All that a plan can be paid by. */
export const pricesOf = ({ price, otherPrices }: Pick<Plan, 'price' | 'otherPrices'>): Price[] => [
  ...(price ? [price] : []),
  ...otherPrices,
];

/** In a year. */
export const months = 12;

/** Amounts that say the same as this one: a month's, a year's, or a month's part of a year's. */
export const alikeTo = (amount: number): number[] => [amount, amount * months, amount / months];
