import type { Box, Line, Picture, Table } from '../page/content.ts';
import type { Block } from '../types.ts';
import { classify, type Place, sides } from './classify.ts';
import { findParts, type Group, linesOf, type Part } from './find-groups.ts';
import { type HeadingTopic, headingTopics, topicsOf } from './heading-topics.ts';
import { saidBy } from './lone-voice.ts';
import { isNamedItem } from './named-item.ts';
import { ofTitle } from './page-topics.ts';
import { readPlanTable } from './plan-table.ts';
import { readRecords } from './read-records.ts';
import { typeRecords } from './type-records.ts';

type Walk = {
  blocks: Block[];
  headings: Array<{ level: number; text: string; label?: string }>;
  pageTopics: ReadonlySet<HeadingTopic>;
};

/** What a page says, in reading order: groups of like boxes as typed records, all else as headings, paragraphs and lists. */
export function readBlocks(root: Box, pageTopics: ReadonlySet<HeadingTopic>): Block[] {
  const walk: Walk = { blocks: [], headings: [], pageTopics };
  const parts = findParts(root);
  for (let at = 0; at < parts.length; ) at += take(walk, parts, at);
  return walk.blocks;
}

/** Takes one part, or several that belong together; returns how many. */
function take(walk: Walk, parts: readonly Part[], at: number): number {
  const part = parts[at];
  if (part === undefined) return 1;
  if (part.kind === 'group') addGroup(walk, part);
  if (part.kind === 'table') addTable(walk, part);
  if (part.kind === 'picture')
    return addPictures(
      walk,
      run(parts, at, (next): next is Picture => next.kind === 'picture'),
    );
  if (part.kind !== 'line') return 1;
  if (part.level > 0) return addHeading(walk, part);
  const isLike = (next: Part): next is Line =>
    next.kind === 'line' &&
    next.level === 0 &&
    !next.isAction &&
    next.isItem === part.isItem &&
    (next.isItem || next.slot === part.slot);
  if (part.isAction) return noteAction(walk);
  const names = run(parts, at, (next): next is Line => isNameLine(next) && next.slot === part.slot);
  if (names.length > 2 && !part.isItem) {
    walk.blocks.push({ kind: 'records', ...namesPlace(walk), of: 'names', names: names.map(({ text }) => text) });
    return names.length;
  }
  // A link by itself leads elsewhere.
  if (part.isLinked && part.text.split(' ').length < 8) return 1;
  const said = saidBy(part, parts.slice(at + 1, at + 3));
  if (said) {
    walk.blocks.push({ kind: 'records', ...placeOf(walk), of: 'voices', records: [said.voice], text: [said.lines] });
    return said.lines.length;
  }
  const lines = run(parts, at, isLike);
  if (lines.length > 1 && (part.isItem || lines.every(isNamedItem))) return addItems(walk, lines);
  walk.blocks.push({ kind: 'paragraph', text: part.text });
  return 1;
}

const maxNameWords = 3;

const isNameLine = (part: Part): part is Line =>
  part.kind === 'line' && part.level === 0 && !part.isAction && part.text.split(' ').length <= maxNameWords;

function run<Found extends Part>(parts: readonly Part[], from: number, test: (part: Part) => part is Found): Found[] {
  const found: Found[] = [];
  for (const part of parts.slice(from)) {
    if (!test(part)) break;
    found.push(part);
  }
  return found;
}

function addHeading(walk: Walk, { level, text }: Line): number {
  while ((walk.headings.at(-1)?.level ?? 0) >= level) walk.headings.pop();
  const before = walk.blocks.at(-1);
  const isLabelled = level > 1 && before?.kind === 'paragraph' && before.text.split(' ').length <= maxNameWords;
  if (isLabelled) walk.blocks.pop();
  const label = isLabelled ? { label: before.text } : {};
  walk.headings.push({ level, text, ...label });
  walk.blocks.push({ kind: 'heading', level: level as 1 | 2 | 3 | 4 | 5 | 6, text, ...label });
  return 1;
}

function addTable(walk: Walk, table: Table): void {
  const place = placeOf(walk);
  const isCompared = place.topics.includes('comparison') || table.rows[0]?.some((cell) => sides.test(cell));
  const records = isCompared ? [] : readPlanTable(table.rows);
  const text = table.rows.map((cells) => [cells.filter(Boolean).join(' | ')]);
  if (records.length > 1) walk.blocks.push({ kind: 'records', ...place, of: 'plans', records, text });
  else if (isGlossary(table.rows)) addGroup(walk, groupOfRows(withoutHead(table.rows)));
  else walk.blocks.push(table);
}

