import { maxTextBytes } from '../../contract/limits.ts';
import { offerLine } from '../page/offer-line.ts';
import type { PageMeta } from '../page/types.ts';
import { blockLines } from './page-text.ts';
import type { Block } from './types.ts';

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

const shares = { faq: 0.15, offers: 0.02 };

/** Structured data can be of any length; what is kept of it fits beside the page's text. */
export const fitMeta = (meta: PageMeta): PageMeta => ({
  ...meta,
  offers: takeFitting(meta.offers, (offer) => [offerLine(offer)?.line ?? ''], maxTextBytes * shares.offers),
  faq: takeFitting(meta.faq, ({ question, answer }) => [question, answer], maxTextBytes * shares.faq),
});

/** What only structured data says, line by line. */
export const saidLines = ({ productName, description, offers, faq, systems }: PageMeta): string[] => [
  ...[productName, description, systems].filter((text) => typeof text === 'string'),
  ...offers.flatMap((offer) => offerLine(offer)?.line ?? []),
  ...faq.flatMap(({ question, answer }) => [question, answer]),
];
