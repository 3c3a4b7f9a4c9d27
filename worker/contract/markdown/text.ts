import { countWords } from '../text.ts';
import { textBlocks } from './blocks.ts';

export const countMarkdownWords = (markdown: string) =>
  textBlocks(markdown).reduce((sum, { text }) => sum + countWords(text), 0);
