import type { Plan, Price } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { findPrices } from '../money/index.ts';
import { offerLine } from '../page/offer-line.ts';
import type { SourcePage } from '../types.ts';
import { alikeTo, pricesOf } from './plan-prices.ts';

/** 'Crew plan is $9', 'Crew ($9', 'Crew: $9': nothing but this stands between a plan's name and its price. */
const between = '(?: plan| tier| edition)?(?: ?[(:–—-] ?| is | at | costs | for |, | )(?:only |just )?$';
const furthest = 60;
/** A former price, or one for some alone. */
const ofSome = /\b(?:normally|was|formerly|first|until|before|after|students?|founding|discount|off)\b/i;

/**
 * Plans with what other places of the site say that they cost, by their names: the same period, another amount. Which of them holds
 * nobody can tell; `others` are plans of the same names on other pages.
 */
export function withContradictions(
  plans: readonly Plan[],
  others: readonly Plan[],
  pages: readonly SourcePage[],
): Plan[] {
  const own = new Set(plans.flatMap(({ quote }) => quote.split('\n')));
  const lines = pages.flatMap(({ text, meta }, page) => {
    // What only machines read says nothing to people.
    const hidden = new Set(meta.offers.flatMap((offer) => offerLine(offer)?.line ?? []));
    const isShown = (line: string) => /\d/.test(line) && !own.has(line) && !hidden.has(line) && !line.includes(' | ');
    return text.split('\n').flatMap((quote) => (isShown(quote) && !ofSome.test(quote) ? [{ quote, page }] : []));
  });
  return plans.map((plan) => {
    const prices = pricesOf(plan).filter((price) => price.kind === 'amount');
    if (prices.length === 0) return plan;
    const named = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(plan.name)}${between}`, 'u');
    const said = lines
      .filter(({ quote }) => quote.includes(plan.name))
      .flatMap(({ quote, page }) =>
        findPrices(quote)
          .filter(
            ({ role, start }) => role === 'price' && named.test(quote.slice(Math.max(0, start - furthest), start)),
          )
          .map(({ price }) => ({ price, page, quote: price.text })),
      );
    const twins = others
      .filter(({ name, page }) => name === plan.name && page !== plan.page)
      .flatMap(({ price, page }) => (price ? [{ price, page, quote: price.text }] : []));
    const [first] = [...twins, ...said].filter(({ price }) => contradicts(price, prices));
    return first ? { ...plan, contradiction: first } : plan;
  });
}

/** The plan at the price that these pages name, where they name some and none of them is its own. */
export function pricedElsewhere(plan: Plan, pages: readonly SourcePage[], numbers: readonly number[]): Plan[] {
  const told = numbers.flatMap((page) =>
    (pages[page]?.text ?? '')
      .split('\n')
      .filter((line) => /\d/.test(line) && !ofSome.test(line))
      .flatMap((line) => findPrices(line).map(({ price, role }) => ({ price, role, page })))
      .filter(({ price, role }) => role === 'price' && price.kind === 'amount'),
  );
  const own = pricesOf(plan).flatMap(({ amount }) => (amount ? alikeTo(amount) : []));
  const [first] = told.filter(({ price }) => price.period !== null);
  return first === undefined || told.some(({ price }) => own.includes(price.amount ?? 0))
    ? []
    : [{ ...plan, price: first.price, page: first.page }];
}

/** Another amount for the same: of what is paid by the year, a month's part is none. */
const contradicts = (said: Price, prices: readonly Price[]): boolean =>
  said.kind === 'amount' &&
  !said.isFrom &&
  said.amount !== null &&
  said.period !== null &&
  prices.some((price) => price.period === said.period && price.unit === said.unit && price.billed === said.billed) &&
  prices.every((price) => alikeTo(price.amount ?? 0).every((amount) => Math.abs(amount - (said.amount ?? 0)) >= 1 / 2));
