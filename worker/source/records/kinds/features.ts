import { opensWithImperative, opensWithVerb } from '../../../language/verbs.ts';
import type { Box } from '../../page/content.ts';
import { countTextWords } from '../../page/fold-text.ts';
import { linesOf } from '../box-lines.ts';
import { isCodeName } from '../code-name.ts';
import type { Group } from '../find-groups.ts';
import { topicsOf } from '../heading-topics.ts';
import { isMarked, numberText } from '../line-kinds.ts';
import type { PageRecord } from '../page-record.ts';
import { bodyOf, type Evidence, hasBody, isTabular, markedAs, most, share } from './evidence.ts';

const marks = new Set('step steps timeline workflow process'.split(' '));

/** Records that have a title each. */
export const areNamed = ({ records }: Evidence) => share(records, ({ title }) => title !== null) >= most;

const listsSentences = ({ items }: PageRecord) =>
  items.length > 1 && items.filter((item) => countTextWords(item) > 4).length >= items.length / 2;

const ofFeatures = /^(?:(?:our|the|key|core|main|all|top|product) )?(?:features|capabilities|functions)[.:]?$/i;

/** Named things with something below each, where the page calls them its features. */
export const areCalledFeatures = ({ heading, records }: Evidence) =>
  ofFeatures.test(heading ?? '') &&
  records.every(({ title, lines, items }) => title !== null && lines.length + items.length > 0);

const fewestListed = 3;
const fewestWords = 2;

/** Several items of a few words each, none of them a link: what a thing has, and no menu. */
const listsThings = ({ items }: PageRecord, member: Box | undefined) =>
  member !== undefined &&
  items.length >= fewestListed &&
  countTextWords(items.join(' ')) >= items.length * fewestWords &&
  !linesOf(member).some(({ isItem, isLinked }) => isItem && isLinked);

/** Records without a title, or a text or list of their own. */
export const areIncomplete = ({ group, records }: Evidence) =>
  share(records, (record) => record.title !== null && (hasBody(record) || listsSentences(record))) < most &&
  !records.every((record, at) => record.title !== null && listsThings(record, group.members[at]));

/** Who writes in a chat comes again; what a product does is said once. */
export function areRepeated({ records }: Evidence): boolean {
  const titles = records.flatMap(({ title }) => title ?? []);
  return new Set(titles).size < titles.length * 0.8;
}

const clock = /\b\d{1,2}:\d{2}:\d{2}\b/;

/** A time to the second stands on a screen that shows what is going on. */
export const areReadouts = ({ records }: Evidence) =>
  share(records, says) < most && records.some(({ lines }) => lines.some(({ text }) => clock.test(text)));

/** Pictures with a line below them: the line says what is to be seen there. */
export const areCaptions = ({ group }: Evidence) =>
  share(group.members, (member) => member.name === 'figure' && !linesOf(member).some(({ level }) => level > 0)) >= most;

export const areTabular = ({ records }: Evidence) => share(records, isTabular) > 0.5;

const says = (record: PageRecord) =>
  record.items.length > 1 || bodyOf(record).some(({ text }) => countTextWords(text) > (/[.!]$/.test(text) ? 3 : 4));

const ofPages = ['legal', 'pricing', 'questions', 'jobs', 'posts'] as const;

/** Boxes that are links, one of them to the privacy policy or to the prices, say: a menu, whatever it says of its pages. */
export const areMenu = ({ group, records }: Evidence) =>
  group.members.every(({ name }) => name === 'a') &&
  records.some(({ title }) => ofPages.some((topic) => topicsOf(title ?? '').has(topic)));

/** Titles in small letters are files or parameters, where no sentence says what they do; so are those with marks that only programs need. */
const isSmall = (record: PageRecord) =>
  record.title !== null &&
  (isCodeName(record.title) ||
    (/^\p{Ll}/u.test(record.title) &&
      !bodyOf(record).some(({ text }) => /[.!]$/.test(text) && countTextWords(text) > 4)));

/** Records that say next to nothing of what they name. */
export const sayLittle = ({ records }: Evidence) => share(records, says) < 0.5 || share(records, isSmall) > 0.5;

const acts = ({ title, lines }: PageRecord) => [title ?? '', lines[0]?.text ?? ''].some(opensWithImperative);

/** '2 · ' of '2 · Pick a slot' */
const numbered = /^(\d{1,2})\s?[·.):–—-]\s/;

/** The number that a title begins with; NaN where it has none. */
export const numberOfTitle = (title: string): number => Number(numbered.exec(title)?.[1]);
export const withoutNumber = (title: string): string => title.replace(numbered, '');

const longestRole = 3;

/** 'FOREMAN', 'ADMIN' over what each of them does: who does it is another each time, and no order. */
const haveRoles = (records: readonly PageRecord[]) => {
  const first = records.map(({ labels, badges, lines }) => labels[0] ?? badges[0] ?? lines[0]?.text ?? '');
  return (
    first.every((text) => text !== '' && countTextWords(text) <= longestRole && !/[.!?]$|\d/.test(text)) &&
    new Set(first).size === records.length
  );
};

/** What is counted is an order where most of it says for certain what to do, or all of it may: 'Using a microphone' is one of several ways. */
export const areOrders = (titles: readonly string[]): boolean =>
  share(titles, opensWithImperative) >= 0.5 || titles.every(opensWithVerb);

/**
 * 'Step 1', 'Phase two', or a number that its makers call a step's, or a numbered list that they call so; a bare '01' counts things as
 * well as it orders them.
 */
export const areNumberedSteps = (group: Group) =>
  (group.box.name === 'ol' && markedAs(group, marks)) ||
  share(group.members, (member) =>
    linesOf(member).some((line) => numberText.test(line.text) && (/^\p{L}/u.test(line.text) || isMarked(line, marks))),
  ) >= most;

const fewestSteps = 3;

/** Each with its place in an order, and one line beside it that says what is done there. */
export const areCountedLines = ({ records }: Pick<Evidence, 'records'>) =>
  records.length >= fewestSteps &&
  records.every(({ number, title, lines, items }, at) => {
    const [only = '', ...more] = [...(title === null ? [] : [title]), ...lines.map(({ text }) => text)];
    return Number(number) === at + 1 && more.length + items.length === 0 && countTextWords(only) > 1;
  });

/** In a numbered order, or called so and told what to do: rules on how something works are no steps, nor are two things. */
export const areSteps = ({ group, records, topics }: Evidence) =>
  areNumberedSteps(group) ||
  (share(records, ({ number }) => number !== null) >= most &&
    (topics.has('steps') ||
      markedAs(group, marks) ||
      group.box.name === 'ol' ||
      areOrders(records.map(({ title }) => title ?? '')))) ||
  (records.length > 2 && records.every(({ title }, at) => numberOfTitle(title ?? '') === at + 1)) ||
  (topics.has('steps') && group.box.name === 'ol') ||
  ((markedAs(group, marks) || (topics.has('steps') && records.length > 2)) &&
    share(records, acts) >= 0.5 &&
    !haveRoles(records));
