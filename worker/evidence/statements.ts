import type { EvidenceStatement } from '../contract/evidence.ts';
import { textBlocks } from '../contract/markdown/blocks.ts';
import { foldText } from '../language/fold.ts';
import { splitSentences } from '../language/sentences.ts';
import type { JudgedText } from './types.ts';

export type Statement = { text: string; place: EvidenceStatement['place'] };

/** What an article states, block by block: its sentences, headings and rows of tables, title and descriptions first. */
export function readStatements({ title, excerpt, metaDescription, content }: JudgedText): Statement[][] {
  const sentences = (text: string, place: Statement['place']) =>
    splitSentences(text).map((sentence): Statement => ({ text: sentence, place }));
  const blocks = textBlocks(content).flatMap(({ kind, text }): Statement[][] => {
    if (kind === 'code' || text === '') return [];
    if (kind === 'paragraph') return [sentences(text, 'text')];
    return [[{ text, place: kind }]];
  });
  return [
    [{ text: title, place: 'title' }],
    sentences(excerpt, 'excerpt'),
    sentences(metaDescription ?? '', 'metaDescription'),
    ...blocks,
  ];
}

/** What two texts share that differ in marks and typography alone. */
export const keyOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}$€£¥%]+/gu, ' ')
    .trim();
