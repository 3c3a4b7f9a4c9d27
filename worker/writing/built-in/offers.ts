import type { Plan } from '../../contract/product-sheet.ts';
import type { Material } from '../facts/material.ts';
import { priceOf } from './sections/plan-table.ts';

/** What a price list comes down to: where it starts, what is free, how it can be tried. */
export type Offer = {
  free: { name: string; facts: number[] } | null;
  lowest: { name: string; price: string; facts: number[] } | null;
  trial: { length: string; noCard: boolean; everything: boolean; facts: number[] } | null;
};

export const isFree = ({ price }: Pick<Plan, 'price'>) => price?.kind === 'free';

export function readOffer({ source, book }: Material): Offer {
  const entries = source.sheet.plans.flatMap((plan, at) => {
    const facts = book.plans[at];
    return facts ? [{ plan, facts: facts.price }] : [];
  });
  const free = entries.find(({ plan }) => isFree(plan));
  const priced = entries.flatMap(({ plan: { name, price }, facts }) =>
    price?.kind === 'amount' ? [{ name, price, facts }] : [],
  );
  // Only a list in rising order says where its prices start.
  const rising = priced.every(({ price }, at) => (price.amount ?? 0) >= (priced[at - 1]?.price.amount ?? 0));
  const first = priced[0];
  return {
    free: free ? { name: free.plan.name, facts: free.facts } : null,
    lowest:
      first && rising && priced.length > 1
        ? { name: first.name, price: priceOf(first.price), facts: first.facts }
        : null,
    trial: readTrial(book.facts, [...book.pricing, ...book.opening, ...book.questions.flatMap(({ answer }) => answer)]),
  };
}

function readTrial(facts: Material['book']['facts'], among: readonly number[]): Offer['trial'] {
  for (const fact of among) {
    const text = facts[fact]?.quote ?? '';
    const found =
      /\b(\d+|seven|fourteen|thirty)[ -](day|week|month)s?[ -](?:free )?trial\b/i.exec(text) ??
      /\btrial (?:of|lasts|runs for|for) (\d+|seven|fourteen|thirty) (day|week|month)s?\b/i.exec(text);
    if (!found?.[1] || !found[2]) continue;
    const length = `${found[1]} ${found[2].toLowerCase()}${found[1] === '1' ? '' : 's'}`;
    const noCard = /\bno (?:credit |debit )?card\b|without a (?:credit )?card/i.test(text);
    const everything = /\b(?:every|all) features?\b/i.test(text);
    return { length, noCard, everything, facts: [fact] };
  }
  return null;
}

/** 'plans start with Counter at £19 per month', in running text and without a full stop. */
export function tellStart({ free, lowest }: Offer): { text: string; facts: number[] } | null {
  if (!lowest) return null;
  if (free) {
    return {
      text: `the ${free.name} plan is free, and paid plans start with ${lowest.name} at ${lowest.price}`,
      facts: [...free.facts, ...lowest.facts],
    };
  }
  return { text: `plans start with ${lowest.name} at ${lowest.price}`, facts: lowest.facts };
}
