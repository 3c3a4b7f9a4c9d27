import { isPeriodText } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { countWords } from './count-words.ts';
import { badgeWords, isBrief, isMarked, maxBadgeWords, maxTitleWords } from './line-kinds.ts';
import { isSum } from './sum-line.ts';

const titleWords = new Set(['title', 'name', 'heading', 'headline', 'question', 'label', 'term']);

/**
 * The slot in which the members' titles stand: where they have headings, the first of those; else the first slot that nearly all
 * members fill with short and different texts.
 */
export function titleSlot(members: readonly Line[][], isTitle: (line: Line) => boolean): string | null {
  // An item without a name among others that have one tells nothing of their form.
  const first = members.find(({ length }) => length > 1) ?? members[0] ?? [];
  const longest = Math.max(0, ...first.map(({ text }) => countWords(text)));
  const quotation = first.findIndex(({ isQuoted }) => isQuoted);
  const text = longest > maxTitleWords ? first.findIndex(({ text }) => countWords(text) === longest) : first.length;
  const body = quotation >= 0 ? quotation : text;
  // What stands below the text is a signature.
  const candidates = first
    .slice(0, body)
    .filter(isTitle)
    .sort((a, b) => weigh(b) - weigh(a));
  const enough = members.length * 0.6;
  const isList = (slot: string) =>
    members.filter((lines) => lines.filter((line) => line.slot === slot && isTitle(line)).length > 2).length >= enough;
  for (const { slot } of candidates) {
    // What comes again and again in a member is a list without marks.
    if (isList(slot)) continue;
    const texts = members.flatMap((lines) => lines.find((line) => line.slot === slot && isTitle(line))?.text ?? []);
    if (texts.length >= enough && new Set(texts).size >= enough) return slot;
  }
  return null;
}

const weigh = (line: Line) => Number(isMarked(line, titleWords)) + Number(line.isBold);

/**
 * The short lines right over the sums where each card has one of its own: the names of plans, whatever is set in bold below; labels only
 * where the cards are titled with claims.
 */
export function linesOverSums(all: ReadonlyArray<readonly Line[]>, areClaims: boolean): readonly Line[] {
  const found = all.flatMap((lines) => {
    // 'Free' over '$0' is a name.
    const figure = lines.findIndex((line) => isSum(line) && /\d/.test(line.text));
    const above = lines.slice(0, Math.max(0, figure < 0 ? lines.findIndex(isSum) : figure));
    const over = above.at(-1);
    // What its makers call a label names the plan where nothing else does.
    const mayBeLabel = areClaims || above.every((line) => isMarked(line, badgeWords));
    const isName = over && isBrief(over) && !over.isItem && (mayBeLabel || !isMarked(over, badgeWords));
    return isName && !/\d/.test(over.text) ? [over] : [];
  });
  // 'Per event' is a name where the others have theirs, and 'Crew monthly' always.
  const isTerm = ({ text }: Line) => isPeriodText(text) && !/^\p{L}{3,20} (?:monthly|yearly|annual)$/iu.test(text);
  const areNames = found.filter(isTerm).length * 2 <= all.length;
  const areOwn = found.length === all.length && new Set(found.map(({ text }) => text)).size === all.length;
  return all.length > 1 && areNames && areOwn ? found : [];
}

const fewestTelling = 2;
/** 'Its voice': whose it is stands elsewhere. */
const points = /^(?:its|their|our|your|the|this|that)\b/i;

/** The small lines above the titles where each card has one of its own: without 'Law firms' nobody knows whose 'Privilege' it is. */
export function labelsOver(
  all: ReadonlyArray<readonly Line[]>,
  titles: ReadonlyArray<Line | undefined>,
): readonly Line[] {
  const found = all.flatMap((lines, at) => {
    const title = titles[at];
    const over = lines
      .slice(0, title ? lines.indexOf(title) : 0)
      .filter(
        (line) =>
          (isMarked(line, badgeWords) || isSmallPrint(line)) && /\p{L}{3}/u.test(line.text) && !/\d/.test(line.text),
      );
    return over.length === 1 ? over : [];
  });
  const areOwn = new Set(found.map(({ text }) => text.toLowerCase())).size === all.length;
  const areLabels = found.every(
    ({ text }) => countWords(text) <= maxBadgeWords && !praise.test(text) && !points.test(text),
  );
  // Where the title of one has it, 'Gate' over 'Gate keepers', what stands over each sorts them, and names none.
  const areSorts = found.some(({ text }) =>
    titles.some((title) => title?.text.toLowerCase().includes(text.toLowerCase())),
  );
  return all.length >= fewestTelling && areOwn && areLabels && !areSorts ? found : [];
}

/** The small line over the heading of every card: no part of its text. */
export function linesOver(
  all: ReadonlyArray<readonly Line[]>,
  titles: ReadonlyArray<Line | undefined>,
): readonly Line[] {
  const found = all.flatMap((lines, at) => {
    const title = titles[at];
    const [line, ...more] = title ? lines.slice(0, lines.indexOf(title)) : [];
    return line && more.length === 0 && line.level === 0 && /\p{L}{3}/u.test(line.text) && !/[.!?]$/.test(line.text)
      ? [line]
      : [];
  });
  const areAlike = found.length === all.length && new Set(found.map(({ slot }) => slot)).size === 1;
  // What a card of prices calls its plan stands there too.
  return areAlike && !found.some(({ slot }) => /tier|plan|pric|package|edition/i.test(slot)) ? found : [];
}

const isSmallPrint = ({ slot }: Line) => /^small\b/.test(slot);

/** What is praised is praised by its makers. */
export const praise =
  /^(?:new|hot|popular|most popular|recommended|best|favou?rite|featured|updated|free|bonus|#?\d+)\b/i;
