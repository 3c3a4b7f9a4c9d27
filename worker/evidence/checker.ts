import type { ProductSheet } from '../contract/product-sheet.ts';
import { readPrices } from '../source/money/index.ts';
import { emptySheet } from '../source/sheet/empty-sheet.ts';
import { authorPage } from '../source/words/fields.ts';
import { createGrounding } from '../writing/grounding/grounding.ts';
import { findSwappedPrices, pricedPlans } from '../writing/grounding/plans.ts';
import type { Kept } from './types.ts';

type Check = (text: string, facts: readonly number[]) => { wrong: string[]; isOfPlan: boolean; doubts: string[] };

/** What a statement says beyond facts, or against them; `isOfPlan`: it gives a plan a price that no page gives it. */
export function checkerOf({ sources, facts, sheet, keywords }: Kept): Check {
  const known = withStatedPrices(sheet ?? emptySheet([], ''), { sources, facts });
  const source = { kind: 'product', language: 'en', sheet: known, pages: sources } as const;
  const grounding = createGrounding({ brief: { keywords }, source, book: { facts } });
  const plans = pricedPlans(known.plans);
  return (text, basis) => {
    const { inventions, doubts } = grounding.check({ text, facts: [...basis] });
    return { wrong: inventions, doubts, isOfPlan: findSwappedPrices(text, plans).length > 0 };
  };
}

/** What the author says of a plan's price is the plan's price as well as what its page says. */
function withStatedPrices(sheet: ProductSheet, { sources, facts }: Pick<Kept, 'sources' | 'facts'>): ProductSheet {
  const author = authorPage(sources);
  const stated = facts.filter(({ kind, source }) => kind === 'price' && source === author);
  const pricesOf = (name: string) =>
    stated.flatMap(({ quote }) => {
      const [plan, ...prices] = quote.split('\n');
      return plan === name ? prices.flatMap((text) => readPrices(text)) : [];
    });
  return {
    ...sheet,
    plans: sheet.plans.map((plan) => ({ ...plan, otherPrices: [...plan.otherPrices, ...pricesOf(plan.name)] })),
  };
}
