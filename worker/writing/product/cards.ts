import type { Feature } from '../../contract/product-sheet.ts';
import { joinList } from '../../language/grammar.ts';
import { isPossibleThird } from '../../language/verb-forms.ts';
import type { Sentence } from '../article/section.ts';
import { shapeOf } from './clause.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { asInner, ended, isOutdated, isTellable, type Reading, readSentence } from './read-sentence.ts';

/** A sentence of the site, read, with the facts that it is. */
export type Told = Reading & { facts: number[] };

/** One named thing of a group, as far as it can be told. */
export type Card = {
  name: Sentence;
  role: Feature['role'];
  /** Its sentences, for paragraphs. */
  prose: Told[];
  /** All of its text, for a quotation. */
  whole: Sentence | null;
  /** Its first words as the page prints them, for a table or a list. */
  line: Sentence | null;
};

const longestLine = 40;
const longestWhole = 90;

/**
 * Sentences of one place in their order, in runs without a gap: a run begins where the place does (`fromStart`) or with the product as
 * its subject, and one that the sentence after it would limit is left out.
 */
export function readRuns(
  desk: Desk,
  texts: readonly string[],
  page: number,
  { isOfProduct = false, fromStart = true }: { isOfProduct?: boolean; fromStart?: boolean } = {},
): Told[] {
  const told: Told[] = [];
  let run: Told[] = [];
  texts.forEach((text, at) => {
    const one = readTold(desk, text, page, isOfProduct);
    const begins = !one?.leans && ((at === 0 && fromStart) || one?.subject === 'product');
    if (one && (run.length > 0 || begins)) run.push(one);
    else {
      if (!limits(text)) told.push(...run);
      run = [];
    }
  });
  return [...told, ...run];
}

function readTold(desk: Desk, text: string, page: number, isOfProduct: boolean): Told | null {
  const reading = readSentence(text, desk, isOfProduct);
  const facts = desk.factsOf(text, page);
  return reading && facts.length > 0 ? { ...reading, facts } : null;
}

/** Null where the name can't be told, or nothing of what is said of it, or where what is left out would limit what is told. */
export function readCard(desk: Desk, feature: Feature, isOfProduct: boolean): Card | null {
  const { name, page, role } = feature;
  const nameFacts = desk.factsOf(name, page);
  const sentences = undecorated(feature.sentences);
  if (nameFacts.length === 0 || /·.*·|[|→]/.test(name) || !isTellable(name, desk.rivals)) return null;
  if ([name, ...sentences].some((text) => words.announcing.test(text))) return null;
  const line = lineOf(desk, sentences, page);
  const whole = wholeOf(desk, sentences, page);
  // 'Ledgerlark for iOS' is a thing of its own: what its card says is not said of Ledgerlark.
  const isOwn = isOfProduct && role !== 'step' && !name.toLowerCase().includes(desk.product.toLowerCase());
  const read = proseOf(desk, sentences, page, isOwn);
  if (sentences.length > 0 && line === null && whole === null && read.length === 0) return null;
  // All of it, as the page prints it, before what can be told of it in running text.
  const prose = whole ? [] : read;
  return { name: nameOf(desk, feature, nameFacts), role, prose, whole, line };
}

/** With the plans that the page ties it to: 'Cloud sync (Pro)'. */
function nameOf(desk: Desk, { name, plans, quote, page }: Feature, facts: number[]): Sentence {
  const text = bareName(name);
  const missing = plans.filter((plan) => !text.includes(plan));
  const tied = missing.length === 0 ? [] : desk.factsOf(quote, page);
  return tied.length === 0 ? { text, facts } : { text: `${text} (${joinList(missing)})`, facts: [...facts, ...tied] };
}

