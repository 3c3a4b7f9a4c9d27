import type { Box, Line, Picture } from '../page/content.ts';
import { addGroup } from './add-group.ts';
import { addItems } from './add-items.ts';
import { addTable } from './add-table.ts';
import { holdsSum, linesOf } from './box-lines.ts';
import { areChecks } from './checklist.ts';
import { findParts, type Part } from './find-groups.ts';
import { type HeadingTopic, headingTopics, topicsOf } from './heading-topics.ts';
import { saidBy } from './lone-voice.ts';
import { isNamedItem } from './named-item.ts';
import { isMoney } from './plan-alternatives.ts';
import { isSum } from './sum-line.ts';
import type { Block } from './types.ts';
import { namesPlace, placeOf, type Walk } from './walk.ts';

/** What a page says, in reading order: groups of like boxes as typed records, all else as headings, paragraphs and lists. */
export function readBlocks(root: Box, pageTopics: ReadonlySet<HeadingTopic>): Block[] {
  const namesSums = holdsSum(root) || linesOf(root).some(({ text }) => isMoney(text));
  const walk: Walk = { blocks: [], headings: [], pageTopics, ended: 0, namesSums };
  const parts = findParts(root);
  for (let at = 0; at < parts.length; ) at += take(walk, parts, at);
  return walk.blocks;
}

/** A figure set large heads nothing. */
const figureAlone = /^[~±<>]?[\d.,]{1,12}\s?[%+×x★kM]?\+?$/;

/** Takes one part, or several that belong together; returns how many. */
function take(walk: Walk, parts: readonly Part[], at: number): number {
  const part = parts[at];
  if (part === undefined) return 1;
  if (part.kind === 'end') {
    for (const heading of walk.headings) if (part.headings.has(heading.text)) heading.isLeft = true;
    walk.ended = walk.blocks.length;
  }
  if (part.kind === 'group') addGroup(walk, part);
  if (part.kind === 'table') addTable(walk, part);
  if (part.kind === 'picture')
    return addPictures(
      walk,
      run(parts, at, (next): next is Picture => next.kind === 'picture'),
    );
  // What stands below a picture tells what is to be seen there.
  if (part.kind !== 'line' || (part.marks.includes('caption') && /[.!]$/.test(part.text))) return 1;
  // A price may be set as large as a heading.
  if (part.level > 0 && !isSum(part) && !figureAlone.test(part.text)) return addHeading(walk, part);
  const isLike = (next: Part): next is Line =>
    next.kind === 'line' &&
    next.level === 0 &&
    !next.isAction &&
    next.isItem === part.isItem &&
    (next.isItem || next.slot === part.slot);
  if (part.isAction) return addActions(walk, parts, at);
  const names = run(parts, at, (next): next is Line => isNameLine(next) && next.slot === part.slot);
  if (names.length > 2 && !part.isItem) {
    walk.blocks.push({ kind: 'records', ...namesPlace(walk), of: 'names', names: names.map(({ text }) => text) });
    return names.length;
  }
  // A link by itself leads elsewhere, but where the part is about others, to one of them.
  if (part.isLinked && part.text.split(' ').length < 8 && !isAboutOthers(walk)) return 1;
  const said = saidBy(part, parts.slice(at + 1, at + 3), placeOf(walk).topics.includes('voices'));
  if (said) {
    walk.blocks.push({ kind: 'records', ...placeOf(walk), of: 'voices', records: [said.voice], text: [said.lines] });
    return said.lines.length;
  }
  const lines = run(parts, at, isLike);
  const isListed = part.isItem || lines.every(isNamedItem) || areChecks(lines.map(({ text }) => text));
  if (lines.length > 1 && isListed) return addItems(walk, lines);
  walk.blocks.push({ kind: 'paragraph', text: part.text, ...(walk.headings.at(-1)?.isLeft && { apart: true }) });
  return 1;
}

const maxNameWords = 3;

const isNameLine = (part: Part): part is Line =>
  part.kind === 'line' && part.level === 0 && !part.isAction && part.text.split(' ').length <= maxNameWords;

/** '02 — How it works': parts that are counted. */
const counted = /^\d{1,2} ?[—–./:·)-] ?(?=\p{L})/u;

const maxTellingWords = 6;

/** 'Pricing', '02 — How it works', 'For banks and their partners', 'Where we are going'. */
const isLabel = (text: string) =>
  text.replace(counted, '').split(' ').length <=
    (/^for /i.test(text) || topicsOf(text).size > 0 ? maxTellingWords : maxNameWords) && !/[.!?]$/.test(text);

function run<Found extends Part>(parts: readonly Part[], from: number, test: (part: Part) => part is Found): Found[] {
  const found: Found[] = [];
  for (let part = parts[from]; part && test(part); part = parts[from + found.length]) found.push(part);
  return found;
}

function addHeading(walk: Walk, { level, text, called, section }: Line): number {
  while ((walk.headings.at(-1)?.level ?? 0) >= level) walk.headings.pop();
  const before = walk.blocks.at(-1);
  const isBeside = walk.blocks.length > walk.ended;
  const isLabelled = level > 1 && isBeside && before?.kind === 'paragraph' && isLabel(before.text);
  if (isLabelled) walk.blocks.pop();
  const mayBeCalled = (name: string | undefined) => name !== undefined && (walk.namesSums || !/\bpric/.test(name));
  const heading = {
    text,
    ...(isLabelled && { label: before.text }),
    ...(mayBeCalled(called) && { called }),
    ...(mayBeCalled(section) && { section }),
  };
  const apart = walk.headings.at(-1)?.isLeft && ({ apart: true } as const);
  walk.headings.push({ level, text, topics: headingTopics(heading) });
  walk.blocks.push({ kind: 'heading', level: level as 1 | 2 | 3 | 4 | 5 | 6, ...heading, ...apart });
  return 1;
}

const isAboutOthers = (walk: Walk) => namesPlace(walk).topics.includes('integrations');

/** Buttons ask for something; but several in a row under a heading about others name what can be chosen from. */
function addActions(walk: Walk, parts: readonly Part[], at: number): number {
  const row = run(parts, at, (next): next is Line => next.kind === 'line' && next.isAction);
  if (row.length > 2 && isAboutOthers(walk)) {
    walk.blocks.push({ kind: 'records', ...namesPlace(walk), of: 'names', names: row.map(({ text }) => text) });
    return row.length;
  }
  const heading = walk.blocks.findLast((block) => block.kind === 'heading');
  if (heading) heading.acts = true;
  return 1;
}

function addPictures(walk: Walk, pictures: readonly Picture[]): number {
  const heading = walk.headings.at(-1);
  if (heading && walk.blocks.at(-1)?.kind === 'heading') heading.isPictured = true;
  const names = [...new Set(pictures.map(({ alt }) => alt))];
  if (names.length > 1) walk.blocks.push({ kind: 'records', ...namesPlace(walk), of: 'names', names });
  return pictures.length;
}
