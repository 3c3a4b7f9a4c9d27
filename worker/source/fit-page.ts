import { blockLines } from './page-text.ts';
import type { Block, Box, PageMeta } from './types.ts';

/** The text of a page that is kept as proof is at most this long; what a page has beyond it is not read. */
export const maxTextBytes = 200 * 1024;

const encoder = new TextEncoder();
const bytesOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + encoder.encode(line).length + 1, 0);

/** Keeps items from the first on while they fit. */
function takeFitting<Item>(items: readonly Item[], linesOf: (item: Item) => string[], budget: number): Item[] {
  let left = budget;
  const end = items.findIndex((item) => {
    left -= bytesOf(linesOf(item));
    return left < 0;
  });
  return end === -1 ? [...items] : items.slice(0, end);
}

type Content = { blocks: Block[]; boxes: Box[]; meta: PageMeta };

/** Cuts a page's content so that its text stays below `maxTextBytes`: most of the room is for the blocks. */
export function fitPage({ blocks, boxes, meta }: Content): Content {
  const kept = takeFitting(blocks, blockLines, maxTextBytes * 0.75);
  return {
    blocks: kept,
    boxes: boxes.filter((box) => box.to <= kept.length),
    meta: {
      ...meta,
      faq: takeFitting(meta.faq, ({ question, answer }) => [question, answer], maxTextBytes * 0.15),
      offers: takeFitting(meta.offers, ({ name, price }) => [name ?? '', price, '   '], maxTextBytes * 0.02),
    },
  };
}