/** A step has its name at least. */
export function readStep(desk: Desk, { name, sentences, page }: Feature): Sentence | null {
  const facts = desk.factsOf(name, page);
  if (facts.length === 0 || !isTellable(name, desk.rivals)) return null;
  const line = lineOf(desk, undecorated(sentences), page);
  const bare = bareName(name);
  return line
    ? { text: `**${bare}:** “${ended(asInner(line.text))}”`, facts: [...facts, ...line.facts] }
    : { text: bare, facts };
}

/** Without its number, and the mark at its end. */
export const bareName = (name: string) => name.replace(/^\p{Lu}?\d{1,2} ?[.):·] /u, '').replace(/[.:!]$/, '');

/** '// anywhere', 'This is huge!': set for the eye. */
const isDecoration = (text: string) => isMark(text) || (words.leaning.test(text) && text.split(' ').length < 5);

function undecorated(sentences: readonly string[]): readonly string[] {
  const from = sentences.findIndex((text) => !isDecoration(text));
  return from < 0 ? [] : sentences.slice(from);
}

const isMark = (text: string) => /^[^\p{L}\p{N}"“‘'($€£~+⌘⌥⇧<]|^\d{1,2} ?[·.:)] /u.test(text);

/** 'Works with …' has a verb for a reader, be it a noun elsewhere. */
const isSentence = (text: string) =>
  shapeOf(text) !== 'fragment' || isPossibleThird(text.split(' ')[0]?.toLowerCase() ?? '');

/** Whether a sentence takes back or narrows what stands beside it. */
export const limits = (text: string) => words.limiting.test(text.replaceAll('’', "'"));

/** The card's sentences from the first on. */
function proseOf(desk: Desk, sentences: readonly string[], page: number, isOfProduct: boolean): Told[] {
  const told: Told[] = [];
  for (const text of sentences) {
    const one = readTold(desk, text, page, isOfProduct);
    if (!one || (told.length === 0 && one.leans)) break;
    told.push(one);
  }
  return sentences.slice(told.length).some(limits) ? [] : told;
}

/** The first lines that have room in a cell. */
function lineOf(desk: Desk, sentences: readonly string[], page: number): Sentence | null {
  const kept: Sentence[] = [];
  let count = 0;
  for (const text of sentences) {
    const facts = desk.factsOf(text, page);
    count += text.split(' ').length;
    // Labels and items of a list in a card are no sentences of it; what is left out ends a quotation.
    if (kept.length > 0 && (/^\p{Ll}/u.test(text) || isMark(text))) break;
    if (!isTellable(text, desk.rivals) || facts.length === 0 || text.split(' ').length < 2 || count > longestLine)
      break;
    kept.push({ text, facts });
  }
  if (kept.length === 0 || sentences.slice(kept.length).some(limits)) return null;
  const text = kept
    .map((part, at) => (at < kept.length - 1 ? `${part.text}${isEnded(part.text) ? ' ' : '; '}` : part.text))
    .join('');
  return { text, facts: kept.flatMap(({ facts }) => facts) };
}

const isEnded = (text: string) => /[.!?…:;]["”’)]*$/.test(text);

/** All sentences of a card that are one block of the page. */
function wholeOf(desk: Desk, sentences: readonly string[], page: number): Sentence | null {
  const text = sentences.join(' ');
  const facts = sentences.map((one) => desk.factsOf(one, page));
  const isProved = facts.length > 0 && facts.every((of) => of.length > 0) && desk.standsWhole(text, page);
  const isProse = sentences.every(isEnded) && sentences.some(isSentence);
  const isFit = text.split(' ').length <= longestWhole && isTellable(text, desk.rivals) && !isOutdated(text, desk.year);
  return isProved && isProse && isFit ? { text, facts: facts.flat() } : null;
}

/** What leans on a sentence that was told before goes with it. */
export function freshTold(desk: Desk, told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  let follows = false;
  for (const one of told) {
    follows = (!one.leans || follows) && desk.tellOnce(one.text);
    if (follows) kept.push(one);
  }
  return kept;
}
