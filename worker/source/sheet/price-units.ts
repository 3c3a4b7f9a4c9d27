import type { Plan, Price } from '../../contract/product-sheet.ts';
import { findPrices, sameUnit } from '../money/index.ts';
import type { SourcePage } from '../types.ts';

const longestLine = 300;

/** Plans with what their price is for where the card leaves it out and a sentence of its page does not: '$12 a month per pan'. */
export function withUnits(plans: readonly Plan[], pages: readonly SourcePage[]): Plan[] {
  return plans.map((plan) => {
    const { price, page } = plan;
    if (price?.kind !== 'amount' || price.amount === null || price.unit !== null) return plan;
    const own = new Set(plan.quote.split('\n'));
    const units = (pages[page]?.text ?? '')
      .split('\n')
      .filter((line) => line.length <= longestLine && line.includes(`${price.amount}`) && !own.has(line))
      .flatMap((line) => findPrices(line))
      .flatMap(({ price: said }) =>
        said.amount === price.amount && said.currency === price.currency && said.period === price.period
          ? [said.unit]
          : [],
      );
    const [unit = null, ...others] = units;
    const isClear = unit !== null && others.every((other) => other !== null && sameUnit(other, unit));
    const measured = (one: Price): Price => (one.unit === null && one.kind === 'amount' ? { ...one, unit } : one);
    return isClear ? { ...plan, price: measured(price), otherPrices: plan.otherPrices.map(measured) } : plan;
  });
}
