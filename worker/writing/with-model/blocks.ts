import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { heading, section } from '../article/blocks.ts';
import {
  type ArticleBlock,
  changeSentences,
  isProse,
  linesOf,
  plainSentence,
  type Section,
  type Sentence,
} from '../article/section.ts';
import type { Draft } from '../writer.ts';

/** A section under its heading; the introduction has none. */
export const headed = (id: string, title: string | null, blocks: readonly ArticleBlock[]) =>
  section(id, ...(title ? [heading(title)] : []), ...blocks);

/** How many things a sentence that ends in a colon leads to. */
export const itemsOf = (block: ArticleBlock | undefined) => {
  if (block?.kind === 'table') return block.rows.length;
  return block?.kind === 'list' || block?.kind === 'quote' ? linesOf(block).length : 0;
};

/** How many things are shown beside the prose: rows and quotes. */
export const countOthers = (blocks: readonly ArticleBlock[]) =>
  blocks.reduce((sum, block) => sum + (isProse(block) ? 0 : itemsOf(block)), 0);

/** The section without the sentences, items and quotes that may not stay, nor what leads to nothing then. */
export const keepLines = (section: Section, stays: (line: Sentence) => boolean): Section => ({
  ...section,
  blocks: withoutLooseEnds(section.blocks.flatMap((block) => changeSentences(block, (all) => all.filter(stays)))),
});

/** What has lost what it leads to goes too: a heading with nothing under it, a sentence that ends in a colon before nothing. */
export const withoutLooseEnds = (blocks: readonly ArticleBlock[]): ArticleBlock[] =>
  blocks
    .flatMap((block, at) => {
      if (block.kind !== 'paragraph' || itemsOf(blocks[at + 1]) > 0) return [block];
      return changeSentences(block, (all) => (all.at(-1)?.text.endsWith(':') ? all.slice(0, -1) : all));
    })
    .filter((block, at, left) => {
      const next = left[at + 1];
      return block.kind !== 'heading' || (next && !(next.kind === 'heading' && next.level <= block.level));
    });

/** What a text says, sentence by sentence. An answer with its 'No.' says the same as without. */
const keysOf = ({ text }: Sentence) =>
  splitSentences(plainSentence(text))
    .map((part) => wordsOf(part).join(' '))
    .filter((key) => key !== 'yes' && key !== 'no');

/** The section without sentences and quotes that the article, or the section itself, has already. */
export function withoutRepeats(section: Section, earlier: readonly Section[]): Section {
  const told = earlier.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind !== 'heading' && kind !== 'table');
  const said = new Set(told.flatMap((block) => linesOf(block)).flatMap(keysOf));
  return keepLines(section, (line) => {
    const news = keysOf(line).filter((key) => !said.has(key));
    for (const key of news) said.add(key);
    return news.length > 0;
  });
}

/** What the built-in writer has to say of these facts and the article does not have yet. */
export function supplyBlocks(facts: readonly number[], draft: Draft, earlier: readonly Section[]): ArticleBlock[] {
  const used = earlier.flatMap(({ blocks }) => blocks.map((block) => JSON.stringify(block)));
  const rests = (line: Sentence) => line.facts.some((fact) => facts.includes(fact));
  return draft.sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => changeSentences(block, (all) => all.filter(rests))))
    .filter((block) => linesOf(block).some(rests) && !used.includes(JSON.stringify(block)));
}
