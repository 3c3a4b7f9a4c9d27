import type { Plan, Price } from '../../contract/product-sheet.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import type { Sentence } from '../article/section.ts';
import type { Desk } from './desk.ts';

/** Amounts of money as running text has them: '$12', '€9.90'. */
export function money(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** A price for the table: from its record where that is complete, else as it stands on the page. */
export function priceText(price: Price): string {
  if (isComplete(price) && !qualified(price)) return `${price.isFrom ? 'from ' : ''}${costText(price)}`;
  return price.text.replace(/\s+/g, ' ').trim();
}

const terms =
  /^(?:from|starting|starts|only|just|at|per|a|an|each|every|for|once|one|time|once-off|lifetime|usd|eur|gbp|us|mo|month|months|monthly|yr|year|years|yearly|annual|annually|week|weekly|day|daily|billed|paid|payment|p|m|k|y|plus)$/;

/** It says more than its record holds: 'excluding tax', 'for one server'. */
const qualified = ({ text, unit }: Price) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !terms.test(word) && !unit?.toLowerCase().includes(word));

/** '$9 a month per user, billed yearly'. */
export const costText = ({ amount, currency, period, unit, billed }: Complete) =>
  [
    money(amount, currency),
    period === 'once' ? ' once' : period ? ` a ${period}` : '',
    unit ? ` per ${unit}` : '',
    billed && billed !== period ? `, billed by the ${billed}` : '',
  ].join('');

type Complete = Price & { amount: number; currency: string };

/** One amount, for one period: nothing about it is left open. */
const isComplete = (price: Price | null): price is Complete =>
  price !== null &&
  price.kind === 'amount' &&
  price.amount !== null &&
  price.amount > 0 &&
  price.currency !== null &&
  price.upTo === null &&
  price.periods === 1;

const exact = (price: Price | null): price is Complete => isComplete(price) && !price.isFrom;
const places = 100;
const round = (amount: number) => Math.round(amount * places) / places;
const people = /^(?:user|seat|member|person|agent|editor|admin|developer|host|employee)s?$/i;
const team = 10;
const months = 12;

/** What follows from a plan's own prices: 'yearly' as a share, the others as an amount. */
type Reckoned = { plan: Plan; of: 'yearly' | 'year' | `ten ${string}`; text: string; reckoning: string };

/** A page that sells by the year may ask less for it than twelve months cost. */
const byTheYear = /\b(?:annual|annually|yearly|per year|a year|billed)\b|\/ ?(?:yr|year)\b/i;

function reckonPlan(plan: Plan, hasYearly: boolean): Reckoned | null {
  const prices = [plan.price, ...plan.otherPrices].filter(exact);
  const monthly = prices.find(({ period, billed }) => period === 'month' && billed !== 'year');
  if (!monthly) return null;
  const { amount, currency, unit } = monthly;
  const yearly = prices.find((price) => price.period === 'year' && price.currency === currency && price.unit === unit);
  const month = money(amount, currency);
  if (yearly) {
    if (yearly.amount >= amount * months) return null;
    const percent = Math.round((1 - yearly.amount / (amount * months)) * 100);
    const reckoning = `1 - ${money(yearly.amount, currency)} / (${months} x ${month})`;
    return { plan, of: 'yearly', text: `${percent}%`, reckoning };
  }
  // At several rates a sum of one of them would be half of the truth.
  if (plan.otherPrices.length > 0) return null;
  if (unit === null && hasYearly) return null;
  if (unit === null)
    return { plan, of: 'year', text: money(round(amount * months), currency), reckoning: `${months} x ${month}` };
  if (!people.test(unit)) return null;
  const ten = plural(unit.replace(/s$/i, '').toLowerCase());
  return {
    plan,
    of: `ten ${ten}`,
    text: `${money(round(amount * team), currency)} a month`,
    reckoning: `${team} x ${month}`,
  };
}

