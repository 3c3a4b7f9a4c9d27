import type { Price } from '../../contract/product-sheet.ts';
import { findPrices, readPriceLines } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { type Group, linesOf } from './find-groups.ts';
import { type HeadingTopic, topicsOf } from './heading-topics.ts';
import { isMarked, type PageRecord } from './read-records.ts';
import { maySign } from './speaker.ts';
import { isSum } from './sum-line.ts';

/** What the records of a group are, decided for all of them at once. */
export const recordKinds = [
  ...['plans', 'questions', 'voices', 'figures', 'steps', 'features', 'names', 'customers'],
  ...['comparison', 'team', 'posts', 'elsewhere', 'other'],
] as const;
export type RecordKind =
  | 'plans'
  | 'questions'
  | 'voices'
  | 'figures'
  | 'steps'
  | 'features'
  | 'names'
  | 'comparison'
  | 'team'
  | 'posts'
  | 'elsewhere'
  | 'other';

export type Place = {
  /** The nearest heading above the group. */
  heading: string | null;
  /** What that heading, or the page's address, says that the part is about. */
  topics: ReadonlySet<HeadingTopic>;
};

const most = 0.6;

/** What share of the records satisfies a test. */
const share = <T>(records: readonly T[], test: (record: T) => boolean) =>
  records.filter(test).length / Math.max(1, records.length);

const countWords = (text: string) => text.split(' ').filter(Boolean).length;

const markedAs = (group: Group, words: ReadonlySet<string>) =>
  group.box.marks.some((mark) => words.has(mark)) ||
  group.members.every((member) => member.marks.some((mark) => words.has(mark)));

const markWordsOf = {
  questions: new Set(['faq', 'faqs', 'accordion', 'question', 'questions', 'qa']),
  plans: new Set([
    'pricing',
    'price',
    'prices',
    'plan',
    'plans',
    'tier',
    'tiers',
    'package',
    'packages',
    'subscription',
  ]),
  voices: new Set(['testimonial', 'testimonials', 'review', 'reviews', 'quote', 'quotes']),
  steps: new Set(['step', 'steps', 'timeline', 'workflow', 'process']),
  comparison: new Set(['comparison', 'compare', 'versus', 'vs', 'before', 'after']),
  team: new Set(['team', 'member', 'members', 'people', 'founder', 'founders', 'staff']),
  posts: new Set(['post', 'posts', 'blog', 'article', 'articles', 'news', 'changelog', 'release', 'releases']),
};

/** The text below a record's title. */
export const bodyOf = (record: PageRecord) => record.lines.filter(({ level }) => level === 0);

const hasBody = (record: PageRecord) => bodyOf(record).some(({ text }) => countWords(text) > 2);

/** Many short lines and not one that says something: a row of a table, a piece of a screen. */
const isTabular = (record: PageRecord) =>
  record.lines.length > 2 && !record.lines.some(({ text }) => countWords(text) > 5);

