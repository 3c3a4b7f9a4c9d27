import type { Plan, Price } from '../../contract/product-sheet.ts';
import { findPrices } from '../money/index.ts';
import { months, pricesOf } from './plan-prices.ts';
import { yearlyTwins } from './yearly-prices.ts';

/* Which of a product's plans cost something, and which of those least. */

export type Complete = Price & { amount: number; currency: string };

/** One amount, for one period: nothing about it is left open. */
export const isComplete = (price: Price | null): price is Complete =>
  price !== null &&
  price.kind === 'amount' &&
  price.amount !== null &&
  price.amount > 0 &&
  price.currency !== null &&
  price.upTo === null &&
  price.periods === 1;

/** Sold to those who have the product already, or beside it. */
export const ofCustomers =
  /^\+|\b(?:upgrade|renewal|maintenance|add-?on|additional|extra|support|set-?up|install(?:ation)?|onboarding|implementation|migration|consulting|training|crossgrade)\b/i;

/** Who must take so many of it pays more than it says. */
const leastBought = /\b(?:minimum|min\.? of \d|at least \d)/i;

/** What costs something to be asked for may cost less than all that is told. */
export const isOnRequest = ({ price }: Plan) => price?.kind === 'on request';

/** A group of prices that are paid once, beside one of prices by the month or year: what is bought to begin with. */
export function isBeside(group: string | null, plans: readonly Plan[]): boolean {
  const [own, others] = [plans.filter((plan) => plan.group === group), plans.filter((plan) => plan.group !== group)];
  return !own.some(({ price }) => isByTime(price)) && others.some(({ price }) => isByTime(price));
}

export const isByTime = (price: Plan['price']) => price?.period === 'month' || price?.period === 'year';

/** 'Or $70 once' beside a price by the month is another way to pay, and compared with none. */
const isCompared = ({ plan, price }: { plan: Plan; price: Price }) => isByTime(price) || !isByTime(plan.price);

export type Lowest = { plan: Plan; price: Complete };

const mostPlans = 6;

/** More of them than anybody chooses between, none of them free or for a time: things to buy. */
const areWares = (plans: readonly Plan[]) =>
  plans.length > mostPlans && !plans.some((plan) => isFree(plan) || isByTime(plan.price));

/** 'User', by the user, and 'Core', by the instance: each is paid for what it counts, and none is a plan to choose. */
export function areCharges(plans: readonly Plan[]): boolean {
  if (areWares(plans)) return true;
  const units = plans.filter(isPaid).map(({ price }) => price?.unit ?? null);
  return units.length > 1 && !units.includes(null) && new Set(units).size === units.length;
}

/** The lowest amount that is asked for, however it is billed, where all that cost something can be compared. */
export function lowestPrice(all: readonly Plan[]): Lowest | null {
  const plans = all.filter(({ group }) => !isBeside(group, all));
  const paid = plans.filter((plan) => isPaid(plan) && !isOnRequest(plan) && !ofCustomers.test(plan.name));
  // What stands under several headings is not for the same thing, and what was not read may be less.
  if (
    paid.length === 0 ||
    areWares(plans) ||
    plans.some(
      ({ priceUnread, yearlyUnread, priceNote, includes, quote }) =>
        priceUnread ||
        yearlyUnread ||
        (priceNote && !isAdded(priceNote)) ||
        leastBought.test([...includes, quote].join('\n')),
    ) ||
    new Set(plans.map(({ group }) => group)).size > 1
  )
    return null;
  const prices = paid.flatMap((plan) => pricesOf(plan).map((price) => ({ plan, price }))).filter(isCompared);
  const isOpen = prices.some(({ price }) => price.kind === 'amount' && !isComplete(price));
  const priced = prices.flatMap(({ plan, price }) => (isComplete(price) ? [{ plan, price }] : []));
  const measures = new Set(
    priced.map(({ price }) => `${price.currency} ${price.unit} ${isByTime(price) || price.period}`),
  );
  const twins = new Set(yearlyTwins(paid).values());
  const periods = new Set(paid.filter((plan) => !twins.has(plan)).map(({ price }) => price?.period));
  const [first] = priced.sort((a, b) => perMonth(a.price) - perMonth(b.price));
  const isComparable = measures.size === 1 && periods.size === 1 && !isOpen;
  // What is added to another can only make that one dearer.
  return first && isComparable && first.plan.priceNote === undefined ? first : null;
}

const perMonth = ({ amount, period }: Complete) => (period === 'year' ? amount / months : amount);

/** 'Includes one pan, $9 a month for each additional one' */
const chargesMore = (line: string) =>
  /\b(?:additional|extra|over|above|beyond|each|every|per)\b/i.test(line) && findPrices(line).length > 0;
/** What is paid on top of its price: '+ $40 set-up'. */
export const isAdded = (note = ''): boolean => /^(?:\+|plus\b)/i.test(note);

/** A condition may change what it comes to. */
export const costsMore = ({ priceNote, includes }: Plan) => priceNote !== undefined || includes.some(chargesMore);

/** 'Monthly': how it is paid, and no name of what is bought. */
export const ofPeriod = /^(?:weekly|monthly|yearly|annual|annually|lifetime)$/i;

export const isCalledFree = ({ name }: Plan) => /\bfree\b/i.test(name);

/** 'Free sample': to be had once. */
const ofTaste = /\b(?:trial|sample|demo|preview)\b/i;
/** 'Free', 'for 30 days': to be had for a while. */
const endsFree =
  /(?:^|\bfree )for (?:the |your )?(?:first )?(?:\d{1,3}|one|two|three|six)[- ](?:days?|weeks?|months?)\b|[$€£]0 ?\/ ?\d{1,3} days\b/im;

/** What is free to keep; what is paid beside it ('Free account + pay per lead') makes nothing free. */
export const freePlan = (plans: readonly Plan[]): Plan | undefined =>
  plans.find(
    (plan) =>
      isFree(plan) &&
      plan.priceNote === undefined &&
      !ofTaste.test(plan.name) &&
      !endsFree.test(plan.quote) &&
      !/\bpay\b/i.test(plan.name),
  );

export const isPaid = ({ price }: Plan) => price !== null && price.kind !== 'free' && price.amount !== 0;
export const isFree = ({ price }: Plan) => price?.kind === 'free' || price?.amount === 0;

/** What is paid once, beside what a plan costs. */
export const ofFee =
  /\b(?:set-?up|activation|onboarding|installation|one-time|transaction|platform|booking) (?:fee|charge|cost)s?\b/i;

const mostStated = 4;

/** Every paid plan with its price, where all of them have one, are few and nothing is added to them. */
export function statedPlans(plans: readonly Plan[]): readonly Plan[] {
  const paid = plans.filter((plan) => !isFree(plan));
  const isStated = ({ price, priceUnread, priceNote }: Plan) =>
    price !== null && !priceUnread && priceNote === undefined;
  // The only one may be what is sold beside the product; of several groups, each is for another thing.
  const areFew = plans.length > 1 && paid.length <= mostStated && new Set(plans.map(({ group }) => group)).size === 1;
  return areFew && paid.every(isStated) ? paid : [];
}
