import { splitSentences } from '../../language/sentences.ts';
import type { ArticleBlock, Section, Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { isLeftover, plainText, sentenceText } from './clean-text.ts';
import { completeFacts, contextOf } from './fact-list.ts';
import type { SectionAnswer } from './schemas.ts';

/** A model's answer as a section: plain text, links written by us, quotes as the source has them, facts that exist. */
export function toSection(id: string, heading: string | null, answer: SectionAnswer, material: Material): Section {
  const { book, source } = material;
  const context = contextOf(book);
  const complete = (facts: readonly number[]) => completeFacts(book, context, facts);
  const clean = ({ text, facts }: Sentence): Sentence[] =>
    splitUp(sentenceText(text, material))
      .filter((sentence) => /\p{L}/u.test(sentence) && !isLeftover(sentence))
      .map((sentence) => ({ text: sentence, facts: complete(facts) }));

  const toBlocks = (block: SectionAnswer['blocks'][number]): ArticleBlock[] => {
    switch (block.kind) {
      case 'heading': {
        const text = plainText(block.text);
        return text === '' || isLeftover(text) ? [] : [{ kind: 'heading', level: 3, text }];
      }
      case 'quote': {
        const at = book.quotes.indexOf(block.fact);
        const quote = at >= 0 ? source.sheet.quotes[at] : undefined;
        return quote ? [{ kind: 'quote', text: quote.text, speaker: quote.speaker, facts: [block.fact] }] : [];
      }
      case 'table': {
        const header = block.header.map(plainText);
        const rows = block.rows
          .map(({ cells, facts }) => ({ cells: cells.map(plainText), facts: complete(facts) }))
          .filter(({ cells }) => cells.length === header.length && !cells.some(isLeftover));
        return header.length > 1 && rows.length > 0 ? [{ kind: 'table', header, rows }] : [];
      }
      case 'list':
      case 'paragraph': {
        const sentences = block.sentences.flatMap(clean);
        if (sentences.length === 0) return [];
        return [block.kind === 'list' ? { kind: 'list', items: sentences } : { kind: 'paragraph', sentences }];
      }
    }
  };
  const lead: ArticleBlock[] = heading ? [{ kind: 'heading', level: 2, text: heading }] : [];
  return { id, blocks: [...lead, ...answer.blocks.flatMap(toBlocks)], phrases: [] };
}

/** Whole sentences; a link is not torn apart by a full stop in its address. */
function splitUp(text: string): string[] {
  const links: string[] = [];
  const held = text.replace(/\]\([^)\]]*\)/g, (link) => `]\u0001${links.push(link) - 1}\u0001`);
  return splitSentences(held).map((part) =>
    part.replace(/\]\u0001(\d+)\u0001/g, (_, at: string) => links[Number(at)] ?? ']'),
  );
}
