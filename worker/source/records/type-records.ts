import { findPrices } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { countTextWords } from '../page/fold-text.ts';
import { toldLines } from './box-lines.ts';
import type { RecordKind } from './classify.ts';
import type { Group } from './find-groups.ts';
import { topicsOf } from './heading-topics.ts';
import { bodyOf } from './kinds/evidence.ts';
import { areCountedLines, areNumberedSteps } from './kinds/features.ts';
import { readFigure } from './kinds/figures.ts';
import { awaitsPrice } from './kinds/plans.ts';
import { attributionOf, day, wordsOf } from './kinds/voices.ts';
import type { PageRecord } from './page-record.ts';
import { readPlans } from './read-plan.ts';
import { isSignedByName, parseSpeaker, unquote } from './speaker.ts';
import type { QuestionRecord, Records, TopicRecord, VoiceRecord } from './types.ts';

const maxQuote = 1200;

/** The lines of a record as the page's kept text has them. */
function quoteOf(lines: readonly Line[]): string {
  let quote = '';
  for (const { text } of lines.filter((line) => !awaitsPrice(line))) {
    if (quote.length + text.length > maxQuote) break;
    quote += quote === '' ? text : `\n${text}`;
  }
  return quote;
}

/** Records as what their group was decided to be; null where nothing of it is told. */
export function typeRecords(kind: RecordKind, group: Group, records: readonly PageRecord[]): Records | null {
  const quotes = group.members.map((member) => quoteOf(toldLines(member, { isSigned: kind === 'voices' })));
  const read = <Typed>(
    one: (record: PageRecord, quote: string, at: number) => Typed | readonly Typed[] | null,
  ): Typed[] => records.flatMap((record, at) => one(record, quotes[at] ?? '', at) ?? []);
  switch (kind) {
    case 'plans':
      return { of: kind, records: readPlans(records, quotes) };
    case 'questions':
      return { of: kind, records: read(readQuestions) };
    case 'voices':
      return { of: kind, records: read(readVoice) };
    case 'figures':
      return { of: kind, records: read((_, quote, at) => readFigureRecord(group, at, quote)) };
    case 'steps':
    case 'features': {
      // A step may be a command alone, which is shown and not told.
      const areOrdered = kind === 'steps';
      const isOrder = areOrdered && (areNumberedSteps(group) || areCountedLines({ records }));
      return {
        of: kind,
        ...(isOrder && { isOrder }),
        records: read((record, quote, at) => {
          const entry = asEntry(record, group, at);
          return readTopic(areOrdered ? asStep(entry) : entry, quote, areOrdered);
        }),
      };
    }
    case 'names':
      return { of: kind, names: records.flatMap(namesOf) };
    default:
      return null;
  }
}

const namesOf = (record: PageRecord) =>
  record.title !== null
    ? [record.title]
    : record.lines.length > 0
      ? record.lines.map(({ text }) => text)
      : record.pictures;

/** 'Q: …' and 'A: …' */
const asked = /^(?:q[.:]|\d{1,2}[.)])\s/i;
/** Its place among the questions. */
const placed = /^q ?\d{1,2}$/i;
const answered = /^a[.:]\s/i;

function readQuestions(record: PageRecord, quote: string): QuestionRecord[] | null {
  const lines = bodyOf(record).map(({ text }) => text);
  const parts = [...lines.filter((text) => !placed.test(text)), ...record.items];
  // A list stands behind what leads to it.
  const places = new Map(parts.map((text) => [text, `\n${quote}\n`.indexOf(`\n${text}\n`)]));
  const answer = parts.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  if (record.title === null || answer.length === 0) return null;
  const question = record.title.replace(asked, '');
  const isMarked = question !== record.title;
  return splitAsked({ question, answer: answer.map((text) => (isMarked ? text.replace(answered, '') : text)), quote });
}

const fewestAsked = 4;