/** Two columns, a name and what is said of it. */
const isGlossary = (rows: Table['rows']) =>
  rows.every(({ length }) => length === 2) &&
  rows.filter(([name = '', text = '']) => name.split(' ').length < 8 && text.split(' ').length > 3).length >=
    rows.length * 0.6;

/** 'Question | Answer' says what the columns hold. */
const withoutHead = (rows: Table['rows']) =>
  rows[0]?.every((cell) => cell.split(' ').length < 3) ? rows.slice(1) : rows;

function groupOfRows(rows: Table['rows']): Group {
  const line = (text: string, isBold: boolean): Line => ({
    ...{ kind: 'line', text, slot: isBold ? 'th.' : 'td.', marks: [], level: 0, lead: 0, isBold },
    ...{ isItem: false, isLinked: false, leadsAway: false, isAction: false, isQuoted: false },
  });
  const members = rows.map(
    ([name = '', text = '']): Box => ({
      ...{ kind: 'box', name: 'tr', slot: 'tr.', marks: [], children: [line(name, true), line(text, false)] },
    }),
  );
  return { kind: 'group', box: { kind: 'box', name: 'table', slot: '', marks: [], children: members }, members };
}

function noteAction(walk: Walk): number {
  const heading = walk.blocks.findLast((block) => block.kind === 'heading');
  if (heading) heading.acts = true;
  return 1;
}

/** A row of names stands under its heading, or under a short line of text: 'Works with'. */
function namesPlace(walk: Walk): ReturnType<typeof placeOf> {
  const place = placeOf(walk);
  const before = walk.blocks.at(-1);
  const label = before?.kind === 'paragraph' && before.text.split(' ').length <= maxLabelWords ? before.text : null;
  const topics = topicsOf(label);
  return topics.size > 0 ? { heading: label, topics: [...topics] } : place;
}

const maxLabelWords = 8;

function addPictures(walk: Walk, pictures: readonly Picture[]): number {
  const names = [...new Set(pictures.map(({ alt }) => alt))];
  if (names.length > 1) walk.blocks.push({ kind: 'records', ...namesPlace(walk), of: 'names', names });
  return pictures.length;
}

const itemBox = (line: Line): Box => ({
  kind: 'box',
  name: 'li',
  slot: line.slot,
  marks: line.marks,
  children: [{ ...line, isItem: false }],
});

/** A list whose items are names with what is said of them is a group of records; any other is a list. */
function addItems(walk: Walk, lines: readonly Line[]): number {
  const named = lines.filter(isNamedItem).length;
  if (named >= lines.length * 0.6) {
    const members = lines.map(itemBox);
    addGroup(walk, {
      kind: 'group',
      box: { kind: 'box', name: 'ul', slot: '', marks: [], children: members },
      members,
    });
  } else {
    walk.blocks.push({ kind: 'list', items: lines.map(({ text }) => text) });
  }
  return lines.length;
}

/** The heading that a group stands under: never one of the rank of the group's own titles. */
function placeOf(walk: Walk, below = 7): { heading: string | null; topics: HeadingTopic[] } {
  const above = walk.headings.filter(({ level }) => level < below);
  const own = above.at(-1);
  const topics = new Set(
    above.flatMap((heading) => [...(heading.level > 1 ? headingTopics(heading) : ofTitle(headingTopics(heading)))]),
  );
  if (topics.size === 0) for (const topic of walk.pageTopics) topics.add(topic);
  return { heading: own?.text ?? null, topics: [...topics] };
}

function addGroup(walk: Walk, group: Group): void {
  const titleLevel = Math.min(
    ...group.members.flatMap((member) => linesOf(member).flatMap(({ level }) => (level > 0 ? [level] : []))),
  );
  const { heading, topics } = placeOf(walk, Math.min(7, titleLevel));
  const place: Place = { heading, topics: new Set(topics) };
  const records = readRecords(group.members);
  const kind = classify(group, records, place);
  const typed = typeRecords(kind, group, records);
  const text = group.members.map((member) =>
    linesOf(member)
      .filter(({ isAction }) => !isAction)
      .map((line) => line.text),
  );
  if (typed) walk.blocks.push({ kind: 'records', heading, topics, ...typed, text });
  else walk.blocks.push({ kind: 'other', of: kind, heading, text });
}
