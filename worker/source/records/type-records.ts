import { isDiscount, readPrice, readPriceLines } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { linesOf } from './box-lines.ts';
import type { RecordKind } from './classify.ts';
import type { Group } from './find-groups.ts';
import { bodyOf } from './kinds/evidence.ts';
import { readFigure } from './kinds/figures.ts';
import { priceOf } from './kinds/plans.ts';
import { attributionOf, wordsOf } from './kinds/voices.ts';
import type { PageRecord } from './read-records.ts';
import { parseSpeaker, unquote } from './speaker.ts';
import type { PlanRecord, Records, TopicRecord, VoiceRecord } from './types.ts';

const maxQuote = 1200;

/** The lines of a record as the page's kept text has them. */
function quoteOf(lines: readonly Line[]): string {
  let quote = '';
  for (const { text, isAction } of lines) {
    if (isAction) continue;
    if (quote.length + text.length > maxQuote) break;
    quote += quote === '' ? text : `\n${text}`;
  }
  return quote;
}

/** Records as what their group was decided to be; null where nothing of it is told. */
export function typeRecords(kind: RecordKind, group: Group, records: readonly PageRecord[]): Records | null {
  const quotes = group.members.map((member) => quoteOf(linesOf(member)));
  const read = <Typed>(one: (record: PageRecord, quote: string, at: number) => Typed | null): Typed[] =>
    records.flatMap((record, at) => one(record, quotes[at] ?? '', at) ?? []);
  switch (kind) {
    case 'plans':
      return { of: kind, records: read(readPlan) };
    case 'questions':
      return { of: kind, records: read(readQuestion) };
    case 'voices':
      return { of: kind, records: read(readVoice) };
    case 'figures':
      return { of: kind, records: read((_, quote, at) => readFigureRecord(group, at, quote)) };
    case 'steps':
    case 'features':
      return { of: kind, records: read(readTopic) };
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

function readPlan(record: PageRecord, quote: string): PlanRecord | null {
  const found = priceOf(record);
  if (record.title === null) return null;
  // 'Free' names a plan and its price.
  const { name, price, from, to } = found ?? { name: record.title, price: readPrice(record.title), from: -1, to: -1 };
  const rest = record.lines.filter((_, at) => at < from || at >= to).map(({ text }) => text);
  const others = rest.flatMap((text) => readPriceLines([text.replace(/^or\s/i, '')])?.price ?? []);
  const plain = rest.filter((text) => readPriceLines([text.replace(/^or\s/i, '')]) === null && !isDiscount(text));
  const description = plain.find((text) => text.split(' ').length > 2) ?? null;
  const more = plain.filter((text) => text !== description);
  const includes = [...record.items, ...(record.items.length === 0 ? more : [])];
  return {
    ...{ name: name ?? record.title, price, otherPrices: others.filter(({ kind }) => kind === 'amount'), description },
    ...{ includes: [...new Set(includes)], badges: [...record.badges, ...record.actions, ...more], quote },
  };
}

function readQuestion(record: PageRecord, quote: string) {
  const answer = [...bodyOf(record).map(({ text }) => text), ...record.items];
  if (record.title === null || answer.length === 0) return null;
  return { question: record.title.replace(/^(?:q[.:]|\d{1,2}[.)])\s/i, ''), answer, quote };
}

function readVoice(record: PageRecord, quote: string): VoiceRecord | null {
  const text = unquote(
    wordsOf(record)
      .map((line) => line.text)
      .join(' '),
  );
  const speaker = parseSpeaker(attributionOf(record));
  return text !== '' && speaker ? { text, ...speaker, quote } : null;
}

/** Counters that a script fills stand at nought in the markup. */
const unfilled = /^[$€£¥]?[0.,\s]+[%+]?$/;

function readFigureRecord(group: Group, at: number, quote: string) {
  const found = readFigure(group, at);
  if (!found || (unfilled.test(found.figure) && found.label.split(' ').length < 4)) return null;
  const claim = found.isLabelFirst ? `${found.label}: ${found.figure}` : `${found.figure} ${found.label}`;
  return { figure: found.figure, claim, quote };
}

function readTopic(record: PageRecord, quote: string): TopicRecord | null {
  const lines = bodyOf(record).map(({ text }) => text);
  if (record.title === null || (lines.length === 0 && record.items.length === 0)) return null;
  return {
    title: record.title.replace(/[.:]$/, ''),
    lines,
    items: record.items,
    badges: [...record.badges, ...record.actions],
    quote,
  };
}
