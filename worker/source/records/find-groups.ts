import { remembered } from '../../remembered.ts';
import { isPeriodText, readPrice } from '../money/index.ts';
import type { Box, Content, Line } from '../page/content.ts';
import { holdsSum, holdsTitle, isListOfPlan, linesOf, wordsIn } from './box-lines.ts';
import { countWords } from './count-words.ts';
import { flatSection, parted } from './flat-sections.ts';
import { areAlike } from './likeness.ts';
import { isNamedItem } from './named-item.ts';
import { isSum } from './sum-line.ts';

/*
 * Record extraction: boxes of one shape that stand side by side hold records of one kind (cards, plans, people's words,
 * questions). Where the markup has no boxes, headings of one level part a flat row into them.
 */

export type Group = { kind: 'group'; box: Box; members: Box[] };

/** Where a part of the page ends, with the headings that it had. */
type SectionEnd = { kind: 'end'; headings: ReadonlySet<string> };

/** What a page holds in reading order once its groups are found. */
export type Part = Exclude<Content, Box> | Group | SectionEnd;

/** A card has hardly more; what is longer is a section of its own. */
const maxRecordWords = 300;
const maxCompared = 40;

/** The parts of a page, its groups found; what stands in none is left as single lines in their order. */
export function findParts(root: Box): Part[] {
  const parts: Part[] = [];
  visit(root, parts);
  return parts;
}

/** What stands behind them stands under none of their headings. */
const ending = new Set(['section', 'blockquote', 'aside']);

function visit(box: Box, parts: Part[]): void {
  const children = titleFirst(partsOf(box));
  const groups = box.name === 'ol' ? orderOf(children) : groupsOf(children);
  const grouped = new Map(groups.flatMap((members) => members.map((member) => [member as Content, members] as const)));
  for (const child of children) {
    const members = grouped.get(child);
    if (members) {
      if (members[0] === child) parts.push({ kind: 'group', box, members: withoutClones(members) });
    } else if (child.kind === 'box') {
      visit(child, parts);
    } else {
      parts.push(child);
    }
  }
  if (!ending.has(box.name)) return;
  const headings = linesOf(box).flatMap(({ level, text }) => (level > 0 ? [text] : []));
  if (headings.length > 0) parts.push({ kind: 'end', headings: new Set(headings) });
}

/** Of two columns, a card may stand before the text whose title is above its own: it is told under that. */
function titleFirst(children: Content[]): Content[] {
  const [first, second] = children;
  if (children.length !== 2 || first?.kind !== 'box' || second?.kind !== 'box') return children;
  const levelOf = (column: Box) => linesOf(column)[0]?.level ?? 0;
  const [above, below] = [levelOf(second), levelOf(first)];
  const isTitled = linesOf(first).some(({ level }) => level > 0 && level <= above);
  return above > 0 && above < 3 && below > above && !isTitled ? [second, first] : children;
}

/** Carousels show the first slides again behind the last. */
function withoutClones(members: readonly Box[]): Box[] {
  const texts = new Set<string>();
  return members.filter((member) => {
    const text = linesOf(member)
      .map((line) => line.text)
      .join('\n');
    const isNew = text === '' || !texts.has(text);
    texts.add(text);
    return isNew;
  });
}

/** Clusters of like boxes that are records; a box that is like no other, or a whole section, is in none. */
function groupsOf(children: readonly Content[]): Box[][] {
  const clusters: Box[][] = [];
  for (const child of children) {
    if (child.kind !== 'box') continue;
    const like = clusters.slice(-maxCompared).find(([first]) => first && areAlike(first, child));
    if (like) like.push(child);
    else clusters.push([child]);
  }
  return clusters.filter((members) => members.length > 1 && members.every(isRecord) && !areSections(members));
}

/** The items of a numbered list are one order, be they alike or not: without one of them it would be another. */
function orderOf(children: readonly Content[]): Box[][] {
  const items = children.filter((child) => child.kind === 'box');
  return items.length > 1 && items.every(isRecord) ? [items] : groupsOf(children);
}

