import { isPassive } from '../../../contract/seo/readability.ts';
import { capitalise } from '../../../language/grammar.ts';
import { wordsOf } from '../../../language/words.ts';
import { isCopied, type RunIndex } from '../../grounding/copied-runs.ts';
import type { Casing } from '../casing.ts';
import { turnActive, turnHalfActive } from './passive.ts';
import { shortenings } from './shorten.ts';
import { splittings } from './split.ts';
import { swapWords } from './swaps.ts';
import { reorderings } from './turn.ts';

export type ToldSentence = { text: string; isCopied: boolean; isPassive: boolean; isLong: boolean };

const mostWords = 33;
const longFrom = 21;
const fewestWords = 4;
/** Ways beyond these are looked at no more: what could be done to a sentence grows with the square of its length. */
const mostBodies = 40;
const goodEnough = 0.35;

/** A statement of a source in one sentence or two, in words and an order of their own as far as that is safe; null where it is not. */
export function tellStatement(quote: string, runs: RunIndex, casing: Casing): ToldSentence[] | null {
  const plain = cleanSentence(quote);
  if (!isTellable(plain)) return null;
  // Parts of the sentence change places, so only names keep a capital until the end.
  const body = casing.small(turnActive(plain).replace(/\.$/, ''));
  const words = wordsOf(plain).length;
  let best: { told: ToldSentence[]; faults: number } | null = null;
  const consider = (ways: readonly string[][]) => {
    for (const way of ways) {
      const told = way.map((text) => describe(`${capitalise(text)}.`, runs));
      if (told.some(({ text }) => !isOfLength(text))) continue;
      const lost = 1 - told.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / words;
      // What was left out is a loss, if a small one.
      const faults = faultsOf(told) + Math.max(0, lost) * 2;
      if (!best || faults < best.faults) best = { told, faults };
    }
    return best !== null && best.faults <= goodEnough;
  };
  const wholes = [body, ...(words >= longFrom || isHeavy(plain, runs) ? shortenings(body) : [])];
  let one: string[] | null = null;
  const swapped = () => {
    one ??= [...new Set(wholes.flatMap(swapWords))].slice(0, mostBodies);
    return one;
  };
  const single = (texts: readonly string[]) => texts.map((text) => [text]);
  const done =
    consider([[body]]) ||
    consider(wholes.flatMap((text) => [[text], ...single(turnsOf(text, casing))])) ||
    consider(single(swapped())) ||
    consider(wholes.flatMap(halvesOf)) ||
    consider(swapped().flatMap((text) => [...single(turnsOf(text, casing)), ...halvesOf(text)]));
  if (!done) consider([...new Set(swapped().flatMap(swapWords))].slice(0, mostBodies).map((text) => [text]));
  return (best as { told: ToldSentence[] } | null)?.told ?? null;
}

/** Has an aside to lose, and a reason to. */
const isHeavy = (text: string, runs: RunIndex) => {
  const told = describe(text, runs);
  return told.isCopied || told.isPassive;
};

const turnsOf = (text: string, casing: Casing) => (casing.canMove(text) ? reorderings(text) : []);

/** In two sentences, each of them active where it can be. */
const halvesOf = (text: string): string[][] =>
  splittings(text).flatMap((halves) => {
    const active = halves.map(turnHalfActive);
    return active.join() === halves.join() ? [halves] : [active, halves];
  });

const describe = (text: string, runs: RunIndex): ToldSentence => {
  const words = wordsOf(text);
  return { text, isCopied: isCopied(text, runs), isPassive: isPassive(words), isLong: words.length >= longFrom };
};

const isOfLength = (text: string) => {
  const count = wordsOf(text).length;
  return count >= fewestWords && count <= mostWords;
};

/** Two stubs read worse than one whole; a copy is worse than a long sentence. */
function faultsOf(told: readonly ToldSentence[]): number {
  const count = (has: (sentence: ToldSentence) => boolean) => told.filter(has).length;
  const stub = told.length > 1 && told.some(({ text }) => wordsOf(text).length < 6);
  return (
    (count(({ isCopied }) => isCopied) / told.length) * 6 +
    count(({ isLong }) => isLong) * 1.5 +
    count(({ isPassive }) => isPassive) +
    (stub ? 3 : 0) +
    (told.length - 1) * 0.4
  );
}

/** Brackets hold asides; what only they say is left out rather than told wrongly. */
const cleanSentence = (text: string) =>
  text
    .replace(/(?<!\s)\s*[([][^()[\]]{0,160}[)\]]/g, '')
    .replace(/(?<!\s)\s+([,.;:])/g, '$1')
    .replace(/(?<!\s)\s+[–—]\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();

/** 'the the'. */
function hasDoubledWord(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return words.some((word, at) => {
    const before = /(?<!\p{L})\p{L}+$/u.exec(words[at - 1] ?? '')?.[0];
    return before !== undefined && /^\p{L}+/u.exec(word)?.[0] === before;
  });
}

/** A plain statement: no question, no speech, no formula, nothing that speaks to the reader. */
const isTellable = (text: string) =>
  /^["“]?[\p{Lu}\d]/u.test(text) &&
  /\.$/.test(text) &&
  !/[?!{}<>|\\*`]|\.\.|https?:|:\s*\S+\s*$/.test(text) &&
  !/\b(?:[Yy]ou|[Yy]ours?|[Ww]e|[Oo]urs?|us|I|[Mm]y|[Tt]his (?:article|section|page|list))\b/.test(text) &&
  !hasDoubledWord(text) &&
  wordsOf(text).length >= fewestWords;
