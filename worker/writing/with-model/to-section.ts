import { type ArticleBlock, factsOf, type Section, type Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { headed, itemsOf } from './blocks.ts';
import { isLeftover, plainText, sentenceTexts } from './clean-text.ts';
import type { AnsweredSentence, SectionAnswer } from './desk.ts';
import { completeFacts } from './fact-list.ts';

/** A model's sentence as the article's: plain text, links written by us, facts that exist. A claim without any is none. */
export function toSentences({ kind, text, facts }: AnsweredSentence, material: Material): Sentence[] {
  const known = completeFacts(material.book, kind === 'explanation' ? [] : facts);
  return sentenceTexts(text, material)
    .filter((sentence) => /\p{L}/u.test(sentence) && !isLeftover(sentence))
    .map((sentence) => ({ text: sentence, facts: known, ...(kind === 'explanation' && { kind }) }));
}

/** A model's answer as a section: quotes as the source has them, tables whose rows are whole. */
export function toSection(id: string, heading: string | null, answer: SectionAnswer, material: Material): Section {
  const { book, source } = material;
  const toBlocks = (block: SectionAnswer['blocks'][number]): ArticleBlock[] => {
    if (block.kind === 'table') {
      const header = block.header.map(plainText);
      const rows = block.rows
        .map(({ cells, facts }) => ({ cells: cells.map(plainText), facts: completeFacts(book, facts) }))
        .filter(({ cells }) => cells.length === header.length && !cells.some(isLeftover));
      return header.length > 1 && rows.length > 0 ? [{ kind: 'table', header, rows }] : [];
    }
    const [first] = block.sentences;
    if (block.kind === 'heading') {
      const text = plainText(first?.text ?? '').replace(/\.$/, '');
      return text === '' || isLeftover(text) ? [] : [{ kind: 'heading', level: 3, text }];
    }
    if (block.kind === 'quote') {
      const fact = first?.facts.find((number) => book.quotes.includes(number)) ?? -1;
      const quote = source.sheet.quotes[book.quotes.indexOf(fact)];
      return quote && fact >= 0 ? [{ kind: 'quote', text: quote.text, speaker: quote.speaker, facts: [fact] }] : [];
    }
    const sentences = block.sentences.flatMap((sentence) => toSentences(sentence, material));
    if (sentences.length === 0) return [];
    // Items that are no sentences get no full stops.
    const isOfNames = block.sentences.every(({ text }) => !/[.!?:;]["”’)]*\s*$/.test(text));
    const items = sentences.map((item) => (isOfNames ? { ...item, text: item.text.replace(/\.$/, '') } : item));
    return [block.kind === 'list' ? { kind: 'list', items } : { kind: 'paragraph', sentences }];
  };
  return headed(id, heading, withLeadIns(answer.blocks.flatMap(toBlocks)));
}

/** A sentence that leads into a list rests on what the list does. */
const withLeadIns = (blocks: ArticleBlock[]) =>
  blocks.map((block, at): ArticleBlock => {
    const next = blocks[at + 1];
    const last = block.kind === 'paragraph' ? block.sentences.at(-1) : undefined;
    if (block.kind !== 'paragraph' || !last?.text.endsWith(':') || !next || itemsOf(next) === 0) return block;
    const led = { ...last, facts: [...new Set([...last.facts, ...factsOf(next)])] };
    return { ...block, sentences: [...block.sentences.slice(0, -1), led] };
  });
