import type { Plan, Price } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { findPrices } from '../money/index.ts';
import type { SourcePage } from '../types.ts';
import { pricesOf } from './plan-prices.ts';

const mark = /[*†‡¹²³]+/;

/** 'The fee of your tier plus $25/month per location': what is paid beside the price, whatever the plan. */
const surcharge =
  /(?:\bplus|\+) (?:an? )?(?:additional |extra |further )?[$€£¥₹]\s?\d[\d.,]{0,9}[^.!?]{0,20}?(?:\/|\bper\b|\beach\b|\bfor every\b)/i;
/** '+ $5 per pan' below a plan's price. */
const adds = (line: string) =>
  /^(?:\+|plus\b)/i.test(line) && findPrices(line.replace(/^(?:\+|plus) ?/i, '')).length > 0;
/** 'Harbour map: $900, once' in the box of a plan that is paid by the month. */
const isOnce = (line: string) =>
  /\b(?:once|one[- ](?:time|off))\b/i.test(line) && /^\p{L}[^$€£¥₹\d]{2,40}: ?[$€£¥₹]\s?\d/u.test(line);
/** 'All prices are per server': what the cards do not say they are for. */
const measured =
  /\b(?:all|the|our|these) (?:the )?prices\b[^.!?]{0,40}?\b(?:per|by) (?!the\b|month|year|week|day|us\b|default|law|card|region|country)\p{L}{3,20}/iu;
/** '$95 a month + $40 set-up', but not 'Card payments (1.4% + €0.25)'. */
const added = /^[^+\n(]{0,40}?\d[^+\n(]{0,20}?((?:\+|\bplus\b) ?(?:an? )?(?:one[- ]time )?[$€£¥₹]\s?\d.{0,60})$/i;
const longestNote = 240;

/**
 * Plans with what a mark at their price leads to at the foot of the page ('$99* a month', '* with a yearly commitment'), or with what
 * the page says is paid beside all of them, or what they are all for. A price whose note is not found can't be told.
 */
export function withPriceNotes(plans: readonly Plan[], pages: readonly SourcePage[]): Plan[] {
  const areBare = plans.every(({ price }) => !price?.unit);
  const surcharges = pages.map(
    ({ text }) => noteOn(text, surcharge, plans) ?? (areBare ? noteOn(text, measured, plans) : null),
  );
  return plans.map((plan) => {
    const prices = pricesOf(plan);
    const [found] = prices.flatMap(({ text }) => mark.exec(text)?.[0] ?? []);
    if (found === undefined) {
      const note =
        plan.quote
          .split('\n')
          .map((line) => added.exec(line)?.[1] ?? line)
          .find((line) => adds(line) || (plan.price?.period !== 'once' && isOnce(line))) ??
        surcharges[plan.page] ??
        null;
      return prices.length === 0 || note === null ? plan : { ...plan, priceNote: note };
    }
    const note = noteOf(found, pages[plan.page]?.text ?? '');
    return note === null
      ? { ...plan, price: null, otherPrices: [], priceUnread: true }
      : { ...plan, price: unmarked(plan.price), otherPrices: plan.otherPrices.map(unmarked), priceNote: note };
  });
}

function noteOn(text: string, note: RegExp, plans: readonly Plan[]): string | null {
  const sums = new Set(plans.flatMap(pricesOf).map(({ amount }) => amount));
  for (const line of text.split('\n')) {
    if (line.length > 3 * longestNote || !note.test(line)) continue;
    // What is in a plan's own box is its own price.
    if (plans.some(({ quote }) => quote.split('\n').includes(line))) continue;
    const said = splitSentences(line).find((sentence) => note.test(sentence) && sentence.length <= longestNote);
    // Of what a plan costs it is no more than another telling.
    const isOwn = findPrices(said ?? '').some(({ price: { amount } }) => amount !== null && sums.has(amount));
    if (said && !isOwn && !plans.some(({ name }) => said.includes(name))) return said;
  }
  return null;
}

const unmarked = <One extends Price | null>(price: One): One =>
  price && { ...price, text: price.text.replace(mark, ' ').replace(/\s+/g, ' ').trim() };

/** A line that begins with the mark, or the bracket that it stands in. */
function noteOf(found: string, text: string): string | null {
  for (const line of text.split('\n')) {
    const bare = line.replace(/^[([]/, '');
    if (bare.startsWith(found) && !mark.test(bare[found.length] ?? '')) {
      const note = bare.slice(found.length).replace(/^[\s:)\]]+/, '');
      if (/\p{L}{2}/u.test(note)) return note;
    }
  }
  return null;
}
