import { blockLines } from './page-text.ts';
import type { Block } from './types.ts';

/** The text of a page that is kept as proof is at most this long; what a page has beyond it is not read. */
export const maxTextBytes = 200 * 1024;

const encoder = new TextEncoder();
const bytesOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + encoder.encode(line).length + 1, 0);

/** Keeps items from the first on while they fit. */
function takeFitting<Item>(items: readonly Item[], linesOf: (item: Item) => string[], room: number): Item[] {
  let left = room;
  const end = items.findIndex((item) => {
    left -= bytesOf(linesOf(item));
    return left < 0;
  });
  return end === -1 ? [...items] : items.slice(0, end);
}

/** Most of the room is for what a visitor reads; the rest for title, description and structured data. */
export const fitBlocks = (blocks: readonly Block[]) => takeFitting(blocks, blockLines, maxTextBytes * 0.75);
export const fitSaid = (lines: readonly string[]) => takeFitting(lines, (line) => [line], maxTextBytes * 0.2);
