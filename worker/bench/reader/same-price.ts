import type { Plan, Price } from '../../contract/product-sheet.ts';
import type { Label } from './label.ts';

type PlanLabel = Label['plans'][number];

const currencyOfSign: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'JPY' };

/** The amount and currency of a label: '$1,299.50', '€9', '19 CHF', '$2k'. Null where it names no amount. */
function readAmount(text: string): { amount: number; currency: string | null } | null {
  const [, digits = '', scale] = /(\d[\d.,' ]*)\s?(k\b)?/i.exec(text) ?? [];
  if (digits === '') return null;
  // A mark before two last digits parts the cents; any other groups thousands.
  const amount = Number(
    digits
      .trim()
      .replace(/[.,](\d{1,2})$/, '_$1')
      .replace(/[.,' ]/g, '')
      .replace('_', '.'),
  );
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0];
  const sign = Object.keys(currencyOfSign).find((sign) => text.includes(sign));
  return { amount: amount * (scale ? 1000 : 1), currency: code ?? (sign ? (currencyOfSign[sign] ?? null) : null) };
}

/**
 * The period of a price that is neither free nor on request. A label has no word for several periods at once ('$500 for two
 * years'), so what pays for several counts as paid once.
 */
function isSamePeriod(label: PlanLabel, price: Price): boolean {
  const told = price.periods > 1 ? 'once' : price.period;
  return label.period === told;
}

const isFree = (price: Price) => price.kind === 'free' || (price.kind === 'amount' && price.amount === 0);

/**
 * Whether a plan has the label's price. 'Free' and '$0' are one price, whatever period or currency the page prints with it;
 * 'Custom' and no price at all are one too: the label's null says that the page names no amount. A second price of a plan
 * stands in a label's note alone, so `otherPrices` are not looked at. Where either side does not know the currency, the amounts
 * decide.
 */
export function hasSamePrice(label: PlanLabel, { price }: Plan): boolean {
  const isUnpriced = price === null || price.kind === 'on request';
  if (label.price === null) return isUnpriced;
  const said = readAmount(label.price);
  if (said === null) return /\bfree\b/i.test(label.price) ? price !== null && isFree(price) : isUnpriced;
  if (price === null || price.kind === 'on request') return false;
  if (said.amount === 0) return isFree(price);
  const isSameCurrency = said.currency === null || price.currency === null || said.currency === price.currency;
  return price.amount === said.amount && isSameCurrency && isSamePeriod(label, price);
}
