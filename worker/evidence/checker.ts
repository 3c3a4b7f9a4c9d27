import { emptySheet } from '../source/sheet/empty-sheet.ts';
import { createGrounding } from '../writing/grounding/grounding.ts';
import { findSwappedPrices, pricedPlans } from '../writing/grounding/plan-prices.ts';
import type { Kept } from './types.ts';

type Check = (text: string, facts: readonly number[]) => { wrong: string[]; isOfPlan: boolean; doubts: string[] };

/** What a statement says beyond facts, or against them; `isOfPlan`: it gives a plan a price that no page gives it. */
export function checkerOf({ sources, facts, sheet, keywords }: Kept): Check {
  const known = sheet ?? emptySheet([], '');
  const source = { kind: 'product', language: 'en', sheet: known, pages: sources } as const;
  const grounding = createGrounding({ brief: { keywords }, source, book: { facts } });
  const plans = pricedPlans(known.plans);
  return (text, basis) => {
    const { inventions, doubts } = grounding.check({ text, facts: [...basis] });
    return { wrong: inventions, doubts, isOfPlan: findSwappedPrices(text, plans).length > 0 };
  };
}
