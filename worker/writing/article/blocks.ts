import { countWords } from '../../contract/text.ts';
import { licenceNotice } from '../../research/index.ts';
import type { SourcePage } from '../../source/types.ts';
import { type ArticleBlock, joinTexts, type Section, type Sentence } from './section.ts';

/** A sentence of the article's own: it states nothing. */
export const frame = (text: string): Sentence => ({ text, facts: [] });

export const paragraph = (sentences: Sentence[]): ArticleBlock => ({ kind: 'paragraph', sentences });
export const list = (items: Sentence[]): ArticleBlock => ({ kind: 'list', items });
export const heading = (text: string): ArticleBlock => ({ kind: 'heading', level: 2, text });
export const section = (id: string, ...blocks: ArticleBlock[]): Section => ({ id, blocks });

/** Under which licences the text of these pages stands, where those ask to be named. */
export const licencesOf = (pages: readonly SourcePage[]): ArticleBlock[] =>
  [...new Set(pages.flatMap((page) => licenceNotice(page) ?? []))].map((text) => paragraph([frame(text)]));

const longestParagraph = 90;

/** Paragraphs that are read in one breath: parts that belong together are not broken. */
export function paragraphs(parts: ReadonlyArray<readonly Sentence[]>): ArticleBlock[] {
  const told: Sentence[][] = [];
  let words = longestParagraph;
  for (const part of parts) {
    const count = countWords(joinTexts(part));
    if (words + count > longestParagraph) {
      told.push([]);
      words = 0;
    }
    told.at(-1)?.push(...part);
    words += count;
  }
  return told.filter((part) => part.length > 0).map(paragraph);
}