const quoted = /^["“”«„‘']/;
/** 'we' and 'I' are how people speak, and how a page that sells does not. */
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|we|we['’](?:re|ve|d|ll)|my|our|us|me)\b/i;

/** The text of somebody's words among a record's lines: what is quoted, else the longest line and those set like it. */
export function wordsOf(record: PageRecord): Line[] {
  const lines = bodyOf(record);
  const marked = lines.filter(({ text, isQuoted }) => countWords(text) > 3 && (isQuoted || quoted.test(text)));
  if (marked.length > 0) return marked;
  const longest = Math.max(0, ...lines.map(({ text }) => countWords(text)));
  const slot = lines.find(({ text }) => countWords(text) === longest)?.slot;
  return lines.filter((line) => line.slot === slot && countWords(line.text) > Math.max(4, longest / 3));
}

/** Short lines that may say whose words they are. */
export function attributionOf(record: PageRecord): string[] {
  const words = wordsOf(record);
  const short = bodyOf(record).filter(
    (line) => !words.includes(line) && countWords(line.text) <= 14 && !figureText.test(line.text),
  );
  const title = record.title !== null && countWords(record.title) <= 6 ? [record.title] : [];
  return [...title, ...record.badges, ...short.map(({ text }) => text)];
}

function areVoices(group: Group, records: readonly PageRecord[], place: Place): boolean {
  if (share(records, (record) => wordsOf(record).length > 0 && attributionOf(record).length > 0) < most) return false;
  const isQuoted = (record: PageRecord) => wordsOf(record).some((line) => line.isQuoted || quoted.test(line.text));
  if (share(records, isQuoted) >= most) return true;
  const isMarkedSo = markedAs(group, markWordsOf.voices) || place.topics.has('voices');
  if (isMarkedSo && share(records, (record) => attributionOf(record).some(maySign)) >= most) return true;
  // Without quotation marks: no title above, a signature below, and people who speak for themselves.
  const isSigned = (record: PageRecord) =>
    record.title === null && bodyOf(record).length >= 2 && countWords(bodyOf(record).at(-1)?.text ?? '') <= 14;
  const speaks = (record: PageRecord) => wordsOf(record).some(({ text }) => firstPerson.test(text));
  return share(records, isSigned) >= most && share(records, speaks) >= most;
}

/** A figure by itself: '235', '99.9%', '~15 ms', '10k+', '4.9/5', '44% → 74%'. */
export const figureText = /^[~≈<>≤≥+±-]?\s?[$€£¥]?\d\S{0,12}(?:\s\S{1,9}){0,2}$/u;
const maxLabelWords = 24;

function figureLines(lines: readonly Line[]): { figure: Line; label: Line } | null {
  const shown = lines.filter(({ isAction }) => !isAction);
  if (shown.length < 2 || shown.length > 3) return null;
  const figure = shown.find(({ text }) => figureText.test(text) && !dateText.test(text));
  const label = shown.find(
    (line) => line !== figure && countWords(line.text) <= maxLabelWords && /\p{L}{2}/u.test(line.text),
  );
  if (!figure || !label || !shown.every((line) => countWords(line.text) <= maxLabelWords)) return null;
  // 'Acme Ltd', '$24,500', 'Won': cells of a row on a drawn screen.
  const isRow = shown.length > 2 && shown.every((line) => line === figure || countWords(line.text) < 3);
  const isEntry = shown.indexOf(label) < shown.indexOf(figure) && isSum(figure);
  return isRow || isEntry ? null : { figure, label };
}

/** '01', '2.', '3 · Run': numbers that count up from one record to the next are places in an order, no figures. */
function areFigures(group: Group): boolean {
  const found = group.members.map((member) => figureLines(linesOf(member)));
  const figures = found.flatMap((lines) => lines?.figure.text ?? []);
  if (figures.length < group.members.length * most) return false;
  const numbers = figures.map((text) => Number.parseInt(text, 10));
  return !numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

export function readFigure(group: Group, at: number): { figure: string; label: string; isLabelFirst: boolean } | null {
  const member = group.members[at];
  const found = member && figureLines(linesOf(member));
  if (!found) return null;
  const lines = linesOf(member);
  return {
    figure: found.figure.text,
    label: found.label.text,
    isLabelFirst: lines.indexOf(found.label) < lines.indexOf(found.figure),
  };
}

/** The price of a record: the first of its lines, outside lists, that is a price and nothing else; or the end of its title. */
export function priceOf(record: PageRecord): { name: string | null; price: Price; from: number; to: number } | null {
  const texts = record.lines.map(({ text }) => text);
  for (const from of texts.keys()) {
    const found = readPriceLines(texts.slice(from, from + 6));
    // '~$6 a month' is somebody's estimate.
    if (found && !/^[~≈]/.test(found.price.text))
      return { name: record.title, price: found.price, from, to: from + found.used };
  }
  const opening = findPrices(texts[0] ?? '')[0];
  // 'Team: $9 per month. Good for ten people.'
  if (record.title !== null && opening?.start === 0 && opening.price.period !== null)
    return { name: record.title, price: opening.price, from: 0, to: 0 };
  const title = record.title ?? '';
  const [last] = findPrices(title).slice(-1);
  const name = title.slice(0, last?.start).replace(/[\s:(–—|·-]{1,4}$/, '');
  const isNamed = last !== undefined && last.end >= title.length - 1 && last.role === 'price' && /\p{L}{2}/u.test(name);
  return isNamed ? { name, price: last.price, from: -1, to: -1 } : null;
}

function arePlans(group: Group, records: readonly PageRecord[], place: Place): boolean {
  const prices = records.map((record) => priceOf(record)?.price ?? null);
  const titled = records.filter(({ title }) => title !== null);
  if (titled.length < records.length * most) return false;
  const amounts = prices.filter((price) => price?.kind === 'amount');
  const isNamed = place.topics.has('pricing') || markedAs(group, markWordsOf.plans);
  if (share(prices, (price) => price !== null) < (isNamed ? 0.4 : most)) return false;
  const isRegular = prices.some((price) => price !== null && (price.period !== null || price.kind !== 'amount'));
  // Where nothing calls them plans, plans still say what one gets or where to buy: a bill or a list of others' prices does not.
  const offers = ({ items, actions, lines }: PageRecord) => items.length > 1 || actions.length > 0 || lines.length > 4;
  if (!isNamed && share(records, offers) < most) return false;
  return (amounts.length > 0 && (isRegular || isNamed)) || (isNamed && prices.some((price) => price?.kind === 'free'));
}

const priceless = (records: readonly PageRecord[]) => share(records, (record) => priceOf(record) === null);

const dateText =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?\s\d{1,2}(?:,\s)?\s?\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\s\p{L}{3,9}\s\d{4}\b|\bmin(?:ute)?s? read\b/iu;
const versionText = /^(?:v|version\s)?\d{1,3}\.\d{1,3}(?:\.\d{1,4})?\b/i;

const textsOf = (record: PageRecord) => [
  record.title ?? '',
  ...record.badges,
  ...record.actions,
  ...record.lines.map(({ text }) => text),
];

export const sides =
  /^(?:.{0,4}\s)?(?:before|after|without|with|old way|new way|traditional|others?|them|us|today|versus|vs\.?)\b/i;

function areCompared(group: Group, records: readonly PageRecord[]): boolean {
  const named = records.filter(({ title }) => title !== null && sides.test(title));
  const isTable = markedAs(group, markWordsOf.comparison) && share(records, isTabular) > 0.5;
  return (records.length === 2 && named.length > 0) || isTable;
}

const personName = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;

function areTeam(group: Group, records: readonly PageRecord[], place: Place): boolean {
  const isPerson = (record: PageRecord) => record.title !== null && personName.test(record.title);
  const isHinted = place.topics.has('team') || markedAs(group, markWordsOf.team);
  return isHinted && share(records, isPerson) >= most;
}

const elsewhere: readonly HeadingTopic[] = ['posts', 'legal', 'call', 'jobs'];

const isOrdered = (record: PageRecord) => record.number !== null;

/** Decides what a group's records are. The first kind whose marks the records bear wins; what bears none is 'other'. */
export function classify(group: Group, records: readonly PageRecord[], place: Place): RecordKind {
  const { topics } = place;
  const isPriced = topics.has('pricing') || markedAs(group, markWordsOf.plans);
  if (isPriced && arePlans(group, records, place)) return 'plans';
  if (areFigures(group)) return 'figures';
  const asks = share(records, ({ title }) => title?.endsWith('?') ?? false);
  const isAsked = topics.has('questions') || markedAs(group, markWordsOf.questions);
  const answers = share(records, (record) => hasBody(record) || record.items.length > 0);
  if (asks >= (isAsked ? 0.3 : most) && answers >= most) return 'questions';
  if (areCompared(group, records)) return 'comparison';
  if (arePlans(group, records, place)) return 'plans';
  if (areVoices(group, records, place)) return 'voices';
  if (areTeam(group, records, place)) return 'team';
  if (share(records, (record) => versionText.test(record.title ?? '')) >= most) return 'posts';
  const isPost = (record: PageRecord) => textsOf(record).some((text) => dateText.test(text));
  if (share(records, isPost) >= most) return 'posts';
  if (elsewhere.some((topic) => topics.has(topic))) return 'elsewhere';
  const isName = (record: PageRecord) =>
    record.items.length === 0 &&
    !hasBody(record) &&
    (record.title !== null ? countWords(record.title) <= 4 : record.pictures.length > 0 || record.lines.length === 1);
  if (share(records, isName) >= 0.8) return 'names';
  // Records that each lead to another site are about others: papers, partners, tools.
  const leadsAway = (at: number) =>
    linesOf(group.members[at] ?? group.box).some((line) => line.leadsAway && line.level === 0 && !line.isAction);
  if (records.filter((_, at) => leadsAway(at)).length >= records.length * most) return 'elsewhere';
  if (topics.has('problem') || topics.has('comparison')) return 'other';
  if (share(records, (record) => record.title !== null && hasBody(record)) < most) return 'other';
  // Who writes in a chat comes again; what a product does is said once.
  const titles = records.flatMap(({ title }) => title ?? []);
  if (new Set(titles).size < titles.length * 0.8) return 'other';
  if (priceless(records) < 0.5 || share(records, isTabular) > 0.5) return 'other';
  const says = (record: PageRecord) =>
    record.items.length > 1 || bodyOf(record).some(({ text }) => countWords(text) > 4);
  // Titles in small letters are commands, files or parameters.
  const isSmall = ({ title }: PageRecord) => title !== null && /^\p{Ll}/u.test(title);
  // What a tool works with needs no words: its name does.
  if (topics.has('integrations')) return 'features';
  if (share(records, says) < 0.5 || share(records, isSmall) > 0.5) return 'other';
  const isSteps = share(records, isOrdered) >= most || markedAs(group, markWordsOf.steps) || topics.has('steps');
  return isSteps ? 'steps' : 'features';
}

export { isMarked, topicsOf };
