import { authorAddress } from '../../contract/product.ts';
import { contentOf } from '../../language/content-words.ts';
import { foldText } from '../../language/fold.ts';
import { numberOf } from '../../language/numbers.ts';
import type { FactBook } from '../facts/facts.ts';
import type { Material } from '../facts/material.ts';
import type { Fact } from '../types.ts';

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

const mostBehind = 8;
/** A figure must be told by a fact; a word may be the writer's own. */
const weightOfFigure = 3;

/** The facts that a text which names none rests on: those that have most of its words, until no further one has more of them. */
export function factsBehind(text: string, facts: readonly Fact[], candidates: readonly number[]): number[] {
  const open = wordsIn(text);
  const known = candidates.map((number) => ({ number, words: wordsIn(facts[number]?.quote ?? '') }));
  const chosen: number[] = [];
  while (chosen.length < mostBehind) {
    const [best] = known
      .map(({ number, words }) => ({ number, size: words.size, told: [...words].filter((word) => open.has(word)) }))
      .sort((one, other) => weigh(other.told) - weigh(one.told) || one.size - other.size);
    if (!best || best.told.length === 0) break;
    chosen.push(best.number);
    for (const word of best.told) open.delete(word);
  }
  return chosen;
}

const wordsIn = (text: string) => new Set([...contentOf(text)].map((word) => String(numberOf(word) ?? word)));
const weigh = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (/\d/.test(word) ? weightOfFigure : 1), 0);
