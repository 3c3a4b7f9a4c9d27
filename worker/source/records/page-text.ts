import { textKey } from '../page/fold-text.ts';
import type { Block } from './types.ts';

/** The lines of a block as a visitor reads them. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((cells) => cells.filter(Boolean).join(' | '));
    case 'records':
      return [...(block.text?.flat() ?? []), ...(block.of === 'names' ? unshown(block.names, block.text) : [])];
    case 'heading':
      return block.label === undefined ? [block.text] : [block.label, block.text];
    case 'other':
      return block.text.flat();
    default:
      return [block.text];
  }
}

/** The page's text as it is kept for proof: title and description, then what a visitor reads, then what structured data adds. */
export function pageText(
  title: string,
  description: string | null,
  blocks: readonly Block[],
  said: readonly string[],
): string {
  const lines = [title, description ?? '', ...blocks.flatMap(blockLines)];
  if (said.length === 0) return lines.filter(Boolean).join('\n');
  const known = new Set(lines.map(textKey));
  return [...lines, ...said.filter((line) => !known.has(textKey(line)))].filter(Boolean).join('\n');
}

/** Names that no line shows: texts of pictures. */
function unshown(names: readonly string[], text: readonly string[][] = []): string[] {
  const shown = new Set(text.flat());
  return names.filter((name) => !shown.has(name));
}
