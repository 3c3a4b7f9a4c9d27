import { countTextWords } from './fold-text.ts';
import type { DraftBlock } from './page-blocks.ts';
import type { Block } from './types.ts';

const maxTitleWords = 10;
const startsLikeFigure = /^[\d$€£¥₹+~<>#@.,]/;

function isTextual(block: DraftBlock | undefined): boolean {
  if (block === undefined) return false;
  if (block.kind === 'list') return true;
  return (
    block.kind === 'paragraph' && !block.isSetApart && (/[.!?:]$/.test(block.text) || countTextWords(block.text) > 5)
  );
}

/**
 * Pages made of plain boxes have titles that are headings by their looks only: short, set apart, with text below. They become
 * headings of level 5, below every real one that a section begins with.
 */
export function settleTitles(blocks: readonly DraftBlock[]): Block[] {
  return blocks.map((draft, index): Block => {
    const { isSetApart, ...block } = draft;
    if (block.kind !== 'paragraph' || !isSetApart) return block;
    const isTitle =
      countTextWords(block.text) <= maxTitleWords &&
      !startsLikeFigure.test(block.text) &&
      !/[.,;:!]$/.test(block.text) &&
      isTextual(blocks[index + 1]);
    return isTitle ? { kind: 'heading', level: 5, text: block.text } : block;
  });
}
