import type { Plan, Price } from '../../contract/product-sheet.ts';
import { type FoundPrice, findPrices } from '../../source/money/index.ts';
import { findPlans, type PlanMention } from './plan-mentions.ts';

/** A plan with each of its prices; a price of which nothing is said is none. */
type PricedPlan = { name: string; prices: readonly Price[] };

export const pricedPlans = (plans: readonly Plan[]): PricedPlan[] =>
  plans.map(({ name, price, otherPrices }) => ({ name, prices: price ? [price, ...otherPrices] : otherPrices }));

/** A price that is said of one plan must be that plan's: true facts joined wrongly are invented too. */
export function findSwappedPrices(sentence: string, plans: readonly PricedPlan[]): string[] {
  const claims = findPrices(sentence).filter(({ price }) => isAnyPlans(price, plans));
  const names = plans.map(({ name }) => name);
  const named = findPlans(sentence, names);
  return claims.flatMap((claim) => {
    const owner = ownerOf(claim, claims, named, sentence);
    const isOwn = plans.some(({ name, prices }) => name === owner && prices.some((price) => fits(price, claim.price)));
    return owner === null || isOwn ? [] : [`${claim.price.text} for ${owner}`];
  });
}

/** A period that the sentence leaves out may be any of the plan's. */
const fits = (own: Price, told: Price) =>
  own.kind === told.kind &&
  (own.amount === told.amount || own.upTo === told.amount) &&
  (own.currency === null || told.currency === null || own.currency === told.currency) &&
  (own.period === null || told.period === null || own.period === told.period);

/** By its amount alone: with another period it is somebody's price told wrongly. */
const isAnyPlans = (told: Price, plans: readonly PricedPlan[]) =>
  plans.some(({ prices }) => prices.some((own) => own.amount === told.amount && own.kind === told.kind));

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
  if (named.length === claims.length && named.every(({ from }) => from < first))
    return named[claims.indexOf(claim)]?.name ?? null;
  const ends = [...sentence.matchAll(clauseEnds)].map(({ index }) => index);
  const [from, to] = [ends.findLast((at) => at < start) ?? 0, ends.find((at) => at >= end) ?? sentence.length];
  const attached = named.find((plan) => plan.from > end && belongs.test(sentence.slice(end, plan.from)));
  const [nearest] = named
    .filter((plan) => plan.from >= from && plan.from < to)
    .sort((one, other) => Math.abs(one.from - start) - Math.abs(other.from - start));
  return (attached ?? nearest ?? named.findLast((plan) => plan.from < start) ?? named[0])?.name ?? null;
}
