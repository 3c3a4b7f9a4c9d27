import { countWords } from '../../contract/text.ts';
import type { ArticleBlock, Sentence } from '../article/section.ts';

const longestParagraph = 90;

export const paragraph = (sentences: Sentence[]): ArticleBlock => ({ kind: 'paragraph', sentences });
export const frame = (text: string): Sentence => ({ text, facts: [] });

/** Paragraphs that are read in one breath: parts that belong together are not broken. */
export function paragraphs(parts: ReadonlyArray<readonly Sentence[]>): ArticleBlock[] {
  const told: Sentence[][] = [];
  let words = longestParagraph;
  for (const part of parts) {
    const count = countWords(part.map(({ text }) => text).join(' '));
    if (words + count > longestParagraph) {
      told.push([]);
      words = 0;
    }
    told.at(-1)?.push(...part);
    words += count;
  }
  return told.filter((part) => part.length > 0).map(paragraph);
}
