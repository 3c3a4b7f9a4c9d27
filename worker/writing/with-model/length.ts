import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { wordTargets } from '../../contract/options.ts';
import { foldText } from '../../language/fold.ts';
import { type ArticleBlock, renderSections, type Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { tellable } from './fact-list.ts';

const countWordsOf = (sections: readonly Section[]) => countMarkdownWords(renderSections(sections));

/** Facts for one more section, where the article is too short and has any left; null where it needs none. */
export function factsLeft({ brief, book }: Material, sections: readonly Section[]): number[] | null {
  if (countWordsOf(sections) >= wordTargets[brief.length].least) return null;
  const told = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(factsOf)));
  const text = foldText(renderSections(sections));
  const isTold = (fact: number) => told.has(fact) || text.includes(foldText(book.facts[fact]?.quote ?? ''));
  const left = tellable(book).filter((fact) => !isTold(fact) && book.facts[fact]?.kind !== 'title');
  return left.length >= fewestForSection ? left.slice(0, mostForSection) : null;
}

const fewestForSection = 3;
const mostForSection = 24;

export function factsOf(block: ArticleBlock): number[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'quote':
      return block.facts;
    case 'table':
      return block.rows.flatMap(({ facts }) => facts);
    default:
      return (block.kind === 'list' ? block.items : block.sentences).flatMap(({ facts }) => facts);
  }
}

/**
 * Takes sentences from the ends of the longest sections until the article fits, with what is to come `after` it; introduction and
 * closing stay.
 */
export function trimToLength(
  { brief }: Material,
  sections: readonly Section[],
  after: readonly Section[] = [],
): Section[] {
  const most = wordTargets[brief.length].most - countWordsOf(after);
  const trimmed = sections.map((section) => ({ section, words: countWordsOf([section]) }));
  const inner = trimmed.slice(1, -1);
  let words = trimmed.reduce((sum, section) => sum + section.words, 0);
  while (words > most) {
    const [longest] = inner.filter(({ section }) => withoutLast(section)).sort((one, other) => other.words - one.words);
    const shorter = longest && withoutLast(longest.section);
    if (!longest || !shorter) break;
    const left = countWordsOf([shorter]);
    words -= longest.words - left;
    Object.assign(longest, { section: shorter, words: left });
  }
  return trimmed.map(({ section }) => section);
}

/** The section without its last sentence, item, row or quote; null where only one block would be left to take from. */
function withoutLast(section: Section): Section | null {
  const last = section.blocks.at(-1);
  if (!last || section.blocks.filter(({ kind }) => kind !== 'heading').length < 1) return null;
  const rest = section.blocks.slice(0, -1);
  const shorter = shorten(last);
  if (shorter) return { ...section, blocks: [...rest, shorter] };
  const blocks = rest.at(-1)?.kind === 'heading' ? rest.slice(0, -1) : rest;
  return blocks.some(({ kind }) => kind !== 'heading') ? { ...section, blocks } : null;
}

function shorten(block: ArticleBlock): ArticleBlock | null {
  if (block.kind === 'paragraph' && block.sentences.length > 1)
    return { ...block, sentences: block.sentences.slice(0, -1) };
  if (block.kind === 'list' && block.items.length > 2) return { ...block, items: block.items.slice(0, -1) };
  return null;
}