/** One sentence for each thing that can be reckoned, over all plans, with the reckonings. */
export function reckonPlans(desk: Desk): Sentence[] {
  const { source, book } = desk.material;
  const { plans } = source.sheet;
  const told = plans.flatMap((plan, at) =>
    book.plans[at]?.price.length ? (reckonPlan(plan, byTheYear.test(source.pages[plan.page]?.text ?? '')) ?? []) : [],
  );
  return [...new Set(told.map(({ of }) => of))].map((of) => {
    const alike = told.filter((one) => one.of === of);
    const facts = alike.flatMap(({ plan }) => book.plans[plans.indexOf(plan)]?.price ?? []);
    const amounts = joinList(alike.map(({ plan, text }) => `${text} ${of === 'yearly' ? 'for' : 'on'} ${plan.name}`));
    const text =
      of === 'yearly'
        ? `Paid by the year, twelve months cost less than twelve single ones: ${amounts}.`
        : `${of === 'year' ? 'A year' : capitalise(of)} ${of === 'year' ? 'comes' : 'come'} to ${amounts}.`;
    return { text, facts, kind: 'reckoned', reckoning: alike.map(({ reckoning }) => reckoning).join('; ') };
  });
}

const plural = (unit: string) => (unit === 'person' ? 'people' : `${unit}s`);

/** The lowest amount that is asked for, however it is billed, where all that cost something can be compared. */
export function lowestPrice(plans: readonly Plan[]): { plan: Plan; price: Complete } | null {
  const paid = plans.filter(({ price }) => price !== null && price.kind !== 'free' && price.amount !== 0);
  // What stands under several headings is not for the same thing.
  if (paid.length === 0 || new Set(plans.map(({ group }) => group)).size > 1) return null;
  const prices = paid.flatMap((plan) => [plan.price, ...plan.otherPrices].map((price) => ({ plan, price })));
  const priced = prices.flatMap(({ plan, price }) => (isComplete(price) ? [{ plan, price }] : []));
  const isOpen = prices.some(({ price }) => price?.kind === 'amount' && !isComplete(price));
  const [first] = [...priced].sort((a, b) => perMonth(a.price) - perMonth(b.price));
  const alike = priced.every(
    ({ price }) =>
      price.currency === first?.price.currency &&
      price.unit === first.price.unit &&
      isMonthly(price) === isMonthly(first.price) &&
      (isMonthly(price) || price.period === first.price.period),
  );
  const isOfOnePeriod = new Set(paid.map(({ price }) => price?.period)).size === 1;
  return first && alike && isOfOnePeriod && !isOpen ? first : null;
}

const isMonthly = ({ period }: Complete) => period === 'month' || period === 'year';
const perMonth = ({ amount, period }: Complete) => (period === 'year' ? amount / months : amount);

export const isFree = ({ price }: Plan) => price?.kind === 'free' || price?.amount === 0;

/** Of complete records only: what is free, and the lowest price that is asked. */
export function startingPrice({ material }: Desk): Sentence[] {
  const { plans } = material.source.sheet;
  const factsOf = (index: number) => material.book.plans[index]?.price ?? [];
  const free = plans.find(isFree);
  const lowest = lowestPrice(plans);
  const facts = [
    ...new Set([...(free ? factsOf(plans.indexOf(free)) : []), ...(lowest ? factsOf(plans.indexOf(lowest.plan)) : [])]),
  ];
  if (facts.length === 0) return [];
  const text = [
    ...(free ? [isCalledFree(free.name) ? 'there is a free plan' : `${planName(free.name)} costs nothing`] : []),
    ...(lowest ? [`the lowest price is ${costText(lowest.price)}, for ${lowest.plan.name}`] : []),
  ].join(', and ');
  const compared = plans.flatMap(({ name, price }) => (price ? [`${name} ${price.text}`] : [])).join(', ');
  return [{ text: `${capitalise(text)}.`, facts, kind: 'reckoned', reckoning: `the lowest of: ${compared}` }];
}

export const isCalledFree = (name: string) => /^free(?: plan| forever)?$/i.test(name);
const planName = (name: string) => (/^the\b|\bplan$/i.test(name) ? name : `the ${name} plan`);
