import { isPeriodText, readPrice } from '../money/index.ts';
import type { Box, Content, Line } from '../page/content.ts';
import { holdsSum, isCall, isListOfPlan, linesOf } from './box-lines.ts';
import { countWords } from './count-words.ts';
import { splitLead, splitName } from './named-item.ts';
import { isSum, splitSums } from './sum-line.ts';

/** One record of a group, its lines sorted by what they are to it. */
export type PageRecord = {
  title: string | null;
  /** '1', 'Step 2': its place in an order. */
  number: string | null;
  /** Running text and short lines below the title, in order. */
  lines: Line[];
  /** Items of its lists. */
  items: string[];
  /** Short labels beside the title that only some records have, or that their makers call so: 'Coming soon'. */
  badges: string[];
  /** Those of the badges that few of the records have, and that their makers set as labels; or that each has its own of. */
  labels: string[];
  /** Texts of its buttons. */
  actions: string[];
  pictures: string[];
};

const numberText =
  /^(?:(?:(?:step|phase|part)\s)?[#№]?\d{1,2}(?:[.):/]|\s?[·—–-])?|(?:step|phase|part)\s(?:one|two|three|four|five|six|seven|eight|nine|ten))$/i;
const badgeWords = new Set(['badge', 'tag', 'pill', 'chip', 'ribbon', 'eyebrow', 'kicker', 'label', 'status', 'meta']);
/** Names for a label that few of several cards have: what it says holds of those alone. */
const labelWords = new Set(['badge', 'pill', 'chip', 'ribbon']);
/** Names for an item of a card's list that others have and this one has not, where some of its items are called so. */
const absentWords = new Set(
  'dim dimmed disabled excluded unavailable inactive missing muted faded crossed struck'.split(' '),
);
const priceWords = new Set(['price', 'amount', 'cost']);
const titleWords = new Set(['title', 'name', 'heading', 'headline', 'question', 'label', 'term']);
const maxTitleWords = 12;
const maxBadgeWords = 4;

/** 'price-label' is called so, and is none. */
const isBadge = (line: Line) =>
  isMarked(line, badgeWords) && !isSum(line) && !(isMarked(line, priceWords) && readPrice(line.text) !== null);

const isMarked = (line: Line, words: ReadonlySet<string>) => line.marks.some((mark) => words.has(mark));

function picturesOf(box: Box): string[] {
  return box.children.flatMap((child: Content) =>
    child.kind === 'picture' ? [child.alt] : child.kind === 'box' ? picturesOf(child) : [],
  );
}

/**
 * The slot in which the members' titles stand: where they have headings, the first of those; else the first slot that nearly all
 * members fill with short and different texts.
 */
function titleSlot(members: readonly Line[][], isTitle: (line: Line) => boolean): string | null {
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

const isHeading = (line: Line) => line.level > 0 && !numberText.test(line.text) && !isSum(line);

/** A sentence is a title only where it is set as one; somebody's words never are. */
const isSaid = ({ text, isQuoted, isBold }: Line) =>
  isQuoted || /^["“«„‘']/.test(text) || (!isBold && /[.!]$/.test(text));

const isShort = (line: Line) => isBrief(line) && !isTerm(line.text);

const isBrief = (line: Line) =>
  !isSaid(line) &&
  !line.isAction &&
  !line.isItem &&
  countWords(line.text) <= maxTitleWords &&
  !numberText.test(line.text) &&
  !isSum(line);

/** '/month', 'per seat': what a sum is for names nothing. */
const isTerm = (text: string) => /^(?:\/|per )/i.test(text);

/** Reads the records of a group. What is a title is settled over all of them: a card alone cannot tell. */
export function readRecords(members: readonly Box[]): PageRecord[] {
  const all = members.map((member) => {
    const lines = ownLines(member).flatMap(splitSums);
    if (lines.length === 1) return lines.flatMap(splitName);
    // An item of a card's list stays one: '<b>Exports</b>: as PDF'.
    return lines.flatMap((line) => (line.isItem && !isWholeItem(lines) ? [line] : splitLead(line)));
  });
  const arePriced = members.filter(holdsSum).length >= members.length * 0.6;
  const headings = all.flatMap((lines) => lines.find(isHeading)?.text ?? []);
  // What stands in each of several cards with prices is the name of none.
  const isSame = arePriced && members.length > 1 && new Set(headings).size === 1;
  const isHeaded = headings.length >= members.length * 0.6 && !isSame;
  // What its makers call a label may be all that names a plan.
  const slot = isHeaded
    ? null
    : (titleSlot(all, (line) => isShort(line) && !isMarked(line, badgeWords)) ??
      (arePriced ? titleSlot(all, isShort) : null));
  const common = slotShare(all);
  // Where all texts are set alike, a plan's name is the first of them that is none of its labels.
  const isBare = !isHeaded && slot === null && members.every(holdsSum);
  const overSums = isHeaded || !arePriced ? [] : linesOverSums(all);
  const titles = all.map((lines, at) => {
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
    return sortLines(
      all[at] ?? [],
      { title, aside, common, telling, over, isLink: member.name === 'a' },
      picturesOf(member),
    );
  });
}

/** The short lines right over the sums where each card has one of its own: the names of plans, whatever is set in bold below. */
function linesOverSums(all: ReadonlyArray<readonly Line[]>): readonly Line[] {
  const found = all.flatMap((lines) => {
    const over = lines[lines.findIndex(isSum) - 1];
    const isName = over && isShort(over) && !over.isItem && !isMarked(over, badgeWords);
    return isName && !/\d/.test(over.text) && !isPeriodText(over.text) ? [over] : [];
  });
  return all.length > 1 && found.length === all.length && new Set(found.map(({ text }) => text)).size === all.length
    ? found
    : [];
}

const fewestTelling = 3;

/** The small lines above the titles where each card has one of its own: without 'Law firms' nobody knows whose 'Privilege' it is. */
function labelsOver(all: ReadonlyArray<readonly Line[]>, titles: ReadonlyArray<Line | undefined>): readonly Line[] {
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
  const areLabels = found.every(({ text }) => countWords(text) <= maxBadgeWords && !praise.test(text));
  return all.length >= fewestTelling && areOwn && areLabels ? found : [];
}

/** The small line over the heading of every card: no part of its text. */
function linesOver(all: ReadonlyArray<readonly Line[]>, titles: ReadonlyArray<Line | undefined>): readonly Line[] {
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

/** The lines of a card; one that is a list itself opens with its title. */
function ownLines(member: Box): readonly Line[] {
  const lines = linesOf(member);
  if (member.name === 'li' || isInItem(lines)) return lines.map(asOwn);
  if (!isListOfPlan(member)) return lines;
  return lines.map((line, at) => (at === 0 || isSum(line) ? { ...line, isItem: false, isBold: at === 0 } : line));
}

/** What one item of a list holds: each of its lines is in another place, and none is an item by itself. */
const isInItem = (lines: readonly Line[]) =>
  lines.every(({ isItem, slot }) => isItem && !slot.startsWith('li.')) &&
  new Set(lines.map(({ slot }) => slot)).size === lines.length;

/** An item that is a card itself: its lines are no items unless they are those of a list in it. */
const asOwn = (line: Line): Line => (line.isItem && !line.slot.startsWith('li.') ? { ...line, isItem: false } : line);

/** How large a share of the members has a line in each slot. */
function slotShare(members: readonly Line[][]): Map<string, number> {
  const share = new Map<string, number>();
  for (const lines of members)
    for (const slot of new Set(lines.map((line) => line.slot)))
      share.set(slot, (share.get(slot) ?? 0) + 1 / members.length);
  return share;
}

function sortLines(
  lines: readonly Line[],
  {
    title,
    aside,
    common,
    telling,
    over,
    isLink,
  }: {
    title: Line | undefined;
    aside: string | null;
    common: ReadonlyMap<string, number>;
    telling: ReadonlySet<Line>;
    over: ReadonlySet<Line>;
    isLink: boolean;
  },
  pictures: string[],
): PageRecord {
  const record: PageRecord = {
    ...{
      title: title?.text ?? null,
      number: null,
      lines: [],
      items: [],
      badges: [],
      labels: [],
      actions: [],
      pictures,
    },
  };
  if (title && aside !== null) {
    record.title = title.text.slice(0, -aside.length).trim();
    record.badges.push(aside);
    record.labels.push(aside);
  }
  const titleAt = title ? lines.indexOf(title) : -1;
  const isAllLinks = isLink || lines.every(({ isLinked }) => isLinked);
  const names = new Set(namesOfItems(lines));
  const extras = lines.findIndex(
    ({ text, level }, line) => line > titleAt && (leadsToExtras.test(text) || (level > 0 && leadsToPlanned.test(text))),
  );
  const led = ledLines(lines.slice(titleAt + 1));
  for (const [at, line] of lines.entries()) {
    const isSmall = countWords(line.text) <= maxBadgeWords;
    const isRare = (common.get(line.slot) ?? 0) < 0.5 && at < titleAt;
    if (line === title || led.has(line)) continue;
    const isLast = at === lines.length - 1 && at > 1;
    if (
      (isLast && isCall(line)) ||
      line.isAction ||
      (line.isLinked && !isAllLinks && line.level === 0 && !line.isItem && isSmall)
    )
      record.actions.push(line.text);
    else if (numberText.test(line.text) && at < Math.max(titleAt, 1)) record.number ??= line.text;
    else if (line.isItem && !isWholeItem(lines)) {
      if (names.has(line) && !isAbsent(line, lines) && (extras < 0 || at < extras)) record.items.push(line.text);
    } else if (isSmall && line.level === 0 && (isBadge(line) || isRare || telling.has(line) || over.has(line))) {
      record.badges.push(line.text);
      const isRareLabel = isMarked(line, labelWords) && (common.get(line.slot) ?? 0) < 0.5;
      if (isRareLabel || telling.has(line)) record.labels.push(line.text);
    } else record.lines.push(line);
  }
  const [, number, rest] = /^(\d{1,2})[.)]\s(.+)$/.exec(record.title ?? '') ?? [];
  if (number !== undefined && rest !== undefined) record.number ??= number;
  return record;
}

/** Below 'Shopify' and below 'Files', set as labels: without them nobody knows what each of the lines is said of. */
function ledLines(lines: readonly Line[]): ReadonlySet<Line> {
  const led = lines.filter((line, at) => {
    const before = lines[at - 1];
    return before && isLabel(before) && !isLabel(line) && !line.isAction && countWords(line.text) > maxBadgeWords;
  });
  return new Set(led.length > 1 ? led : []);
}

const isLabel = (line: Line) =>
  line.level === 0 && !line.isItem && countWords(line.text) <= maxBadgeWords && isBadge(line);

/** The line of each item that names it: where most of them have a name and a line below it, in places of their own, the first. */
function namesOfItems(lines: readonly Line[]): readonly Line[] {
  const items = lines.filter(({ isItem }) => isItem);
  const slots = [...new Set(items.map(({ slot }) => slot))];
  const [name] = slots;
  const names = items.filter(({ slot }) => slot === name);
  const arePaired =
    slots.length === 2 &&
    slots.every((slot) => !slot.startsWith('li.')) &&
    // 'Seats:' leads to its value.
    !names.some(({ text }) => text.endsWith(':')) &&
    names.length < items.length &&
    (items.length - names.length) * 2 >= names.length &&
    items.every(({ slot }, at) => slot === name || items[at - 1]?.slot === name);
  return arePaired ? names : items;
}

/** Behind it stands what costs extra, or is not there. */
const leadsToExtras =
  /^(?:(?:available|optional)(?: as)? )?(?:add[ -]?ons?|extras)(?: available)?:?$|^not included:?$/i;
/** The same of what is not there yet, as a heading: beside an item it is said of that alone. */
const leadsToPlanned = /^(?:planned|upcoming|coming|on (?:the|our) roadmap)\b/i;

const isAbsent = (item: Line, lines: readonly Line[]) =>
  isSetAbsent(item) && lines.some((line) => line.isItem && !isSetAbsent(line));
const isSetAbsent = (line: Line) => isMarked(line, absentWords) || /^li\.(?:no|off|not|none|x|na)$/.test(line.slot);

/** A record that is one item of a list: its lines are no list of its own. */
const isWholeItem = (lines: readonly Line[]) => lines.every(({ isItem }) => isItem);
