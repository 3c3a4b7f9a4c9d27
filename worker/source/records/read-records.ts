import type { Box, Content, Line } from '../page/content.ts';
import { absentIn, holdsSum, isListOfPlan, isPriceOfPlan, linesOf } from './box-lines.ts';
import { labelsOver, linesOver, linesOverSums, titleSlot } from './card-titles.ts';
import { countWords } from './count-words.ts';
import { badgeWords, isBrief, isHeading, isMarked, isShort, maxBadgeWords } from './line-kinds.ts';
import { splitLead, splitName } from './named-item.ts';
import type { PageRecord } from './page-record.ts';
import { namesBesideSums } from './plan-names.ts';
import { isWholeItem, sortLines } from './sort-lines.ts';
import { isSum, splitSums } from './sum-line.ts';

/** Reads the records of a group. What is a title is settled over all of them: a card alone cannot tell. */
export function readRecords(members: readonly Box[]): PageRecord[] {
  const read = members.map((member) => {
    const lines = ownLines(member).flatMap(splitSums);
    if (lines.length === 1) return lines.flatMap(splitName);
    // An item of a card's list stays one, '<b>Exports</b>: as PDF', and so does a sentence below its title: '<b>Exports</b> — you get …'.
    const isTitled = lines.some(isHeading);
    const isWhole = (line: Line) => (line.isItem ? !isWholeItem(lines) : isTitled && goesOn(line));
    return lines.flatMap((line) => (isWhole(line) ? [line] : splitLead(line)));
  });
  const besides = read.some((lines) => lines.some(isHeading)) ? null : namesBesideSums(read);
  const all = besides?.map(({ lines }) => [...lines]) ?? read;
  const arePriced = besides !== null || members.filter(holdsSum).length >= members.length * 0.6;
  const headings = all.flatMap((lines) => lines.find(isHeading)?.text ?? []);
  // What stands in each of several cards with prices is the name of none.
  const isSame = arePriced && members.length > 1 && new Set(headings).size === 1;
  const isHeaded = headings.length >= members.length * 0.6 && !isSame;
  // What its makers call a label may be all that names a card.
  const slot = isHeaded
    ? null
    : (titleSlot(all, (line) => isShort(line) && !isMarked(line, badgeWords)) ??
      (arePriced || all.filter(showsFigures).length * 2 <= all.length ? titleSlot(all, isShort) : null));
  const common = slotShare(all);
  // Where all texts are set alike, a plan's name is the first of them that is none of its labels.
  const isBare = !isHeaded && slot === null && members.every(holdsSum);
  const claims = all.filter((lines) => lines.some((line) => line.slot === slot && isBrief(line) && isClaim(line)));
  const overSums = isHeaded || !arePriced ? [] : linesOverSums(all, claims.length * 2 > all.length);
  const titles = all.map((lines, at) => {
    if (besides) return undefined;
    if (isHeaded) return lines.find(isHeading);
    if (overSums.length > 0) return overSums[at];
    // 'Per event' is a name where the others have theirs.
    return lines.find((line) =>
      isBare ? isShort(line) && !isMarked(line, badgeWords) : isBrief(line) && line.slot === slot,
    );
  });
  // Words set apart at the end of few of the titles are labels; at the end of most they are a manner of setting titles.
  const mayPart = titles.filter((title) => title?.aside !== undefined).length < members.length / 2;
  const telling = new Set(labelsOver(all, titles));
  const over = new Set(arePriced || !isHeaded ? [] : linesOver(all, titles));
  return members.map((member, at) => {
    const title = titles[at];
    const aside = mayPart ? (title?.aside ?? null) : null;
    const record = sortLines(
      all[at] ?? [],
      { title, aside, common, telling, over, isLink: member.name === 'a' },
      picturesOf(member),
    );
    const absent = [...record.absent, ...absentIn(member)];
    return { ...record, absent, ...(besides && { title: besides[at]?.name ?? null }) };
  });
}

/** Behind its bold words and a dash it goes on in small letters. */
const goesOn = ({ text, lead }: Line) => /^\s?[–—-]\s\p{Ll}/u.test(text.slice(lead));

/** 'Wait' over 'The session resets in 40m' is a sample of what the product says. */
const showsFigures = ([, ...lines]: readonly Line[]) => lines.some(({ text }) => /\d/.test(text));

/** More words than a label has. */
const isClaim = ({ text }: Line) => countWords(text) > maxBadgeWords;

/** How large a share of the members has a line in each slot. */
function slotShare(members: readonly Line[][]): Map<string, number> {
  const share = new Map<string, number>();
  for (const lines of members)
    for (const slot of new Set(lines.map((line) => line.slot)))
      share.set(slot, (share.get(slot) ?? 0) + 1 / members.length);
  return share;
}

/** The lines of a card; one that is a list itself opens with its title. */
function ownLines(member: Box): readonly Line[] {
  const lines = linesOf(member);
  const [first, ...others] = lines;
  // An item over a list of its own names that.
  const isOver =
    first !== undefined && others.length > 1 && others.every(({ slot, isItem }) => isItem && slot.startsWith('li.'));
  if (member.name === 'li' && isOver) return [{ ...first, isItem: false, isBold: true }, ...others];
  if (member.name === 'li' || isInItem(lines)) return lines.map(asOwn);
  if (!isListOfPlan(member)) return lines;
  const price = lines.findIndex(isPriceOfPlan);
  return lines.map((line, at) => (at <= price || isSum(line) ? { ...line, isItem: false, isBold: at === 0 } : line));
}

/** What one item of a list holds: each of its lines is in another place, and none is an item by itself. */
const isInItem = (lines: readonly Line[]) =>
  lines.every(({ isItem, slot }) => isItem && !slot.startsWith('li.')) &&
  new Set(lines.map(({ slot }) => slot)).size === lines.length;

/** An item that is a card itself: its lines are no items unless they are those of a list in it. */
const asOwn = (line: Line): Line => (line.isItem && !line.slot.startsWith('li.') ? { ...line, isItem: false } : line);

function picturesOf(box: Box): string[] {
  return box.children.flatMap((child: Content) =>
    child.kind === 'picture' ? [child.alt] : child.kind === 'box' ? picturesOf(child) : [],
  );
}
