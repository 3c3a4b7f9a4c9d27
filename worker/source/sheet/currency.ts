import type { Plan, Price } from '../../contract/product-sheet.ts';
import { findCurrencies, readPrice } from '../money/index.ts';
import type { SourcePage } from '../types.ts';
import { isAbout, paragraphsOf, type Section } from './sections.ts';

/** The currency that a page names in words or by code beside its prices, or that its structured data has; null where not one. */
function currencyOf(page: SourcePage, sections: readonly Section[]): string | null {
  const texts = sections.filter((section) => isAbout(section, 'pricing')).flatMap(paragraphsOf);
  const named = texts
    .flatMap(findCurrencies)
    .flatMap(({ among, text }) => (among.length === 1 && /\p{L}{3}/u.test(text) ? among : []));
  const offered = page.meta.offers.flatMap(({ currency }) => currency ?? []);
  const [currency = null, ...others] = new Set(named.length > 0 ? named : offered);
  return others.length === 0 ? currency : null;
}

/** '$' is the dollar of the country whose money the page names. */
function priceIn(price: Price, home: string): Price {
  const currency = readPrice(price.text, home)?.currency ?? price.currency;
  return price.kind === 'amount' ? { ...price, currency } : price;
}

/** Plans whose prices are in the currency that their page says it uses. */
export function inOwnCurrency(
  plans: readonly Plan[],
  pages: readonly SourcePage[],
  sections: readonly Section[],
): Plan[] {
  const homes = new Map<number, string | null>();
  return plans.map((plan) => {
    const page = pages[plan.page];
    if (!page || plan.price === null) return plan;
    const home =
      homes.get(plan.page) ??
      currencyOf(
        page,
        sections.filter((section) => section.page === plan.page),
      );
    homes.set(plan.page, home);
    if (home === null) return plan;
    return {
      ...plan,
      price: priceIn(plan.price, home),
      otherPrices: plan.otherPrices.map((price) => priceIn(price, home)),
    };
  });
}
