import { foldText } from './fold-text.ts';
import type { TextBlock } from './types.ts';

const maxText = 150_000;

/** A plain text: paragraphs are parted by empty lines; marks of lists and underlined or '#' titles are understood. */
export function readPlainText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of text.slice(0, maxText).split(/\n[ \t\r]*\n/)) {
    const lines = part.split('\n').map(foldText).filter(Boolean);
    const [first = ''] = lines;
    const items = lines.filter((line) => /^[-*•+]\s/.test(line)).map((line) => line.slice(2).trim());
    if (first === '') continue;
    const title = /^#{1,6}\s/.test(first)
      ? first.replace(/^#+\s+/, '')
      : /^[=~-]{3,}$/.test(lines[1] ?? '')
        ? first
        : null;
    if (title) blocks.push({ kind: 'heading', level: blocks.length === 0 ? 1 : 2, text: title });
    else if (items.length === lines.length) blocks.push({ kind: 'list', items });
    else blocks.push({ kind: 'paragraph', text: lines.join(' ') });
  }
  return blocks;
}
