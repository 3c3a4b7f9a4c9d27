import { authorAddress } from '../../contract/product.ts';
import { foldText } from '../../language/fold.ts';
import type { FactBook } from '../facts/facts.ts';
import type { Material } from '../facts/material.ts';
import type { Fact } from '../types.ts';

/** A fact as the model sees it: its number, what it belongs to, and where it stands. */
type ListedFact = { number: number; kind: string; about?: string; source?: string; text: string };

/** More than this no model reads with care, and few have room for. */
const mostFacts = 260;

/** The facts that a fact cannot be told without: a plan's name and price, a feature's name, the question of an answer. */
export function contextOf({ facts, ...book }: FactBook): ReadonlyMap<number, number[]> {
  const context = new Map<number, number[]>();
  const put = (of: readonly number[], heads: readonly number[]) => {
    for (const fact of of) {
      const others = heads.filter((head) => head !== fact && !context.get(fact)?.includes(head));
      context.set(fact, [...(context.get(fact) ?? []), ...others]);
    }
  };
  // What several plans have belongs to each of them; what has a part of the page to itself belongs to none.
  const heads = new Set(book.features.map(({ name }) => name));
  for (const { heading, sentences } of book.passages) if (heading !== null) put(sentences, [heading]);
  for (const { name, sentences } of book.features) put(sentences, [name]);
  // 'No.' is a part of what follows on it.
  for (const { question, answer } of book.questions)
    put(answer, [question, ...answer.filter((fact) => isBare(facts[fact]))]);
  for (const { price, description, includes } of book.plans) {
    put(includes.filter((entry) => !heads.has(entry)).concat(description ?? []), price);
  }
  return context;
}

const isBare = (fact: Fact | undefined) =>
  fact !== undefined && /^(?:yes|no|sure|of course|absolutely)[.!]?$/i.test(fact.quote);

/** The facts with these numbers, or all that may be told. */
export function listFacts({ book, source }: Material, numbers: readonly number[] = tellable(book)): ListedFact[] {
  const context = contextOf(book);
  return numbers.flatMap((number) => {
    const fact = book.facts[number];
    if (!fact) return [];
    const about = (context.get(number) ?? [])
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

/** The facts that an article can tell: what two pages say in the same words stands here once. */
export function tellable({ facts, name, features, questions }: FactBook): number[] {
  // A name, a question or a 'Yes.' is what other facts are about.
  const heads = new Set([
    ...questions.flatMap(({ question, answer }) => (answer.length > 0 ? [question] : [])),
    ...features.flatMap((feature) => (feature.sentences.length > 0 ? [feature.name] : [])),
    ...facts.flatMap((fact, number) => (isBare(fact) ? [number] : [])),
    name,
  ]);
  const seen = new Set<string>();
  const isNew = (quote: string) => !seen.has(foldText(quote)) && Boolean(seen.add(foldText(quote)));
  return facts
    .flatMap(({ kind, quote }, number) => (!heads.has(number) && kind !== 'heading' && isNew(quote) ? [number] : []))
    .slice(0, mostFacts);
}

/** The facts that a sentence names, with those that they cannot be told without. Numbers that are no facts fall away. */
export function completeFacts(
  book: FactBook,
  context: ReadonlyMap<number, number[]>,
  named: readonly number[],
): number[] {
  const known = named.filter((number) => book.facts[number] !== undefined);
  return [...new Set(known.flatMap((number) => [number, ...(context.get(number) ?? [])]))];
}
