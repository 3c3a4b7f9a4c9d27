import type { Plan } from '../../contract/product-sheet.ts';
import { joinList } from '../../language/grammar.ts';
import { areCharges, type Complete, costsMore, isComplete } from '../../source/sheet/compare-plans.ts';
import { months, pricesOf } from '../../source/sheet/plan-prices.ts';
import { inText, money } from '../../source/sheet/price-text.ts';
import { yearlyTwins } from '../../source/sheet/yearly-prices.ts';
import type { Sentence } from '../article/section.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { areOpen, priceFacts } from './starting-price.ts';

const exact = (price: Plan['price']): price is Complete => isComplete(price) && !price.isFrom;
const team = 10;

/** What follows from a plan's own prices: what a sentence says of it behind its `lead`, `text` alike for several plans together. */
type Reckoned = { lead: string; text: string; reckoning: string };

function reckonPlan(plan: Plan, twin: Plan | undefined): Reckoned | null {
  const { otherPrices } = plan;
  if (costsMore(plan) || twin?.priceNote !== undefined) return null;
  // What the site has reckoned itself stands beside the price.
  const stated = [...pricesOf(plan), ...(twin?.price ? [twin.price] : [])];
  if (stated.some(({ text }) => /%|\bfree\b/i.test(text))) return null;
  const prices = stated.filter(exact);
  const monthly = prices.find(({ period, billed }) => period === 'month' && billed !== 'year');
  if (!monthly) return null;
  const { amount, currency, unit } = monthly;
  const yearly = prices.find((other) => other.period === 'year' && other.currency === currency && other.unit === unit);
  const month = money(amount, currency);
  if (yearly) {
    const percent = Math.round((1 - yearly.amount / (amount * months)) * 100);
    const reckoning = `1 - ${money(yearly.amount, currency)} / (${months} x ${month})`;
    const text = `${percent}% ${twin ? 'against' : 'on'}`;
    // The site may round it otherwise.
    const said = [plan, twin].flatMap(
      (one) => /\bsave[sd]? (?:up to )?(\d{1,2}) ?%/i.exec(one?.quote ?? '')?.[1] ?? [],
    );
    return percent > 0 && said.every((other) => Number(other) === percent)
      ? { lead: 'Paying by the year saves', text, reckoning }
      : null;
  }
  // At several rates a sum of one of them would be half of the truth.
  if (otherPrices.length > 0) return null;
  if (unit === null || !words.byHead.test(unit)) return null;
  const one = unit.replace(/s$/i, '').toLowerCase();
  return {
    lead: `Ten ${one === 'person' ? 'people' : `${one}s`} come to`,
    text: `${money(amount * team, currency)} a month on`,
    reckoning: `${team} x ${month}`,
  };
}

/** One sentence for each thing that can be reckoned, over all plans, with the reckonings. */
export function reckonPlans(desk: Desk): Sentence[] {
  const { source } = desk.material;
  const { plans } = source.sheet;
  // What is used may be billed besides.
  const areBilled = source.pages.some(({ text }) => words.billedBeside.test(text));
  if (areOpen(desk) || areCharges(plans) || areBilled) return [];
  const twins = yearlyTwins(plans);
  const told = plans.flatMap((plan) => {
    const twin = twins.get(plan);
    const facts = priceFacts(desk, twin ? [plan, twin] : [plan]);
    const reckoned = reckonPlan(plan, twin);
    return reckoned && facts.length > 0 ? [{ ...reckoned, plan: inText(plan.name), facts }] : [];
  });
  // The product's own price is on nothing.
  const isOwn = plans.length === 1 && plans[0]?.name === desk.product;
  const sum = ([text, of]: [string, typeof told]) =>
    isOwn
      ? text.replace(/ on$/, '')
      : `${text} ${of.length > 1 && !text.includes('%') ? 'each of ' : ''}${joinList(of.map(({ plan }) => plan))}`;
  return [...Map.groupBy(told, ({ lead }) => lead)].map(([lead, alike]) => ({
    text: `${lead} ${joinList([...Map.groupBy(alike, ({ text }) => text)].map(sum))}.`,
    facts: alike.flatMap(({ facts }) => facts),
    kind: 'reckoned',
    reckoning: alike.map(({ reckoning }) => reckoning).join('; '),
  }));
}
