import { countWords } from '../text.ts';
import { textBlocks } from './blocks.ts';

/** Text of a markdown document as a reader sees it: marks, link targets and image addresses removed. */
export function markdownToText(markdown: string): string {
  return textBlocks(markdown)
    .map(({ text }) => text)
    .join('\n\n');
}

export const countMarkdownWords = (markdown: string) =>
  textBlocks(markdown).reduce((sum, { text }) => sum + countWords(text), 0);
