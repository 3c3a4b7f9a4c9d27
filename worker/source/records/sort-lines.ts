import type { Line } from '../page/content.ts';
import { isCall } from './box-lines.ts';
import { countWords } from './count-words.ts';
import { isBadge, isMarked, maxBadgeWords, numberText } from './line-kinds.ts';
import type { PageRecord } from './page-record.ts';

/** Names for a label that few of several cards have: what it says holds of those alone. */
const labelWords = new Set(['badge', 'pill', 'chip', 'ribbon']);
/** Names for an item of a card's list that others have and this one has not, where some of its items are called so. */
const absentWords = new Set(
  'dim dimmed disabled excluded unavailable inactive missing muted faded crossed struck'.split(' '),
);

/** Names for an item that heads those below it, where most of a card's items are not called so. */
const headingWords = new Set('section heading header group category subheading'.split(' '));

export function sortLines(
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
      absent: [],
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
      if (!names.has(line) || (extras >= 0 && at >= extras)) continue;
      if (isThere(line, lines)) record.items.push(line.text);
      else if (isSetAbsent(line)) record.absent.push(line.text);
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

/** 'No cloud sync' says itself what is not there. */
const isThere = (item: Line, lines: readonly Line[]) =>
  !heads(item, lines) &&
  (!isSetAbsent(item) || /^no\b/i.test(item.text) || !lines.some((line) => line.isItem && !isSetAbsent(line)));
/** 'Reports', set over the reports of a plan. */
const heads = (item: Line, lines: readonly Line[]) => {
  const items = lines.filter(({ isItem }) => isItem);
  return isMarked(item, headingWords) && items.filter((line) => isMarked(line, headingWords)).length * 2 < items.length;
};
const isSetAbsent = (line: Line) => isMarked(line, absentWords) || /^li\.(?:no|off|not|none|x|na)$/.test(line.slot);

/** A record that is one item of a list: its lines are no list of its own. */
export const isWholeItem = (lines: readonly Line[]) => lines.every(({ isItem }) => isItem);
