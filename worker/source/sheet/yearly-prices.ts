import type { Plan, Price } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import type { SourcePage } from '../types.ts';
import { stateOf } from './availability.ts';
import { pricesOf } from './plan-prices.ts';

/** How a text speaks of paying by the year. */
const paidYearly =
  /\b(?:annually|yearly|(?:paid|pay|bill|billed|billing) (?:annual|by the year)|annual (?:billing|plans?|payments?|discount|subscriptions?))\b|\d ?(?:\/ ?(?:yr|year)|(?:per|a) year)\b/i;

/** How it speaks of paying once for good. */
const paidOnce =
  /\b(?:lifetime|one[- ]time|once-off) (?:licen[cs]es?|purchases?|payments?|prices?|plans?|deals?|access|fee)\b|\bpay once\b/i;

const isYearly = ({ period, billed }: Price) => period === 'year' || billed === 'year';

const term = /\b(?:month|monthly|year|yearly|annual|annually)\b/i;
const withoutTerm = (name: string) => name.replace(term, '').trim().toLowerCase();

/** Plans by the month, with the same plan as paid by the year where a site lists it as another: 'Pro Annual' beside 'Pro Monthly'. */
export function yearlyTwins(plans: readonly Plan[]): Map<Plan, Plan> {
  const termed = plans.filter(({ name }) => term.test(name));
  const isTwin = (one: Plan, other: Plan) =>
    other.price?.period === 'year' &&
    other.price.currency === one.price?.currency &&
    other.price.unit === one.price.unit &&
    withoutTerm(other.name) === withoutTerm(one.name);
  return new Map(
    termed
      .filter(({ price }) => price?.period === 'month')
      .flatMap((plan) => {
        const twin = termed.find((other) => isTwin(plan, other));
        return twin ? [[plan, twin] as const] : [];
      }),
  );
}

/** 'Annual plans are on our roadmap.' offers nothing, and answers who asks for them. */
function says(way: RegExp, text: string): boolean {
  const lines = text.split('\n').filter((line) => way.test(line));
  const said = lines.flatMap(splitSentences).filter((sentence) => way.test(sentence));
  const given = said.filter((sentence) => stateOf(sentence) !== 'coming');
  return given.length === said.length ? said.length > 0 : given.some((sentence) => !sentence.endsWith('?'));
}

/** Plans by the month, billed by the year where their page shows those prices, and marked where the site sells by the year, or once, as well and what that costs is not read: it may be less. */
export function markYearly(plans: readonly Plan[], pages: readonly SourcePage[]): Plan[] {
  const isOnce = plans.flatMap(pricesOf).some(({ period }) => period === 'once');
  const isOffered = pages.some(
    ({ text, sellsYearly }) => sellsYearly || says(paidYearly, text) || (!isOnce && says(paidOnce, text)),
  );
  const twins = yearlyTwins(plans);
  return plans.map((plan) => {
    const { price, page } = plan;
    if (price?.period === 'month' && price.billed === null && pages[page]?.showsYearly)
      return { ...plan, price: { ...price, billed: 'year' as const } };
    const isUnread = isOffered && price?.period === 'month' && !pricesOf(plan).some(isYearly) && !twins.has(plan);
    return isUnread ? { ...plan, yearlyUnread: true as const } : plan;
  });
}
