import type { Box, Line } from '../page/content.ts';
import { addGroup } from './add-group.ts';
import { isNamedItem } from './named-item.ts';
import type { Walk } from './walk.ts';

const itemBox = (line: Line): Box => ({
  kind: 'box',
  name: 'li',
  slot: line.slot,
  marks: line.marks,
  children: [{ ...line, isItem: false }],
});

/** A list whose items are names with what is said of them is a group of records; any other is a list. */
export function addItems(walk: Walk, lines: readonly Line[]): number {
  const named = lines.filter(isNamedItem).length;
  if (named >= lines.length * 0.6) {
    const members = lines.map(itemBox);
    addGroup(walk, {
      kind: 'group',
      box: { kind: 'box', name: 'ul', slot: '', marks: [], children: members },
      members,
    });
  } else {
    const isOrdered = lines.every((line) => line.isOrdered);
    walk.blocks.push({
      kind: 'list',
      items: lines.map(({ text }) => text.replace(/[;,]$/, '')),
      ...(isOrdered && { isOrdered }),
    });
  }
  return lines.length;
}
