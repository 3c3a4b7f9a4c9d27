import type { Plan, Price } from '../../contract/product-sheet.ts';
import type { SourcePage } from '../types.ts';

const mark = /[*†‡¹²³]+/;

/**
 * Plans with what a mark at their price leads to at the foot of the page ('$99* a month', '* with a yearly commitment'). A price
 * whose note is not found can't be told.
 */
export function withPriceNotes(plans: readonly Plan[], pages: readonly SourcePage[]): Plan[] {
  return plans.map((plan) => {
    const prices = [plan.price, ...plan.otherPrices].filter((price) => price !== null);
    const [found] = prices.flatMap(({ text }) => mark.exec(text)?.[0] ?? []);
    if (found === undefined) return plan;
    const note = noteOf(found, pages[plan.page]?.text ?? '');
    return note === null
      ? { ...plan, price: null, otherPrices: [], priceUnread: true }
      : { ...plan, price: unmarked(plan.price), otherPrices: plan.otherPrices.map(unmarked), priceNote: note };
  });
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
