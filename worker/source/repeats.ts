import { countTextWords, textKey } from './fold-text.ts';
import type { Block, Box } from './types.ts';

const minRepeatedWords = 6;
const maxRepeatedBox = 30;

/** A block long enough to be known again; short ones ('Unlimited users') stand in several places rightfully. */
function repeatKey(block: Block): string | null {
  if (block.kind === 'quote') return textKey(block.text);
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return null;
  return countTextWords(block.text) >= minRepeatedWords ? `${block.kind} ${textKey(block.text)}` : null;
}

const boxKey = (blocks: readonly Block[], box: Box) => JSON.stringify(blocks.slice(box.from, box.to));

/** Leaves out what a page shows twice: slides cloned by carousels, copies for small screens. Boxes are moved along. */
export function dropRepeats(blocks: readonly Block[], boxes: readonly Box[]): { blocks: Block[]; boxes: Box[] } {
  const dropped = new Set<number>();
  const seenBoxes = new Set<string>();
  let covered = 0;
  for (const box of boxes) {
    if (box.from < covered || box.to - box.from > maxRepeatedBox) continue;
    const key = boxKey(blocks, box);
    if (seenBoxes.has(key)) {
      for (let index = box.from; index < box.to; index += 1) dropped.add(index);
      covered = box.to;
    }
    seenBoxes.add(key);
  }
  const seen = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    const key = repeatKey(block);
    if (key === null || dropped.has(index)) continue;
    if (seen.has(key)) dropped.add(index);
    seen.add(key);
  }
  const position: number[] = [];
  let kept = 0;
  for (let index = 0; index <= blocks.length; index += 1) {
    position.push(kept);
    if (!dropped.has(index)) kept += 1;
  }
  return {
    blocks: blocks.filter((_, index) => !dropped.has(index)),
    boxes: boxes
      .map((box) => ({ from: position[box.from] ?? 0, to: position[box.to] ?? 0 }))
      .filter((box) => box.to - box.from > 1),
  };
}
