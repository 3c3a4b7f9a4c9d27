import type { Price } from '../../../contract/product-sheet.ts';

/** A price in one line, for tables of expectations: 'from 5 USD, per user, each month, billed by the year'. */
export function tell(price: Omit<Price, 'text'> | null): string | null {
  if (price === null) return null;
  const { kind, amount, upTo, currency, isFrom, period, periods, billed, unit } = price;
  const sum = `${isFrom ? 'from ' : ''}${amount}${upTo === null ? '' : `–${upTo}`} ${currency}`;
  const often = period === 'once' ? 'once' : period && `each ${periods === 1 ? '' : `${periods} `}${period}`;
  return [kind === 'amount' ? sum : kind, unit && `per ${unit}`, often, billed && `billed by the ${billed}`]
    .filter(Boolean)
    .join(', ');
}
