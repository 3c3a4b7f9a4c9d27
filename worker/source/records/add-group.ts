import { linesOf, toldLines } from './box-lines.ts';
import { classify } from './classify.ts';
import type { Group } from './find-groups.ts';
import { readRecords } from './read-records.ts';
import { typeRecords } from './type-records.ts';
import { placeOf, type Walk } from './walk.ts';

/** Adds a group to what was read: as the records that it was decided to hold, else as text of which nothing is told. */
export function addGroup(walk: Walk, group: Group): void {
  const titleLevel = Math.min(
    ...group.members.flatMap((member) => linesOf(member).flatMap(({ level }) => (level > 0 ? [level] : []))),
  );
  const { heading, topics } = placeOf(walk, Math.min(7, titleLevel));
  const records = readRecords(group.members);
  const kind = classify({ group, records, topics: new Set(topics) });
  const typed = typeRecords(kind, group, records);
  const text = group.members.map((member) => toldLines(member).map((line) => line.text));
  if (typed) walk.blocks.push({ kind: 'records', heading, topics, ...typed, text });
  else walk.blocks.push({ kind: 'other', of: kind, heading, text });
}
