import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { type TextLink, textBlocks } from '../markdown/blocks.ts';

/** A markdown article as the checks see it. */
export type ArticleDocument = {
  headings: Array<{ level: number; text: string }>;
  paragraphs: Array<{ text: string; words: number }>;
  sentences: Array<{ text: string; words: string[] }>;
  /** Words between one subheading and the next, in order, tables apart. */
  stretches: number[];
  links: TextLink[];
  words: number;
};

export function readDocument(markdown: string): ArticleDocument {
  const document: ArticleDocument = { headings: [], paragraphs: [], sentences: [], stretches: [], links: [], words: 0 };
  let stretch = 0;
  for (const { kind, level, text, links } of textBlocks(markdown)) {
    for (const link of links) document.links.push(link);
    if (kind === 'code') continue;
    const words = wordsOf(text).length;
    document.words += words;
    if (kind === 'heading') {
      document.headings.push({ level, text });
      document.stretches.push(stretch);
      stretch = 0;
    } else if (kind === 'paragraph') {
      document.paragraphs.push({ text, words });
      for (const sentence of splitSentences(text)) {
        document.sentences.push({ text: sentence, words: wordsOf(sentence) });
      }
      stretch += words;
    }
  }
  document.stretches.push(stretch);
  return document;
}
