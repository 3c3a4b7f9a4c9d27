import { isPassive } from '../../../contract/seo/readability.ts';
import { wordsOf } from '../../../contract/seo/sentences.ts';
import { capitalise } from '../../built-in/grammar/words.ts';
import { isCopied, type RunIndex } from '../../copied-runs.ts';
import type { Casing } from '../casing.ts';
import { turnActive } from './passive.ts';
import { shortenings } from './shorten.ts';
import { swapWords } from './swaps.ts';
import { reorderings, splittings } from './turn.ts';

/** How a statement of a source is told: in one sentence or two. */
export type Telling = { sentences: string[]; copied: number; passive: number; long: number };

const mostWords = 33;
const longFrom = 21;
const fewestWords = 4;
const mostBodies = 80;

export function tellStatement(quote: string, runs: RunIndex, casing: Casing): Telling | null {
  const plain = cleanSentence(quote);
  if (!isTellable(plain)) return null;
  // Parts of the sentence change places, so only names keep a capital until the end.
  const body = casing.small(turnActive(plain).replace(/\.$/, ''));
  const isLong = wordsOf(body).length >= longFrom;
  const wholes = [body, ...(isLong ? shortenings(body) : [])];
  const swapped = wholes.flatMap(swapWords);
  const bodies = [...wholes, ...swapped, ...swapped.flatMap(swapWords)].slice(0, mostBodies);
  const ways = bodies.flatMap((text): string[][] => [
    [text],
    ...(casing.canMove(text) ? reorderings(text).map((turned) => [turned]) : []),
    ...splittings(text).map(([one, other]) => [one, other]),
    ...splittings(text).flatMap(([one, other]) => shortenings(one).map((shorter) => [shorter, other])),
  ]);
  const tellings = ways.flatMap((way, order) => {
    const sentences = way.map(finish);
    if (sentences.some((text) => wordsOf(text).length > mostWords || wordsOf(text).length < fewestWords)) return [];
    const telling = {
      sentences,
      copied: sentences.filter((text) => isCopied(text, runs)).length,
      passive: sentences.filter((text) => isPassive(wordsOf(text))).length,
      long: sentences.filter((text) => wordsOf(text).length >= longFrom).length,
    };
    // What was left out is a loss, if a small one.
    const lost = 1 - sentences.reduce((sum, text) => sum + wordsOf(text).length, 0) / wordsOf(plain).length;
    return [{ telling, order, faults: faultsOf(telling) + Math.max(0, lost) * 2 }];
  });
  return tellings.sort((a, b) => a.faults - b.faults || a.order - b.order)[0]?.telling ?? null;
}

/** Two stubs read worse than one whole; a copy is worse than a long sentence. */
const faultsOf = ({ sentences, copied, passive, long }: Telling) =>
  (copied / sentences.length) * 6 +
  long * 1.5 +
  passive +
  (sentences.length > 1 && sentences.some((text) => wordsOf(text).length < 6) ? 3 : 0) +
  (sentences.length - 1) * 0.4;

/** Brackets hold asides; what only they say is left out rather than told wrongly. */
const cleanSentence = (text: string) =>
  text
    .replace(/\s*[([][^()[\]]{0,160}[)\]]/g, '')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\s+[–—]\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();

/** A plain statement: no question, no speech, no formula, nothing that speaks to the reader. */
const isTellable = (text: string) =>
  /^["“]?[\p{Lu}\d]/u.test(text) &&
  /\.$/.test(text) &&
  !/[?!{}<>|\\*`]|\.\.|https?:|:\s*\S+\s*$/.test(text) &&
  !/\b(?:you|your|yours|we|our|ours|us|I|my|[Tt]his (?:article|section|page|list))\b/.test(text) &&
  !/\b(\p{L}+) \1\b/iu.test(text) &&
  wordsOf(text).length >= fewestWords;

const finish = (text: string) => `${capitalise(text)}.`;
