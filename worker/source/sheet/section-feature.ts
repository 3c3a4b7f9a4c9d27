import type { Feature } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { hasFiniteVerb, opensWithImperative } from '../../language/verbs.ts';
import { countTextWords } from '../page/fold-text.ts';
import { paragraphsOf, type Section } from './sections.ts';
import { isCall, isElsewhere, toFeature } from './to-feature.ts';

const maxNameWords = 12;
const fewestItems = 3;

/** The items of the one list that stands below all that a part says of its subject; in small letters they are samples, or go on. */
function listBelow(section: Section): string[] {
  const lists = section.blocks.filter(({ kind }) => kind === 'list');
  const items = lists.length === 1 && section.blocks.at(-1) === lists[0] ? itemsOf(section) : [];
  return items.filter((item) => /^\p{Ll}/u.test(item)).length * 2 > items.length ? [] : items;
}

/** A heading that sets one thing against another in two sentences, or tells its reader a story, names no thing. */
const isClaim =
  /^not\b|^(?:you['’](?:re|ve)|you are|you have|imagine|picture this|ask yourself)\b|(?:\bnot|n['’]t)\b.{0,60}[.!]\s\S/i;

export const listsFeatures = /\b(?:features?|capabilities|highlights|benefits|what (?:it does|you get|it can do))\b/i;
const maxListName = 2;
/** 'Features', 'Key benefits': each item is one. */
const isListOf = (heading: string) => listsFeatures.test(heading) && countTextWords(heading) <= maxListName;

/** What begins with somebody else and comes to the product at its end tells first how things are without it. */
function tellsStory(text: string, productName: string): boolean {
  const [first = ''] = splitSentences(text);
  return text.indexOf(productName) > text.length / 2 && hasFiniteVerb(first) && !opensWithImperative(first);
}

const isSentence = (heading: string) => hasFiniteVerb(heading) && !opensWithImperative(heading);

/** The paragraphs right below the heading: with others between them, they stand together nowhere. */
function openingOf({ blocks }: Section): string[] {
  const end = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  return blocks
    .slice(0, end === -1 ? undefined : end)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
}

/** A group of cards under a heading above this one's begins another box: what stands before it may be a card like them. */
const endsAt = ({ heading, blocks }: Section) =>
  blocks.findIndex((block) => (block.kind === 'records' || block.kind === 'other') && block.heading !== heading);

const runningText = (section: Section) => paragraphsOf(section).filter((text) => countTextWords(text) > 3);
/** Addresses to look at elsewhere tell nothing here. */
const itemsOf = ({ blocks }: Section) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.filter((item) => !item.includes('://')) : []));

/** Of labels; of sentences, which are no columns set side by side. */
const [mostLabels, mostSentences] = [7, 12];
/** It goes on with a sentence or a story. */
const goesOn = /^(?:\p{Ll}|(?:So|Then|But|And)\b)/u;

const [fewestListed, longestItem, shortestItem] = [5, 14, 3];
/** Neither a label nor a term of sale nor a story. */
const isPlainItem = (item: string) =>
  countTextWords(item) <= longestItem &&
  countTextWords(item) >= shortestItem &&
  /^[\p{Lu}\d]/u.test(item) &&
  !/\b(?:credit card|cancel|trial|sign[- ]?up|subscription|refund)\b/i.test(item);

/** 'Who it is for', 'Who is this not for?' */
const ofAudience = /^who\b.{0,40}\bfor\??$/i;

/** The one list under a heading that names what it lists, if it is short enough to be told whole. */
export function ownList({ heading, blocks, topics, isFirst, page }: Section): string[] {
  const [list, ...more] = blocks.filter(({ kind }) => kind === 'list');
  // Below what the home page says of the product first it lists what that does.
  const isOpening = isFirst && page === 0 && blocks[0]?.kind === 'paragraph' && list?.kind === 'list';
  if (isOpening && more.length === 0 && list.items.length >= fewestListed && list.items.every(isPlainItem))
    return list.items;
  const isNamed =
    heading !== null &&
    !isFirst &&
    (ofAudience.test(heading) || (!heading.endsWith('?') && (!isSentence(heading) || heading.endsWith(':')))) &&
    !topics.has('steps');
  if (!isNamed || list?.kind !== 'list' || more.length > 0) return [];
  const most = list.items.every((item) => /[.!]$/.test(item)) ? mostSentences : mostLabels;
  const isWhole = list.items.length >= fewestItems && list.items.length <= most;
  return isWhole && !list.items.some((item) => goesOn.test(item)) ? list.items : [];
}

/** What is usual among the parts of one row: that they have buttons, that they are lists, or texts, be there a picture below. */
export type Usual = { toAct: boolean; toList: boolean; toTell: boolean; toBeCalled: string | null };

