import type { Plan, Price } from '../../contract/product-sheet.ts';
import { capitalise, joinList } from '../../language/grammar.ts';
import { yearlyTwin } from '../../source/sheet/yearly-prices.ts';
import type { Sentence } from '../article/section.ts';
import type { Desk } from './desk.ts';

/** Amounts of money as running text has them: '$12', '€9.90'. */
export function money(amount: number, currency: string): string {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** A price for the table: from its record where that is complete, else as it stands on the page. */
export function priceText(price: Price): string {
  // 'Free for 14 days' is not free.
  if (price.kind === 'free' && !/[1-9]/.test(price.text)) return 'free';
  if (isComplete(price) && !qualified(price)) return `${price.isFrom ? 'from ' : ''}${costText(price)}`;
  return price.text.replace(/\s+/g, ' ').trim();
}

const terms =
  /^(?:from|starting|starts|only|just|at|per|a|an|each|every|for|once|one|time|once-off|lifetime|usd|eur|gbp|us|mo|month|months|monthly|yr|year|years|yearly|annual|annually|week|weekly|day|daily|billed|paid|payment|p|m|k|y|plus)$/;

/** It says more than its record holds: 'excluding tax', 'for one server'. Letters at the figure are its currency's. */
const qualified = ({ text, unit }: Price) =>
  (
    text
      .toLowerCase()
      .replace(/\p{L}{1,3}(?=\s?\d)/gu, ' ')
      .match(/\p{L}+/gu) ?? []
  ).some((word) => !terms.test(word) && !unit?.toLowerCase().includes(word));

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
const people = /^(?:user|seat|member|person|agent|editor|admin|developer|host|employee)s?$/i;
const team = 10;
const months = 12;

/** What follows from a plan's own prices: what a sentence says of it behind its `lead`, together with other plans. */
type Reckoned = { lead: string; text: string; facts: number[]; reckoning: string };

function reckonPlan(
  { name, price, otherPrices, yearlyUnread, priceNote }: Plan,
  twin: Plan | undefined,
  isSoldOnce: boolean,
): Omit<Reckoned, 'facts'> | null {
  // A condition may change what it comes to.
  if (priceNote !== undefined || twin?.priceNote !== undefined) return null;
  const prices = [price, ...otherPrices, twin?.price ?? null].filter(exact);
  const monthly = prices.find(({ period, billed }) => period === 'month' && billed !== 'year');
  if (!monthly) return null;
  const { amount, currency, unit } = monthly;
  const yearly = prices.find((other) => other.period === 'year' && other.currency === currency && other.unit === unit);
  const month = money(amount, currency);
  const year = money(amount * months, currency);
  if (yearly) {
    const share = 1 - yearly.amount / (amount * months);
    const lead = 'Paying by the year saves';
    const reckoning = `1 - ${money(yearly.amount, currency)} / (${months} x ${month})`;
    const saved = `${Math.round(share * 100)}%`;
    return share > 0
      ? { lead, text: twin ? `${saved} against ${inText(name)}` : `${saved} on ${inText(name)}`, reckoning }
      : null;
  }
  // At several rates a sum of one of them would be half of the truth.
  if (otherPrices.length > 0) return null;
  if (unit === null)
    return yearlyUnread || isSoldOnce
      ? null
      : { lead: 'A year comes to', text: `${year} on ${inText(name)}`, reckoning: `${months} x ${month}` };
  if (!people.test(unit)) return null;
  const one = unit.replace(/s$/i, '').toLowerCase();
  return {
    lead: `Ten ${one === 'person' ? 'people' : `${one}s`} come to`,
    text: `${money(amount * team, currency)} a month on ${inText(name)}`,
    reckoning: `${team} x ${month}`,
  };
}

/** One sentence for each thing that can be reckoned, over all plans, with the reckonings. */
export function reckonPlans(desk: Desk): Sentence[] {
  const { source, book } = desk.material;
  if (areOpen(desk)) return [];
  const { plans } = source.sheet;
  // Beside what is paid once, the sum of a year is no measure.
  const isSoldOnce = plans.some(({ price }) => price?.period === 'once');
  const told = plans.flatMap((plan, at): Reckoned[] => {
    const twin = yearlyTwin(plan, plans);
    const facts = [at, ...(twin ? [plans.indexOf(twin)] : [])].flatMap((one) => book.plans[one]?.price ?? []);
    const reckoned = reckonPlan(plan, twin, isSoldOnce);
    return reckoned && facts.length > 0 ? [{ ...reckoned, facts }] : [];
  });
  return [...Map.groupBy(told, ({ lead }) => lead)].map(([lead, alike]) => ({
    text: `${lead} ${joinList(alike.map(({ text }) => text))}.`,
    facts: alike.flatMap(({ facts }) => facts),
    kind: 'reckoned',
    reckoning: alike.map(({ reckoning }) => reckoning).join('; '),
  }));
}

/** Sold to those who have the product already, or beside it. */
const ofCustomers = /\b(?:upgrade|renewal|maintenance|add-?on|additional|extra|support|set-?up|training|crossgrade)\b/i;

/** Who must take so many of it pays more than it says. */
const leastBought = /\b(?:minimum|min\.? of \d|at least \d)/i;

type Lowest = { plan: Plan; price: Complete };

/** The lowest amount that is asked for, however it is billed, where all that cost something can be compared. */
export function lowestPrice(plans: readonly Plan[]): Lowest | null {
  const paid = plans.filter((plan) => isPaid(plan) && !ofCustomers.test(plan.name));
  // What stands under several headings is not for the same thing, and what was not read may be less.
  if (
    paid.length === 0 ||
    plans.some(
      ({ priceUnread, yearlyUnread, priceNote, includes, quote }) =>
        priceUnread || yearlyUnread || priceNote !== undefined || leastBought.test([...includes, quote].join('\n')),
    ) ||
    new Set(plans.map(({ group }) => group)).size > 1
  )
    return null;
  const prices = paid.flatMap((plan) => [plan.price, ...plan.otherPrices].map((price) => ({ plan, price })));
  const isOpen = prices.some(({ price }) => price?.kind === 'amount' && !isComplete(price));
  const priced = prices.flatMap(({ plan, price }) => (isComplete(price) ? [{ plan, price }] : []));
  const measures = new Set(
    priced.map(({ price }) => `${price.currency} ${price.unit} ${isMonthly(price) || price.period}`),
  );
  const twins = new Set(paid.map((plan) => yearlyTwin(plan, paid)));
  const periods = new Set(paid.filter((plan) => !twins.has(plan)).map(({ price }) => price?.period));
  const [first] = priced.sort((a, b) => perMonth(a.price) - perMonth(b.price));
  return first && measures.size === 1 && periods.size === 1 && !isOpen ? first : null;
}

const isMonthly = ({ period }: Complete) => period === 'month' || period === 'year';
const perMonth = ({ amount, period }: Complete) => (period === 'year' ? amount / months : amount);

export const isPaid = ({ price }: Plan) => price !== null && price.kind !== 'free' && price.amount !== 0;
const isFree = ({ price }: Plan) => price?.kind === 'free' || price?.amount === 0;

const areOpen = ({ material }: Desk) => material.source.sheet.notices.some(({ ofPrices }) => ofPrices);

/** The lowest price as it is told: beside the sum of a year what a month costs, where the same can be paid by the month. */
function lowestText({ plan, price }: Lowest, plans: readonly Plan[]): { cost: string; of: Plan[] } {
  const twin = plans.find((other) => yearlyTwin(other, plans) === plan);
  const monthly =
    price.period === 'year'
      ? [...plan.otherPrices, plan.price, twin?.price ?? null]
          .filter(isComplete)
          .find(({ period }) => period === 'month')
      : undefined;
  const of = monthly && twin ? [twin, plan] : [plan];
  return {
    cost: [...(monthly ? [costText(monthly)] : []), costText(price)].join(' or '),
    of,
  };
}

/** What is free, and what costs least of the rest; neither where prices are not settled, or a plan to come would undercut them. */
export function startsAt(desk: Desk): { free?: Plan | undefined; lowest?: ReturnType<typeof lowestText> | undefined } {
  const { source, announced } = desk.material;
  const { plans } = source.sheet;
  // What is paid beside it makes nothing free.
  const free = plans.find((plan) => isFree(plan) && plan.priceNote === undefined);
  const lowest = lowestPrice(plans);
  const undercuts = ({ plan }: (typeof announced)[number]) =>
    isFree(plan) || (plan.price?.amount ?? Number.POSITIVE_INFINITY) < (lowest?.price.amount ?? 0);
  return areOpen(desk) || announced.some(undercuts)
    ? {}
    : { free, lowest: lowest ? lowestText(lowest, plans) : undefined };
}

/** Of complete records only: what is free, and the lowest price that is asked. */
export function startingPrice(desk: Desk): Sentence[] {
  const { material } = desk;
  const { plans } = material.source.sheet;
  const { free, lowest } = startsAt(desk);
  const facts = plans.flatMap((plan, at) =>
    plan === free || lowest?.of.includes(plan) ? (material.book.plans[at]?.price ?? []) : [],
  );
  if (facts.length === 0) return [];
  const text = [
    ...(free ? [isCalledFree(free.name) ? 'there is a free plan' : `${planName(free.name)} costs nothing`] : []),
    ...(lowest
      ? [
          `the lowest ${free ? 'paid ' : ''}price is ${lowest.cost}, for ${joinList(lowest.of.map(({ name }) => inText(name)))}`,
        ]
      : []),
  ].join(', and ');
  const compared = plans.flatMap(({ name, price }) => (price ? [`${name} ${price.text}`] : [])).join(', ');
  return [{ text: `${capitalise(text)}.`, facts, kind: 'reckoned', reckoning: `the lowest of: ${compared}` }];
}

const isCalledFree = (name: string) => /^free(?: plan| forever)?$/i.test(name);
/** 'Team', but 'the Team Plan'. */
const inText = (name: string) => (!/^the\b/i.test(name) && /\bplan$/i.test(name) ? `the ${name}` : name);
const planName = (name: string) => (/^the\b|\bplan$/i.test(name) ? name : `the ${name} plan`);
