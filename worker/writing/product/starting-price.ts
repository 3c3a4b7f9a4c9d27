import type { Plan } from '../../contract/product-sheet.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import * as compare from '../../source/sheet/compare-plans.ts';
import { arePricesOpen } from '../../source/sheet/open-prices.ts';
import { isOnlyFrom, namesOther } from '../../source/sheet/other-sums.ts';
import { inText, priceInText } from '../../source/sheet/price-text.ts';
import { yearlyTwins } from '../../source/sheet/yearly-prices.ts';
import type { Sentence } from '../article/section.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';

/** Prices are not asked yet, or not settled. */
export const areOpen = ({ material: { source } }: Desk) => arePricesOpen(source.sheet);

/** What the lowest price is, in words, and the plans that have it. */
type LowestText = { cost: string; of: Plan[] };

/** The lowest price as it is told: beside the sum of a year, or the only plan's by the year, what a month costs, where the same can be paid by the month. */
function lowestText(desk: Desk, { plan, price }: compare.Lowest): LowestText {
  const { plans } = desk.material.source.sheet;
  const [twin] = [...yearlyTwins(plans)].find(([, yearly]) => yearly === plan) ?? [];
  const isByYear = price.period === 'year' || (price.billed === 'year' && plans.length === 1);
  const monthly = [...plan.otherPrices, plan.price, twin?.price ?? null]
    .filter(compare.isComplete)
    .find(({ period, billed }) => isByYear && period === 'month' && billed === null);
  const told = { ...price, isFrom: price.isFrom || isOnlyFrom(desk.material.source) };
  const cost = [...(monthly ? [monthly] : []), told].map(priceInText).join(' or ');
  return { cost, of: monthly && twin ? [twin, plan] : [plan] };
}

/** What is free, and what costs least of the rest; neither where prices are not settled, or a plan to come would undercut them. */
export function startsAt(desk: Desk): { free?: Plan | undefined; lowest?: LowestText | null } {
  const { source, announced } = desk.material;
  const { plans } = source.sheet;
  const free = compare.freePlan(plans);
  const lowest = compare.lowestPrice(plans);
  const undercuts = ({ plan }: (typeof announced)[number]) =>
    compare.isFree(plan) || (plan.price?.amount ?? Number.POSITIVE_INFINITY) < (lowest?.price.amount ?? 0);
  return source.sheet.availability === 'coming' || areOpen(desk) || announced.some(undercuts)
    ? {}
    : { free, lowest: lowest && lowestText(desk, lowest) };
}

/** Every paid plan with its price, where they cannot be compared, are few and nothing is added to them. */
export const statedPrices = (desk: Desk): readonly Plan[] =>
  // Without those to come it would seem to be all.
  areOpen(desk) || desk.material.announced.length > 0 ? [] : compare.statedPlans(desk.material.source.sheet.plans);

/** The facts that say what plans of the sheet cost. */
export const priceFacts = ({ material: { book, source } }: Desk, plans: readonly Plan[]): number[] =>
  plans.flatMap((plan) => book.plans[source.sheet.plans.indexOf(plan)]?.price ?? []);

/** Of complete records only: what is free, and the lowest price that is asked. */
export function startingPrice(desk: Desk): Sentence[] {
  const { material } = desk;
  const { plans } = material.source.sheet;
  const { free, lowest } = startsAt(desk);
  const mayBeFree = plans.some(compare.isFree) || material.source.pages.some(({ text }) => words.namesFree.test(text));
  const told = plans.filter((plan) => plan === free || lowest?.of.includes(plan));
  const facts = priceFacts(desk, told);
  if (facts.length === 0) return [];
  const text = [
    ...(free ? [compare.isCalledFree(free) ? 'there is a free plan' : `${planName(desk, free)} costs nothing`] : []),
    ...(lowest ? [lowestSaid(desk, lowest, mayBeFree, free !== undefined)] : []),
  ].join(', and ');
  const compared = plans.flatMap(({ name, price }) => (price ? [`${name} ${price.text}`] : [])).join(', ');
  return [{ text: `${capitalise(text)}.`, facts, kind: 'reckoned', reckoning: `the lowest of: ${compared}` }];
}

/** 'The Crew plan costs $9 a month' of the only one that is paid, else what the lowest price is and whose. */
function lowestSaid(desk: Desk, { cost, of }: LowestText, mayBeFree: boolean, isFreeRead: boolean): string {
  const { plans } = desk.material.source.sheet;
  const sold = plans.filter(({ name }) => !compare.ofCustomers.test(name));
  const paid = sold.filter(compare.isPaid);
  const amount = cost.replace(/^from /, '');
  const starts = cost.startsWith('from ') ? 'starts at' : null;
  // 'Base rate' and 'Per claim' are prices, and no name for what has one.
  const isNamed = ({ name }: Plan) =>
    name !== desk.product && !compare.ofPeriod.test(name) && !/^per |\b(?:rate|price|fee)s?$/i.test(name);
  const [only, ...more] = paid;
  if (only && more.length === 0 && sold.length > 1 && isNamed(only) && mayBeFree)
    return `${planName(desk, only)} ${starts ?? 'costs'} ${amount}`;
  const named = of.filter(isNamed);
  const [least, ...others] = named;
  // Beside the plans something else has a price, which may be less.
  if (namesOtherSums(desk) && sold.length > 1 && !sold.some(compare.isOnRequest) && least && others.length === 0)
    // 'The paid plans' would say that one is free; what is paid once is no plan to others.
    return (mayBeFree && !isFreeRead) || !compare.isByTime(least.price)
      ? `${compare.isByTime(least.price) ? planName(desk, least) : inText(least.name)} ${starts ?? 'costs'} ${amount}`
      : `of ${isFreeRead ? 'the paid' : 'its'} plans, ${inText(least.name)} costs least, ${cost}`;
  // 'Monthly' and 'Annual' are two ways to pay for one thing; what else there is may be sold without a price on any page.
  const isLowest = sold.length > 1 && !paid.every(({ name }) => compare.ofPeriod.test(name));
  const which = `${isLowest ? 'lowest ' : ''}${mayBeFree ? 'paid ' : ''}price${isLowest || plans.some(compare.isOnRequest) ? ' named' : ''}`;
  // Nobody asks whose price it is where that is the product's own.
  const whose = named.length === 0 ? '' : `, for ${joinList(named.map(({ name }) => inText(name)))}`;
  return `the ${which} ${starts ?? 'is'} ${amount}${whose}`;
}

const planName = ({ product }: Desk, { name }: Plan) =>
  name === product ? `${product} itself` : /^the\b|\bplan$/i.test(name) ? name : asPlan(name);
/** 'The Crew plan', but 'the plan “For crews”'. */
const asPlan = (name: string) => `the ${name} plan`.replace(/^the (for\b.+) plan$/i, 'the plan “$1”');

/** Beside the plans their page has a price of something else, and no word of the author's is against what stands there. */
const namesOtherSums = ({ material, isAuthors }: Desk): boolean =>
  !material.book.plans.some((plan) => isAuthors(plan.price)) && namesOther(material.source);
