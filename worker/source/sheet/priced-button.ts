import type { Plan } from '../../contract/product-sheet.ts';
import { findPrices, withoutPrices } from '../money/index.ts';
import type { PageLabel } from '../page/types.ts';
import type { SourcePage } from '../types.ts';
import { withoutName } from './access/systems.ts';
import { single } from './lone-plans.ts';

const longest = 50;
const opens = /^(?:buy|get|order|purchase)\b/i;
/** What such a button says besides the product and its price. */
const beside = /\b(?:buy|get|order|purchase|it|the|a|app|licen[cs]e|for|now|today|once|only|just|instantly)\b/gi;

/** 'Buy now: $29', 'Get Ledgerlark for $29': it sells the product itself, and neither a plan of it nor by way of another shop. */
const sells = (text: string, product: string) =>
  !/\p{L}/u.test(withoutName(withoutPrices(text, findPrices(text)), product).replace(beside, ' '));

/** Whether a button may name the price of what it sells. */
export const mayPrice = ({ kind, text }: PageLabel) =>
  kind === 'link' && text.length <= longest && opens.test(text) && findPrices(text).length === 1;

/** The price that all of the buttons name which sell the product, where no plans are told; paid once where the pages say so of that sum. */
export function pricedByButtons(pages: readonly SourcePage[], product: string): Plan[] {
  const sold = pages.flatMap(({ labels = [] }, page) =>
    labels
      .filter((label) => mayPrice(label) && sells(label.text, product))
      .flatMap(({ text }) => findPrices(text).map(({ price }) => ({ price, page, quote: text }))),
  );
  const [first] = sold;
  const isSame = ({ price }: (typeof sold)[number]) => price.amount === first?.price.amount;
  if (!first?.price.amount || !sold.every(isSame)) return [];
  const lines = pages.flatMap(({ text }, page) => text.split('\n').map((quote) => ({ quote, page })));
  const said = lines.flatMap(({ quote, page }) => findPrices(quote).map(({ price }) => ({ price, page, quote })));
  const full = said.filter((one) => isSame(one) && one.price.period !== null);
  const told = new Set(full.map(({ price }) => price.period)).size === 1 ? full[0] : undefined;
  const { price, page, quote } = told ?? first;
  return [{ ...single(product, price), page, quote }];
}
