import type { Plan, Price } from '../../contract/product-sheet.ts';
import { type FoundPrice, findPrices, samePrice } from '../../source/money/index.ts';
import { endsOf } from './money.ts';
import { findPlans, type PlanMention } from './plan-mentions.ts';

type PricedPlan = { name: string; prices: readonly Price[] };

/** Plans with each of their prices; a price of which nothing is said is none. */
export const pricedPlans = (plans: readonly Plan[]): PricedPlan[] =>
  plans.map(({ name, price, otherPrices }) => ({ name, prices: price ? [price, ...otherPrices] : otherPrices }));

/** A price that is said of one plan must be that plan's: true facts joined wrongly are invented too. */
export function findSwappedPrices(sentence: string, plans: readonly PricedPlan[]): string[] {
  const pricesOf = (some: readonly PricedPlan[]) => some.flatMap(({ prices }) => prices).flatMap(endsOf);
  // By its amount alone: with another period it is somebody's price told wrongly.
  const isAnyPlans = ({ price: told }: FoundPrice) =>
    pricesOf(plans).some(({ amount, kind }) => amount === told.amount && kind === told.kind);
  const claims = findPrices(sentence).filter(isAnyPlans);
  const names = plans.map(({ name }) => name);
  const named = findPlans(sentence, names);
  return claims.flatMap((claim) => {
    const owner = ownerOf(claim, claims, named, sentence)?.name;
    const own = pricesOf(plans.filter(({ name }) => name === owner));
    // What it is paid for is held against the facts.
    const isOther = owner && !own.some((price) => samePrice({ ...price, unit: null }, claim.price));
    return isOther ? [`${claim.price.text} for ${owner}`] : [];
  });
}

const clauseEnds = /[,;:—]\s|\s(?:and|but|while|whereas)\s/g;
/** 'from $12 a month on Solo to $29 on Team' */
const belongs = /^\s(?:a |per )?\w*\s?(?:on|for|with|in|under) (?:the )?$/;

/**
 * The plan that a price is said of: in a row of as many plans as prices the one in the same place; else the one that it is `on`, the
 * nearest of the same clause, the last one named before, or the first one after.
 */
function ownerOf(claim: FoundPrice, claims: readonly FoundPrice[], named: readonly PlanMention[], sentence: string) {
  const { start, end } = claim;
  const first = claims[0]?.start ?? 0;
  if (named.length === claims.length && named.every(({ from }) => from < first)) return named[claims.indexOf(claim)];
  const ends = [...sentence.matchAll(clauseEnds)].map(({ index }) => index);
  const [from, to] = [ends.findLast((at) => at < start) ?? 0, ends.find((at) => at >= end) ?? sentence.length];
  const attached = named.find((plan) => plan.from > end && belongs.test(sentence.slice(end, plan.from)));
  const [nearest] = named
    .filter((plan) => plan.from >= from && plan.from < to)
    .sort((one, other) => Math.abs(one.from - start) - Math.abs(other.from - start));
  return attached ?? nearest ?? named.findLast((plan) => plan.from < start) ?? named[0];
}
