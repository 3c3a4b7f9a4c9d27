import { textKey } from './fold-text.ts';
import { offerPrice } from './structured-data.ts';
import { tableLines } from './tables.ts';
import type { Block, PageMeta } from './types.ts';

export function blockLines(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return tableLines(block.rows);
  if (block.kind === 'quote') return block.speaker ? [block.text, block.speaker] : [block.text];
  return [block.text];
}

/** The page's text as it is kept for proof: title and description, then the blocks, then what only structured data says. */
export function pageText(title: string, description: string | null, blocks: readonly Block[], meta: PageMeta): string {
  const lines = [title, description ?? '', ...blocks.flatMap(blockLines)];
  const known = new Set(lines.map(textKey));
  const structured = [
    ...meta.faq.flatMap(({ question, answer }) => [question, answer]),
    ...meta.offers.map((offer) => (offer.name ? `${offer.name}: ${offerPrice(offer)}` : offerPrice(offer))),
  ];
  return [...lines, ...structured.filter((line) => !known.has(textKey(line)))].filter(Boolean).join('\n');
}