/**
 * A heading with running text of its own names one thing, and so does each of several over lists alone; a heading over records or
 * further headings names a part of the page.
 */
export function ofSection(whole: Section, usual: Usual, planNames: readonly string[], productName: string): Feature[] {
  const end = endsAt(whole);
  const next = whole.blocks[end];
  const section = end < 0 ? whole : { ...whole, blocks: whole.blocks.slice(0, end) };
  const { heading } = section;
  const paragraphs = runningText(section);
  const items = paragraphs.length > 0 ? listBelow(section) : usual.toList ? itemsOf(section) : [];
  if (heading === null || section.level < 2 || paragraphs.length + items.length === 0) return [];
  // What has text and a list of its own is a thing, be there a box beside them.
  if (section.hasChildren && (paragraphs.length === 0 || items.length < fewestItems)) return [];
  // The first heading of a page introduces it, the last one takes its leave, and one with buttons wants something.
  if (section.isFirst || section.isLast || (section.acts && !usual.toAct)) return [];
  const isBox = ({ kind }: Section['blocks'][number]) =>
    kind === 'records' || kind === 'table' || (kind === 'other' && !(usual.toTell && paragraphs.length > 0));
  if (section.blocks.some(isBox)) return [];
  // Where the cards beside it are no steps, it is none.
  const isCard = next?.kind === 'records' && next.of === 'features';
  const others = isCard ? [] : ['steps' as const];
  if (isElsewhere(section, ...others, 'integrations', 'sample') || heading.endsWith('?') || isCall(heading)) return [];
  // 'About Oakwell' is about all of it.
  const isOfAll = /^about /i.test(heading) && heading.endsWith(productName);
  if (isClaim.test(heading) || isListOf(heading) || isOfAll) return [];
  // A whole sentence over a part tells a story as often as it names a thing: then the product comes into it, or a list.
  if (
    isSentence(heading) &&
    (section.called === null || section.called !== usual.toBeCalled) &&
    itemsOf(section).length < fewestItems &&
    !paragraphs.some((text) => text.includes(productName))
  )
    return [];
  if (section.level === 2 && tellsStory(paragraphs.join(' '), productName)) return [];
  if (countTextWords(heading) > maxNameWords || countTextWords([...paragraphs, ...items].join(' ')) < 6) return [];
  // A word or two below a heading are its badge.
  const short = paragraphsOf(section).filter((text) => countTextWords(text) <= 3);
  const record = {
    title: heading,
    lines: paragraphs,
    items,
    badges: short,
    labels: short.filter((text) => /\bonly\b|\badd-?on\b/i.test(text)),
    quote: [heading, ...openingOf(section), ...items].join('\n'),
  };
  const over = section.isApart ? null : (section.parent?.heading ?? null);
  return [toFeature(record, section, over, 'feature', planNames)];
}

const isText = (section: Section) =>
  section.heading !== null &&
  runningText(section).length > 0 &&
  section.blocks.every(({ kind }) => kind === 'paragraph' || kind === 'list');

/** The row of parts that a part stands in. */
export const rankOf = ({ page, level, parent }: Section) => `${page}/${level}/${parent?.heading ?? ''}`;
const minRow = 3;

/** The name that its makers gave to several boxes of a row, where half of what is called so is headed by a name. */
function nameOfRow(row: readonly Section[]): string | null {
  const [name, boxes = []] = [...Map.groupBy(row, ({ called }) => called)].reduce(
    (most, next) => (next[0] !== null && next[1].length > most[1].length ? next : most),
    [null, []] as [string | null, Section[]],
  );
  const named = boxes.filter(({ heading }) => !isSentence(heading ?? ''));
  return boxes.length >= minRow && named.length * 2 >= boxes.length ? name : null;
}

/** Where each part of a row of parts has its button, a button says nothing of a part; several lists are no list of one part. */
export function usualInRow(sections: readonly Section[]): (section: Section) => Usual {
  const rows = Map.groupBy(sections, rankOf);
  const usual = new Map(
    [...rows].map(([rank, row]) => {
      const lists = row.filter((section) => itemsOf(section).length > 1 && runningText(section).length === 0);
      return [
        rank,
        {
          toAct: row.filter(({ acts }) => acts).length >= Math.max(minRow, row.length * 0.6),
          toList: lists.length >= minRow,
          toTell:
            row.filter(isText).length >= Math.max(minRow, row.filter(({ heading }) => heading !== null).length / 3),
          toBeCalled: nameOfRow(row),
        },
      ];
    }),
  );
  const none = { toAct: false, toList: false, toTell: false, toBeCalled: null };
  return (section) => usual.get(rankOf(section)) ?? none;
}
