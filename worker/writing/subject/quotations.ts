import { countWords } from '../../contract/text.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import { mentionsSubject, readSubjects, type Subject, subjectOf, thingOf } from '../../research/index.ts';
import type { SourcePage } from '../../source/types.ts';
import type { Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { nameOf } from './assemble-source.ts';
import type { Role } from './data/roles.ts';
import { leansOn, namesAll } from './leans-on.ts';
import { readHeadings, roleOf } from './role-of.ts';

/** `stands`: it could also be quoted by itself, in a table. */
export type Quoted = Sentence & { stands: boolean };

/** Whole sentences of a source in a row that belong together, as they stand there. */
export type Quotation = {
  page: number;
  /** Index of its passage in the material. */
  passage: number;
  /** The heading that it stands under; null for what a page opens with. */
  part: string | null;
  role: Role | null;
  /** Place of its first sentence in the passage. */
  from: number;
  sentences: Quoted[];
  words: number;
  /** Whether its page is on just the subject, its part speaks of it, or neither. */
  nearness: 'on' | 'near' | 'far';
};

const most = { sentences: 3, words: 60, inSentence: 40 };
/** A shorter sentence takes the next one along. */
const enough = 14;
const fewest = 5;

/** Everything of the sources that can be quoted: no sentence without what it leans on, none twice. */
export function readQuotations(material: Material): Quotation[] {
  const { book, source } = material;
  const subjects = readSubjects(thingOf(subjectOf(material.brief)));
  const said = new Set<string>();
  const paths = source.pages.map(readHeadings);
  return book.passages.flatMap(({ sentences }, passage) => {
    const { page = 0, heading: part = null } = source.passages[passage] ?? {};
    const quotes = sentences.map((fact) => book.facts[fact]?.quote ?? '');
    const shared = { page, passage, part, role: part === null ? null : roleOf(paths[page]?.get(part) ?? [part]) };
    const nearness = nearnessOf(source.pages[page], page, quotes.join(' '), subjects);
    const own = new Set(wordsOf(source.pages[page]?.title ?? '').map(stem));
    const isNew = (quote: string) => {
      const key = wordsOf(quote).join(' ');
      return !said.has(key) && Boolean(said.add(key));
    };
    const fits = quotes.map((quote) => canBeQuoted(quote) && isNew(quote));
    const leans = quotes.map((quote, at) => leansOn(quote, quotes[at - 1] ?? '', own));
    return runsOf(quotes, fits, leans).map(([from, to]) => ({
      ...shared,
      nearness,
      from,
      sentences: quotes.slice(from, to).map((text, at) => ({
        text,
        facts: sentences.slice(from + at, from + at + 1),
        stands: !leans[from + at] && namesAll(text),
      })),
      words: countWords(quotes.slice(from, to).join(' ')),
    }));
  });
}

/** Ranges of sentences: one that stands by itself, those after it that lean on it, and the next one where that is very little. */
function runsOf(
  quotes: readonly string[],
  fits: readonly boolean[],
  leans: readonly boolean[],
): Array<[number, number]> {
  const runs: Array<[number, number]> = [];
  for (const from of quotes.keys()) {
    if (from < (runs.at(-1)?.[1] ?? 0) || !fits[from] || leans[from]) continue;
    const wordsUpTo = (end: number) => countWords(quotes.slice(from, end).join(' '));
    const hasRoom = (end: number) => end - from < most.sentences && wordsUpTo(end + 1) <= most.words;
    let to = from + 1;
    while (fits[to] && (leans[to] || wordsUpTo(to) < enough) && hasRoom(to)) to += 1;
    runs.push([from, to]);
  }
  return runs;
}

/** Points to something that is not quoted with it. */
const pointsAway =
  /\b(?:see (?:also|below|above)|(?:shown|described|mentioned|listed|discussed) (?:above|below|earlier)|as follows|the following)\b/i;

function canBeQuoted(sentence: string): boolean {
  const words = countWords(sentence);
  const opened = sentence.split('(').length;
  return (
    words >= fewest &&
    words <= most.inSentence &&
    /^[\p{Lu}\p{N}]/u.test(sentence) &&
    /[.!]$/.test(sentence) &&
    !/["“”«»]/.test(sentence) &&
    opened === sentence.split(')').length &&
    !pointsAway.test(sentence)
  );
}

function nearnessOf(
  page: SourcePage | undefined,
  rank: number,
  text: string,
  subjects: readonly Subject[],
): Quotation['nearness'] {
  const title = wordsOf(nameOf(page ?? { title: '' })).map(stem);
  const isOn = ({ core, context }: Subject) => [...core, ...context].every((word) => title.includes(word));
  if (subjects.some(isOn)) return 'on';
  // The first page that research came upon is the nearest there is.
  const isNear = rank === 0 || subjects.some((subject) => mentionsSubject(`${title.join(' ')} ${text}`, subject));
  return isNear ? 'near' : 'far';
}
