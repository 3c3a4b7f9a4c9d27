import type { Line } from '../../page/content.ts';
import { countWords } from '../count-words.ts';
import type { PageRecord } from '../page-record.ts';
import { isAccount, isSignedByName, maySign } from '../speaker.ts';
import { bodyOf, type Evidence, markedAs, most, share } from './evidence.ts';
import { figureText } from './figures.ts';

const marks = new Set('testimonial testimonials review reviews quote quotes'.split(' '));
const opensQuote = /^["“”«„‘']/;
/** Words in quotation marks, and a signature; what goes on behind them, '“Ten pans” costs …', is said of them. */
function inQuotes(text: string): boolean {
  const end = /^["“”«„]/.test(text) ? text.slice(1).search(/["”»]/) + 1 : 0;
  const behind = text.slice(end + 1).trim();
  return opensQuote.test(text) && (end === 0 || /^(?:$|\W{1,3}$|[—–~-])|["”»]\W{0,3}$/.test(behind));
}
/** 'we' and 'I' are how people speak, and how a page that sells does not. */
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|we|we['’](?:re|ve|d|ll)|my|our|us|me)\b/i;

/** A day as it stands beside who wrote something. */
export const day =
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}\b|\b\d{1,2}\.? \p{Lu}\p{Ll}{2,8} \d{4}\b/u;

/** One who reviews speaks for themselves; a teaser may say 'we'. */
const one = /\b(?:I|I['’](?:m|ve|d|ll)|my|me)\b/i;

/** The text of somebody's words among a record's lines: what is quoted, else the longest line and those set like it. */
export function wordsOf(record: PageRecord): Line[] {
  const lines = bodyOf(record);
  const marked = lines.filter(({ text, isQuoted }) => countWords(text) > 3 && (isQuoted || inQuotes(text)));
  if (marked.length > 0) return marked;
  const longest = Math.max(0, ...lines.map(({ text }) => countWords(text)));
  const slot = lines.find(({ text }) => countWords(text) === longest)?.slot;
  return lines.filter((line) => line.slot === slot && countWords(line.text) > Math.max(4, longest / 3));
}

/** Short lines that may say whose words they are. */
export function attributionOf(record: PageRecord): string[] {
  const words = wordsOf(record);
  const lines = bodyOf(record);
  const isFigure = (line: Line | undefined) => line !== undefined && figureText.test(line.text);
  const title = record.title !== null && countWords(record.title) <= 6 ? [record.title] : [];
  // Of several figures in a record, each has what it counts beside it; one alone may be a rating.
  const isCounted = lines.filter(isFigure).length > 1;
  const isLabel = (at: number) => isCounted && isFigure(lines[at - 1]);
  const short = lines.filter(
    (line, at) => !words.includes(line) && countWords(line.text) <= 14 && !isFigure(line) && !isLabel(at),
  );
  const badges = isCounted && title.length > 0 ? [] : record.badges;
  const signed = [...title, ...badges, ...short.map(({ text }) => text)].filter((text) => !leads.test(text));
  // Who speaks may be a link to where it was said, by one name below words in quotation marks.
  const isName = (text: string) =>
    words.some((line) => inQuotes(line.text)) && loneName.test(text) && !leads.test(text);
  return signed.length > 0
    ? signed
    : record.actions.filter((text) => isSignedByName(text) || isAccount(text) || isName(text));
}

const loneName = /^\p{L}[\p{L}\p{N}_.-]{2,30}$/u;
const leads = /^(?:read|view|see|source|link|tweet|post|more|open|visit|reply|original|review|details|website|share)$/i;

/** 'LABOR' over what the product finds out about it: a subject in capitals is nobody's name. */
function isTagged(record: PageRecord): boolean {
  const [first = ''] = attributionOf(record);
  return /^[\p{Lu}&]{4,}$/u.test(first);
}

const isQuoted = (record: PageRecord) => wordsOf(record).some((line) => line.isQuoted || inQuotes(line.text));

/** Words in quotation marks that nobody signs show what the product says, or what it is asked. */
export const areSamples = ({ records }: Evidence) => share(records, isQuoted) >= most;

/** 'Boards' as a heading over what is offered them, a button below: nobody has said it. */
const isOffer = (record: PageRecord) =>
  record.actions.length > 0 &&
  attributionOf(record).every((line) => line === record.title) &&
  !record.actions.some((text) => isSignedByName(text) || isAccount(text)) &&
  !wordsOf(record).some(({ text }) => inQuotes(text));

/** Words with a line each that may say whose they are: quoted, called so, or signed and said in the first person. */
export function areVoices({ group, records, topics }: Evidence): boolean {
  if (share(records, (record) => wordsOf(record).length > 0 && attributionOf(record).length > 0) < most) return false;
  if (share(records, isOffer) >= most) return false;
  const isCalledSo = markedAs(group, marks) || topics.has('voices');
  if (!isCalledSo && share(records, isTagged) >= most) return false;
  // 'Long words' over a sample in quotation marks names what it is a sample of.
  const isNamed = (record: PageRecord) =>
    attributionOf(record).some((line) => line !== record.title || maySign(line) || record.lines.length > 1);
  if (share(records, isQuoted) >= most && (isCalledSo || share(records, isNamed) > 0)) return true;
  if (isCalledSo && share(records, (record) => attributionOf(record).some(maySign)) >= most) return true;
  // Without quotation marks: no title above, a signature below, and people who speak for themselves.
  const isSigned = (record: PageRecord) =>
    record.title === null && bodyOf(record).length >= 2 && countWords(bodyOf(record).at(-1)?.text ?? '') <= 14;
  const speaks = (record: PageRecord) => wordsOf(record).some(({ text }) => firstPerson.test(text));
  // A review has a title of its own, and its day.
  const isDated = (record: PageRecord) => attributionOf(record).some((line) => line !== record.title && day.test(line));
  const speaksAlone = (record: PageRecord) => wordsOf(record).some(({ text }) => one.test(text));
  if (share(records, isDated) >= most && share(records, speaksAlone) >= 0.5) return true;
  return share(records, isSigned) >= most && share(records, speaks) >= most;
}