/** A record is small, and holds no records itself: a row of cards is none, each of its cards is. */
function isRecord(box: Box): boolean {
  if ((listNames.has(box.name) && !isListOfPlan(box)) || box.children.some(({ kind }) => kind === 'table'))
    return false;
  // Paragraphs with as many lines are alike, and paragraphs.
  if (box.name === 'p' && !linesOf(box).some(mayTitle) && !holdsSum(box)) return false;
  if (wordsIn(box) > maxRecordWords) return false;
  return !holdsRecords(box) && (holdsTitle(box) || holdsSum(box) || isPriced(box) || !listsNames(box));
}

/** Its makers call one of its lines the price, be it no sum: '$0 · MIT, forever'. */
const isPriced = (box: Box) => linesOf(box).some(({ marks }) => marks.includes('price'));

/** A heading, or bold words that are none of a sentence: 'Brinewell is …' goes on. */
const mayTitle = ({ level, isBold, lead, text }: Line) =>
  level > 0 || isBold || (lead > 0 && !/^\s*\p{Ll}/u.test(text.slice(lead)));

/** A sum, or 'Custom' in its place. */
const namesPrice = (box: Box) =>
  holdsSum(box) || linesOf(box).some(({ text }) => readPrice(text)?.kind === 'on request');

const maxCardWords = 60;

/** Parts of the page under its main headings look alike as well; cards with such headings are several and short. */
function areSections(members: readonly Box[]): boolean {
  const level = Math.min(
    ...members.flatMap((box) => linesOf(box).flatMap((line) => (line.level > 0 ? [line.level] : []))),
  );
  if (level > 2 || members.filter(namesPrice).length > members.length / 2) return false;
  const isSection = members.some(({ name }) => name === 'section' || name === flatSection);
  const words = members.reduce((sum, box) => sum + wordsIn(box), 0) / members.length;
  return isSection || members.length < 3 || words > maxCardWords;
}

/** A list is no record, its items are. */
const listNames = new Set(['ul', 'ol', 'dl', 'table', 'tbody', 'tr']);

/** A list of named things under no title of its own is a group, and what holds it no record. */
const listsNames = remembered(
  (box: Box): boolean =>
    box.children.filter((child) => child.kind === 'line' && child.isItem && isNamedItem(child)).length > 1 ||
    box.children.some((child) => child.kind === 'box' && listsNames(child)),
);

const longestTitle = 6;

/** Cards whose titles are set as such by their class alone: a few words in one place of each, and more of them in another. */
function areCards(members: readonly Box[]): boolean {
  const lines = members.map(linesOf);
  return (
    new Set(lines.map(([first]) => first?.slot)).size === 1 &&
    lines.every(
      ([first, second]) =>
        first !== undefined &&
        second !== undefined &&
        first.slot !== second.slot &&
        !first.isItem &&
        countWords(first.text) <= longestTitle &&
        countWords(second.text) > longestTitle / 2 &&
        (/[.!]$/.test(second.text) || (members.length > 2 && first.isBold && !second.isBold)),
    )
  );
}

const fewestOfPlan = 3;

/** A name over a sum and more: a plan by itself. 'Monthly' over one is a way to pay for the plan around it. */
function namesSum(box: Box): boolean {
  const lines = linesOf(box);
  const [first] = lines;
  return (
    first !== undefined &&
    lines.length >= fewestOfPlan &&
    !/\d/.test(first.text) &&
    !isPeriodText(first.text) &&
    !isSum(first) &&
    lines.slice(1).some(isSum)
  );
}

/** A box is asked this by each of those around it, so that the answer is kept. */
const holdsRecords = remembered((box: Box): boolean => {
  const children = partsOf(box);
  if (groupsOf(children).some((members) => members.every(holdsTitle) || areCards(members) || members.every(namesSum)))
    return true;
  return children.some((child) => child.kind === 'box' && holdsRecords(child));
});

/** The children of a box, flat rows made to boxes: the same ones each time. */
const partsOf = remembered((box: Box): Content[] => parted(box.children.filter(({ kind }) => kind !== 'absent')));
