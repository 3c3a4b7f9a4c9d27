import { countWords } from '../../contract/text.ts';
import { opensWithVerb } from '../../language/verbs.ts';
import { saysPaid } from '../../source/sheet/plan-markers.ts';
import { joinTexts, type Sentence } from '../article/section.ts';
import { denies, limiting, ofRank, professes } from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { asInner, ended, isLeaning, type Reading, readSentence, shapeOf, straight } from './read-sentence.ts';

/** In words. */
const [longestTagline, fewestBefore] = [4, 10];

/** A sentence of the site, read, with the facts that it is. */
export type Told = Reading & { facts: number[] };

/** Sentences of one place in their order, all of them, the product the subject of the first; none where one of them can't be told. */
export function readRun(desk: Desk, texts: readonly string[], page: number): Told[] {
  const told = texts.flatMap((text): Told[] => {
    const reading = readSentence(text, desk);
    const facts = desk.factsOf(text, page);
    return reading && facts.length > 0 && !desk.promises(text) ? [{ ...reading, facts }] : [];
  });
  const begins = told[0]?.subject === 'product' && !told[0].leans;
  return begins && told.length === texts.length ? told : [];
}

/** Whether a sentence, or a mark behind one ('Pro only'), takes back or narrows what stands beside it. */
export const limits = (text: string) => limiting.test(straight(text).replace(/\bno need\b/gi, '')) || saysPaid(text);

/** The same of an item of a list, which holds for what stands above it: 'Not on phones', 'Pro only'. */
export const narrows = (item: string) =>
  /^(?:not|only|except|unless|requires?|needs?|must|subject to)\b|\bonly\b/i.test(item) || saysPaid(item);

export const wordsOf = (told: readonly Sentence[]) => countWords(joinTexts(told));

/** The sentences of a text from its first on, up to one that no page proves, or that `goesOn` refuses by itself or for all of them together. */
export function beginningOf(
  desk: Desk,
  texts: readonly string[],
  page: number,
  goesOn: (text: string, together: string) => boolean,
): Sentence[] {
  const ends = (text: string, at: number) =>
    desk.factsOf(text, page).length === 0 || !goesOn(text, texts.slice(0, at + 1).join(' '));
  return untilFirst(texts, ends).map((text) => ({ text, facts: desk.factsOf(text, page) }));
}

/** Sentences as one. */
export const together = (sentences: readonly Sentence[]) => ({
  text: joinTexts(sentences),
  facts: sentences.flatMap(({ facts }) => facts),
});

/** Without the taglines at their end, where enough is said before them. */
export function withoutTaglines<One extends Sentence>(kept: One[]): One[] {
  const said = upToLast(kept, ({ text }) => !isTagline(text));
  return wordsOf(said) >= fewestBefore ? said : kept;
}

/** Without those with one word behind a comma at their beginning, 'Your harbour, connected.', where nothing goes on from them. */
export function pastTaglines<One extends Sentence>(kept: One[]): One[] {
  const said = fromFirst(kept, ({ text }) => !(isTagline(text) && /, [\p{L}-]+[.!]$/u.test(text)));
  return wordsOf(said) >= fewestBefore && !isLeaning(said[0]?.text ?? '') ? said : kept;
}

/** 'Peace of mind.', 'No other app has this.', 'We take security seriously.': a few plain words that limit nothing and say nothing, praise, or what its makers feel. */
const isTagline = (text: string) =>
  /^[\p{L}'’, ]+[.!]$/u.test(text) &&
  !limits(text) &&
  (professes.test(straight(text)) ||
    (countWords(text) <= longestTagline &&
      (ofRank.test(text) || (!denies.test(text) && !opensWithVerb(text) && shapeOf(text) === 'fragment'))));

/** Sentences in quotation marks; what the page has something between is quoted apart. */
export function quoteApart(desk: Desk, sentences: readonly Sentence[], page: number): Sentence[] {
  const follows = (at: number) => desk.follows(sentences[at - 1]?.text, sentences[at]?.text, page);
  return sentences.map(({ text, facts }, at) => {
    const isLast = !follows(at + 1);
    return { text: `${follows(at) ? '' : '“'}${asInner(isLast ? ended(text) : text)}${isLast ? '”' : ''}`, facts };
  });
}

/** What its paragraph goes on with behind a sentence, be it too short to be told. */
export function behind(desk: Desk, text: string, page: number): string {
  const line = text === '' ? '' : (desk.lineWith(text, page) ?? '');
  return line.slice(line.indexOf(text) + text.length).trim();
}
/** All from the first on that `begins` them; none where none does. */
export function fromFirst<One>(all: readonly One[], begins: (one: One, at: number) => boolean): One[] {
  const from = all.findIndex(begins);
  return from < 0 ? [] : all.slice(from);
}

/** All before the first that `ends` them. */
export function untilFirst<One>(all: readonly One[], ends: (one: One, at: number) => boolean): One[] {
  const end = all.findIndex(ends);
  return all.slice(0, end < 0 ? all.length : end);
}

/** All up to the last that can stand at their end; none where none can. */
export const upToLast = <One>(all: readonly One[], canEnd: (one: One) => boolean): One[] =>
  all.slice(0, all.findLastIndex(canEnd) + 1);
