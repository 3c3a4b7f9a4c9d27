import { addPlanRows } from './add-table.ts';
import { absentIn, linesOf, toldLines } from './box-lines.ts';
import { areChecks } from './checklist.ts';
import { classify } from './classify.ts';
import type { Group } from './find-groups.ts';
import { readRecords } from './read-records.ts';
import { isSum } from './sum-line.ts';
import { typeRecords } from './type-records.ts';
import { placeOf, type Walk } from './walk.ts';

/** Adds a group to what was read: as the records that it was decided to hold, else as text of which nothing is told. */
export function addGroup(walk: Walk, group: Group): void {
  // A sum may be set larger than the name above it.
  const titles = group.members.flatMap(linesOf).filter((line) => line.level > 0 && !isSum(line));
  const titleLevel = Math.min(...titles.map(({ level }) => level));
  const { heading, topics } = placeOf(walk, Math.min(7, titleLevel));
  const records = readRecords(group.members);
  const kind = classify({ group, records, heading, topics: new Set(topics) });
  const rows = kind !== 'plans' && topics.includes('pricing') ? rowsOf(group) : null;
  if (rows && addPlanRows(walk, rows)) return;
  const typed = typeRecords(kind, group, records);
  const text = group.members.map((member) => [
    ...toldLines(member, { isSigned: kind === 'voices' }).map((line) => line.text),
    ...(kind === 'plans' ? absentIn(member) : []),
  ]);
  const targets = group.members.flatMap((member) => linesOf(member).find((line) => line.leadsTo)?.leadsTo ?? []);
  const leadsTo = targets.length === group.members.length ? targets : undefined;
  if (typed) walk.blocks.push({ kind: 'records', heading, topics, ...typed, text, ...(leadsTo && { leadsTo }) });
  else if (kind === 'other' && areTicked(text)) walk.blocks.push({ kind: 'list', items: text.flat() });
  else walk.blocks.push({ kind: 'other', of: kind, heading, text });
}

/** Boxes, or columns of boxes. */
const areTicked = (text: readonly string[][]) =>
  new Set(text.map(({ length }) => length)).size === 1 && areChecks(text.flat());

const maxCell = 60;

/** A table made of boxes: rows of as many short texts each. */
function rowsOf({ members }: Group): string[][] | null {
  const rows = members.map((member) => linesOf(member).map(({ text }) => text));
  const length = rows[0]?.length ?? 0;
  return length > 2 && rows.every((cells) => cells.length === length && cells.every((cell) => cell.length <= maxCell))
    ? rows
    : null;
}
