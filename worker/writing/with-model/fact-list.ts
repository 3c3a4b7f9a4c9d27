import { authorAddress } from '../../contract/product.ts';
import { countWords } from '../../contract/text.ts';
import { numberOf } from '../../language/numbers.ts';
import { contentOf, foldText } from '../../language/words.ts';
import { isOutdated } from '../../source/sheet/outdated.ts';
import { sitePages } from '../../source/words/fields.ts';
import type { FactBook } from '../facts/facts.ts';
import { isUnavailable, type Material } from '../facts/material.ts';
import type { Fact } from '../types.ts';

/** More than this no model reads with care, and few have room for. */
const mostFacts = 260;

/** The site's pages by the numbers that links name. */
export const listSources = ({ source }: Material) => sitePages(source).map(({ title }, at) => `S${at + 1} ${title}`);

/** The facts with these numbers, or all that may be told, as the model sees them: with what each belongs to and where it stands. */
export function listFacts(material: Material, numbers: readonly number[] = tellable(material)) {
  const { book, source } = material;
  return numbers.flatMap((number) => {
    const fact = book.facts[number];
    if (!fact) return [];
    const about = aboutOf(book, number).join('; ').replace(/\s+/g, ' ');
    const isOneOfMany = source.pages.length > 1 && source.pages[fact.source]?.url !== authorAddress;
    const page = isOneOfMany && { source: `S${fact.source + 1}` };
    return { number, kind: fact.kind, ...(about && { about }), ...page, text: fact.quote };
  });
}

/** What a fact is about; of what can't be had that it can't. */
const aboutOf = ({ facts, context }: FactBook, number: number) =>
  (context.get(number) ?? []).flatMap((head) => {
    const { kind = '', quote = '' } = facts[head] ?? {};
    return isUnavailable(kind) ? `${quote} (${kind})` : quote;
  });

/** What other facts are shown with, or say piece by piece. */
const shownWith = new Set(['feature', 'question']);
const neverTold = new Set(['heading', 'block', 'name', 'speaker', 'not included']);

/** The facts that an article can tell: what two pages say in the same words stands here once, what was so once does not. */
export function tellable({ book, source }: Material): number[] {
  const { facts, context } = book;
  const readAt = source.pages[0]?.fetchedAt ?? 0;
  const heads = new Set([...context.values()].flat().filter((head) => shownWith.has(facts[head]?.kind ?? '')));
  const seen = new Set<string>();
  // What several plans hold is told of each of them.
  const keyOf = ({ kind, quote }: Fact, number: number) =>
    foldText(isUnavailable(kind) ? `${quote} ${aboutOf(book, number)}` : quote);
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  const canBeTold = (fact: Fact, number: number) =>
    !heads.has(number) && !neverTold.has(fact.kind) && !isOutdated(fact.quote, readAt) && isNew(keyOf(fact, number));
  return facts.flatMap((fact, number) => (canBeTold(fact, number) ? number : [])).slice(0, mostFacts);
}

export const countFactWords = ({ facts }: FactBook, numbers: readonly number[]) =>
  countWords(numbers.map((number) => facts[number]?.quote).join(' '));

/** The facts that a sentence names, with those that they cannot be told without. Numbers that are no facts fall away. */
export function completeFacts({ facts, context }: FactBook, named: readonly number[]): number[] {
  const known = named.filter((number) => facts[number] !== undefined);
  return [...new Set(known.flatMap((number) => [number, ...(context.get(number) ?? [])]))];
}

/** The facts that a text which names none rests on: those that have most of its words, until no further one has more of them. */
export function factsBehind(text: string, facts: readonly Fact[], candidates: readonly number[]): number[] {
  const known = candidates.map((number) => ({ number, words: wordsIn(facts[number]?.quote ?? '') }));
  const chosen: number[] = [];
  for (let open = wordsIn(text); chosen.length < 8; ) {
    const [best] = known
      .map(({ number, words }) => ({ number, size: words.size, told: words.intersection(open) }))
      .sort((one, other) => weigh(other.told) - weigh(one.told) || one.size - other.size);
    if (!best?.told.size) break;
    chosen.push(best.number);
    open = open.difference(best.told);
  }
  return chosen;
}

const wordsIn = (text: string) => new Set([...contentOf(text)].map((word) => String(numberOf(word) ?? word)));
/** A figure must be told by a fact; a word may be the writer's own. */
const weigh = (words: ReadonlySet<string>) => [...words].reduce((sum, word) => sum + (/\d/.test(word) ? 3 : 1), 0);
