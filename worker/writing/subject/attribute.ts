import { wordsOf } from '../../language/words.ts';
import type { SourcePage } from '../../source/types.ts';
import type { ArticleBlock, Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { nameOf } from './assemble-topic.ts';
import type { Casing } from './casing.ts';
import { siteOf } from './sources.ts';

const most = 3;
const mostWords = 22;

/**
 * Names the source of a few statements in the text itself: of criticism, and where the text turns to another page without a heading
 * that says so.
 */
export function attribute(sections: readonly Section[], { book, source }: Material, casing: Casing): Section[] {
  let left = most;
  const pageOf = (block: ArticleBlock | undefined) => {
    const fact =
      block?.kind === 'paragraph' ? block.sentences.find(({ facts }) => facts.length > 0)?.facts[0] : undefined;
    return fact === undefined ? null : (book.facts[fact]?.source ?? null);
  };
  const nameSource = (block: ArticleBlock, before: ArticleBlock | undefined, isDisputed: boolean): ArticleBlock => {
    const page = pageOf(block);
    if (block.kind !== 'paragraph' || page === null || left === 0) return block;
    const turns = before?.kind === 'paragraph' && pageOf(before) !== page;
    const at = block.sentences.findIndex(({ facts }) => facts.length > 0);
    const sentence = block.sentences[at];
    const isFitting =
      sentence &&
      wordsOf(sentence.text).length <= mostWords &&
      casing.canMove(sentence.text) &&
      !/^according to/i.test(sentence.text);
    if (!isFitting || !(turns || isDisputed)) return block;
    left -= 1;
    const text = `According to ${describe(source.pages[page])}, ${casing.small(sentence.text)}`;
    return { ...block, sentences: block.sentences.map((other, index) => (index === at ? { ...other, text } : other)) };
  };
  return sections.map((section) => {
    let isFirst = section.id === 'limits';
    return {
      ...section,
      blocks: section.blocks.map((block, at) => {
        const named = nameSource(block, section.blocks[at - 1], isFirst);
        if (block.kind === 'paragraph') isFirst = false;
        return named;
      }),
    };
  });
}

function describe(page: SourcePage | undefined): string {
  if (!page) return 'the source';
  const site = siteOf(page.meta.siteName, page.url);
  return page.meta.siteName === 'Wikipedia' ? `Wikipedia's page “${nameOf(page)}”` : site;
}
