import { authorAddress } from '../../contract/product.ts';
import { foldText } from '../../language/fold.ts';
import type { FactBook } from '../facts/facts.ts';
import type { Material } from '../facts/material.ts';

/** A fact as the model sees it: its number, what it belongs to, and where it stands. */
type ListedFact = { number: number; kind: string; about?: string; source?: string; text: string };

/** More than this no model reads with care, and few have room for. */
const mostFacts = 260;

/** The facts with these numbers, or all that may be told. */
export function listFacts({ book, source }: Material, numbers: readonly number[] = tellable(book)): ListedFact[] {
  return numbers.flatMap((number) => {
    const fact = book.facts[number];
    if (!fact) return [];
    const about = (book.context.get(number) ?? [])
      .map((head) => book.facts[head]?.quote ?? '')
      .join('; ')
      .replace(/\s+/g, ' ');
    const isOneOfMany = source.pages.length > 1 && source.pages[fact.source]?.url !== authorAddress;
    return [
      {
        number,
        kind: fact.kind,
        ...(about && { about }),
        ...(isOneOfMany && { source: `S${fact.source + 1}` }),
        text: fact.quote,
      },
    ];
  });
}

/** What other facts are shown with, or say piece by piece. */
const shownWith = new Set(['feature', 'question']);
const neverTold = new Set(['heading', 'block', 'name']);

/** The facts that an article can tell: what two pages say in the same words stands here once. */
export function tellable({ facts, context }: FactBook): number[] {
  const heads = new Set([...context.values()].flat().filter((head) => shownWith.has(facts[head]?.kind ?? '')));
  const seen = new Set<string>();
  const isNew = (quote: string) => !seen.has(foldText(quote)) && Boolean(seen.add(foldText(quote)));
  return facts
    .flatMap(({ kind, quote }, number) => (!heads.has(number) && !neverTold.has(kind) && isNew(quote) ? [number] : []))
    .slice(0, mostFacts);
}

/** The facts that a sentence names, with those that they cannot be told without. Numbers that are no facts fall away. */
export function completeFacts({ facts, context }: FactBook, named: readonly number[]): number[] {
  const known = named.filter((number) => facts[number] !== undefined);
  return [...new Set(known.flatMap((number) => [number, ...(context.get(number) ?? [])]))];
}
