import type { Plan, Price } from '../../contract/product-sheet.ts';
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
  if (isComplete(price)) return `${price.isFrom ? 'from ' : ''}${costText(price)}`;
  return price.text.replace(/\s+/g, ' ').trim();
}

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

/** What follows from a plan's own prices, each with its reckoning. */
export function reckonPlan(desk: Desk, plan: Plan): Sentence[] {
  const facts = desk.material.book.plans[desk.material.source.sheet.plans.indexOf(plan)]?.price ?? [];
  const prices = [plan.price, ...plan.otherPrices];
  const monthly = prices.filter(exact).find(({ period, billed }) => period === 'month' && billed !== 'year');
  if (!monthly || facts.length === 0) return [];
  const { amount, currency, unit } = monthly;
  const yearly = prices
    .filter(exact)
    .find((price) => price.period === 'year' && price.currency === currency && price.unit === unit);
  const say = (text: string, reckoning: string): Sentence => ({ text, facts, kind: 'reckoned', reckoning });
  const month = money(amount, currency);
  if (yearly && yearly.amount < amount * 12) {
    const percent = Math.round((1 - yearly.amount / (amount * 12)) * 100);
    return [
      say(
        `Paid by the year, ${plan.name} costs ${percent}% less than twelve single months.`,
        `1 - ${money(yearly.amount, currency)} / (12 x ${month})`,
      ),
    ];
  }
  if (unit !== null && people.test(unit)) {
    const one = unit.replace(/s$/i, '').toLowerCase();
    const cost = money(round(amount * team), currency);
    return [say(`Ten ${plural(one)} on ${plan.name} come to ${cost} a month.`, `${team} x ${month}`)];
  }
  if (unit !== null || yearly) return [];
  return [say(`A year of ${plan.name} comes to ${money(round(amount * 12), currency)}.`, `12 x ${month}`)];
}

const plural = (unit: string) => (unit === 'person' ? 'people' : `${unit}s`);

/** The lowest amount that is asked for, where all that cost something can be compared. */
export function lowestPrice(plans: readonly Plan[]): { plan: Plan; price: Complete } | null {
  const paid = plans.filter(({ price }) => price !== null && price.kind !== 'free' && price.amount !== 0);
  if (paid.length === 0) return null;
  const priced = paid.flatMap((plan) => (isComplete(plan.price) ? [{ plan, price: plan.price }] : []));
  const isOpen = paid.some(({ price }) => price?.kind === 'amount' && !isComplete(price));
  const [first] = [...priced].sort((a, b) => a.price.amount - b.price.amount);
  const alike = priced.every(
    ({ price }) =>
      price.currency === first?.price.currency &&
      price.period === first.price.period &&
      price.unit === first.price.unit,
  );
  return first && alike && !isOpen ? first : null;
}

export const isFree = ({ price }: Plan) => price?.kind === 'free' || price?.amount === 0;
