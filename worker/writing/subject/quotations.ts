import { countWords } from '../../contract/text.ts';
import { verbsOnly } from '../../language/data/verbs.ts';
import { stem, stemsOf, wordsOf } from '../../language/words.ts';
import {
  mentionsSubject,
  nameOf,
  readHeadings,
  readSubjects,
  roleOf,
  type Subject,
  subjectOf,
  thingOf,
} from '../../research/index.ts';
import type { Source } from '../../source/types.ts';
import { joinTexts, type Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import * as leaning from './data/leaning.ts';

/**
 * Whole sentences of a source in a row that belong together, as they stand there; `passage`: index in the material. `part`: the heading
 * that they stand under, null for what a page opens with.
 */
export type Quotation = ReturnType<typeof readQuotations>[number];

const most = { sentences: 3, words: 60, inSentence: 40 };
/** A shorter sentence takes the next one along. */
const enough = 14;

/** `leans`: it says nothing without the one before it. */
type ReadSentence = Sentence & { fits: boolean; leans: boolean };

/** Everything of the sources that can be quoted: no sentence without what it leans on, none twice. */
export function readQuotations({ book, source, brief }: Material) {
  const subjects = readSubjects(thingOf(subjectOf(brief)));
  const said = new Set<string>();
  const paths = source.pages.map(readHeadings);
  return book.passages.flatMap(({ sentences }, passage) => {
    const { page = 0, heading: part = null } = source.passages[passage] ?? {};
    const quotes = sentences.map((fact) => book.facts[fact]?.quote ?? '');
    const role = part === null ? null : roleOf(paths[page]?.get(part) ?? [part]);
    const nearness = nearnessOf(source, page, quotes.join(' '), subjects);
    const own = stemsOf(source.pages[page]?.title ?? '');
    const read = quotes.map((text, at): ReadSentence => {
      const leans = leansOn(text, quotes[at - 1] ?? '', own);
      const key = wordsOf(text).join(' ');
      const fits = canBeQuoted(text) && !said.has(key);
      if (fits) said.add(key);
      return { text, facts: sentences.slice(at, at + 1), fits, leans };
    });
    return runsOf(read).map(([from, to]) => {
      const quoted: Sentence[] = read.slice(from, to);
      return { page, passage, part, role, nearness, from, words: wordsIn(quoted), sentences: quoted };
    });
  });
}

/** Whether they stand together in the source. */
export const follows = (before: Quotation, { passage, from }: Quotation) =>
  before.passage === passage && before.from + before.sentences.length === from;

/** Ranges of sentences: one that stands by itself, those after it that lean on it, and the next one where that is very little. */
function runsOf(read: readonly ReadSentence[]): Array<[number, number]> {
  const runs: Array<[number, number]> = [];
  for (const [from, { fits, leans }] of read.entries()) {
    if (from < (runs.at(-1)?.[1] ?? 0) || !fits || leans) continue;
    const wordsUpTo = (end: number) => wordsIn(read.slice(from, end));
    const hasRoom = (end: number) => end - from < most.sentences && wordsUpTo(end + 1) <= most.words;
    let to = from + 1;
    while (read[to]?.fits && (read[to]?.leans || wordsUpTo(to) < enough) && hasRoom(to)) to += 1;
    runs.push([from, to]);
  }
  return runs;
}

const wordsIn = (read: readonly Sentence[]) => countWords(joinTexts(read));

function canBeQuoted(sentence: string): boolean {
  const words = countWords(sentence);
  return (
    words >= 5 &&
    words <= most.inSentence &&
    /^[\p{Lu}\p{N}]/u.test(sentence) &&
    /[.!]$/.test(sentence) &&
    !/["“”«»]/.test(sentence) &&
    sentence.split('(').length === sentence.split(')').length &&
    !leaning.pointsAway.test(sentence)
  );
}

/** Whether a page is on just the subject, its part speaks of it, or neither. */
function nearnessOf({ pages }: Source, rank: number, text: string, subjects: Subject[]): 'on' | 'near' | 'far' {
  const title = nameOf(pages[rank] ?? { title: '' });
  const stems = stemsOf(title);
  const isOn = ({ core, context }: Subject) => [...core, ...context].every((word) => stems.has(word));
  if (subjects.some(isOn)) return 'on';
  // The first page that research came upon is the nearest there is.
  return rank === 0 || subjects.some((subject) => mentionsSubject(`${title} ${text}`, subject)) ? 'near' : 'far';
}

/**
 * True where a sentence cannot be understood without the one before it: a pronoun too early, a linking word, or 'the' thing that was
 * just named. `subject` holds the stems of what the whole page is about, which needs no sentence before it.
 */
export function leansOn(sentence: string, before: string, subject: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence);
  const [first = '', second = ''] = words;
  const opening = words.slice(0, 7);
  return (
    leaning.joints.has(first) ||
    leaning.tellsWhatFollows.test(sentence) ||
    leaning.jointPhrases.some((phrase) => `${opening.join(' ')} `.startsWith(`${phrase} `)) ||
    leaning.measures.has(words.at(-1) ?? '') ||
    opening.some((word) => leaning.pronouns.has(word) || leaning.links.has(word)) ||
    words.some((word) => word === 'this' || word === 'these') ||
    (leaning.quantifiers.has(first) && (leaning.auxiliaries.test(second) || verbsOnly.has(second))) ||
    pointsBack(opening, before, subject) ||
    isSurname(sentence, before)
  );
}

/** 'The fee': named in the sentence before, or nowhere. */
function pointsBack(opening: readonly string[], before: string, subject: ReadonlySet<string>): boolean {
  const told = stemsOf(before).difference(subject);
  return opening.some((word, at) => {
    const noun = opening[at + 1] ?? '';
    const isOpening = at === 0 && leaning.openingPointers.has(noun);
    return word === 'the' && (isOpening || leaning.pointers.has(noun) || told.has(stem(noun)));
  });
}

/** A surname alone: the full name stands in the sentence before. */
function isSurname(sentence: string, before: string): boolean {
  const [, name] = /^(\p{Lu}\p{Ll}+) \p{Ll}/u.exec(sentence) ?? [];
  return name !== undefined && before.includes(` ${name}`);
}
