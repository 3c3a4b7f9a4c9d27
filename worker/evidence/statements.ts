import type { EvidenceStatement } from '../contract/evidence.ts';
import { textBlocks } from '../contract/markdown/blocks.ts';
import { splitSentences } from '../language/sentences.ts';
import { foldText } from '../language/words.ts';
import type { JudgedText } from './types.ts';

/** `quoted`: what of it stands in quotation marks, those that a sentence before it opened included. */
export type Statement = { text: string; place: EvidenceStatement['place']; quoted: string[] };

/** What an article states, block by block: its sentences, headings and rows of tables, title and descriptions first. */
export function readStatements({ title, excerpt, metaDescription, content }: JudgedText): Statement[][] {
  const blocks = textBlocks(content).flatMap(({ kind, text }): Statement[][] => {
    if (kind === 'code' || text === '') return [];
    if (kind === 'paragraph') return [sentences(text, 'text')];
    return [toStatements([text], kind)];
  });
  return [
    toStatements([title], 'title'),
    sentences(excerpt, 'excerpt'),
    sentences(metaDescription ?? '', 'metaDescription'),
    ...blocks,
  ];
}

const sentences = (text: string, place: Statement['place']) => toStatements(splitSentences(text), place);

/** The parts of a block in its order: a quotation may run through several. */
function toStatements(parts: readonly string[], place: Statement['place']): Statement[] {
  let isOpen = false;
  return parts.map((text) => {
    const quoted: string[] = [];
    for (const run of text.split(/(?=[“”"])/)) {
      if (/^[“"”]/.test(run)) isOpen = run.startsWith('“') || (run.startsWith('"') && !isOpen);
      if (isOpen) quoted.push(run.replace(/^[“"]/, ''));
    }
    return { text, place, quoted };
  });
}

/** What two texts share that differ in marks and typography alone. */
export const keyOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}$€£¥%]+/gu, ' ')
    .trim();