/** A line of an answer that asks is the next question, where another line stands between and one behind. */
function splitAsked(record: QuestionRecord): QuestionRecord[] {
  const { answer } = record;
  const next = answer.findIndex(
    (text, at) => at > 0 && at < answer.length - 1 && text.endsWith('?') && countTextWords(text) >= fewestAsked,
  );
  const question = answer[next];
  return question === undefined
    ? [record]
    : [
        { ...record, answer: answer.slice(0, next) },
        ...splitAsked({ ...record, question, answer: answer.slice(next + 1) }),
      ];
}

const initialsOf = (name: string) => (name.match(/(?<![\p{L}'’])\p{Lu}/gu) ?? []).join('');

function readVoice(record: PageRecord, quote: string): VoiceRecord | null {
  const words = wordsOf(record);
  const text = unquote(words.map((line) => line.text).join(' '));
  const signed = attributionOf(record);
  // A review has a title of its own, and its day; whose it is stands beside that.
  const isDated = signed.some((line) => line !== record.title && day.test(line));
  const signature = signed
    .filter((line) => !isDated || line !== record.title)
    // In the place of a picture.
    .filter((line) => !signed.some((name) => initialsOf(name) === line))
    .map((line) =>
      line
        .replace(day, '')
        .replace(/^[\s·|,–—-]{1,9}/, '')
        .replace(/[\s·|,–—-]{1,9}$/, ''),
    )
    .filter(Boolean);
  const below = record.lines.slice(record.lines.findIndex((line) => words.includes(line)) + 1);
  const isSigned = below.some((line) => isSignedByName(line.text) && signature.includes(line.text));
  const isTitled = isSigned && signature[0] === record.title && !isSignedByName(signature[0]);
  const speaker = parseSpeaker(isTitled ? signature.slice(1) : signature);
  return text !== '' && speaker ? { text, ...speaker, quote } : null;
}

/** Counters that a script fills stand at nought in the markup. */
const unfilled = /^[$€£¥]?[0.,\s]+[%+]?$/;

function readFigureRecord(group: Group, at: number, quote: string) {
  const found = readFigure(group, at);
  // A sum of money is a price, or a sample of what the product shows.
  if (
    !found ||
    findPrices(found.figure).length > 0 ||
    (unfilled.test(found.figure) && found.label.split(' ').length < 4)
  )
    return null;
  const claim = found.isLabelFirst ? `${found.label}: ${found.figure}` : `${found.figure} ${found.label}`;
  return { figure: found.figure, claim, quote };
}

/** A line behind a number is what a step says, and its name. */
const asStep = (record: PageRecord): PageRecord => {
  const [only, ...more] = record.lines;
  return record.title === null && only && more.length === 0 ? { ...record, title: only.text, lines: [] } : record;
};
const longestName = 60;

/** Of a list of names with what is said of them, an item that says nothing more is a name as well. */
function asEntry(record: PageRecord, { members }: Group, at: number): PageRecord {
  const [only, ...more] = record.lines;
  const isEntry = members[at]?.name === 'li' && record.title === null && record.items.length === 0 && more.length === 0;
  if (!isEntry || !only) return record;
  const { text, lead } = only;
  const end = text.slice(0, longestName).search(/[.:] /);
  if (end >= 0) return { ...record, title: text.slice(0, end), lines: [{ ...only, text: text.slice(end + 2) }] };
  // 'Gates close by themselves, so that nobody …', its beginning in bold, says more than a name.
  if (lead > 1 && lead < longestName) return { ...record, title: text.slice(0, lead).trim() };
  return text.length > longestName ? record : { ...record, title: text, lines: [], isBare: true };
}

function readTopic(record: PageRecord, quote: string, mayBeBare: boolean): TopicRecord | null {
  const lines = bodyOf(record).map(({ text }) => text);
  if (record.title === null || (!mayBeBare && !record.isBare && lines.length === 0 && record.items.length === 0))
    return null;
  // What is to be tried on the page says nothing elsewhere.
  if (record.badges.some((badge) => topicsOf(badge).has('call') || topicsOf(badge).has('sample'))) return null;
  return {
    title: record.title.replace(/^0\d (?=\p{L})/u, '').replace(/[.:]$/, ''),
    lines,
    items: record.items,
    badges: [...record.badges, ...record.actions],
    ...(record.labels.length > 0 && { labels: record.labels }),
    quote,
  };
}
