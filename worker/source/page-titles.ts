import type { DraftBlock } from './emit-blocks.ts';
import { countTextWords } from './fold-text.ts';
import { isMarked } from './quotes.ts';
import type { Block } from './types.ts';

const maxTitleWords = 10;
const startsLikeFigure = /^[\d$€£¥₹+~<>#@.,*]/;
const leadingBlocks = 6;

const isTitleText = (text: string) =>
  countTextWords(text) <= maxTitleWords && !startsLikeFigure.test(text) && !/[.,;:!]$/.test(text);

/** A block that a title can stand over: running text, a list, a quote, a table. */
function isTextual(block: DraftBlock | undefined): boolean {
  if (block === undefined || block.kind === 'heading') return false;
  if (block.kind !== 'paragraph') return true;
  return !block.setApart && (/[.!?:]$/.test(block.text) || countTextWords(block.text) > 5);
}

function isTitle(block: DraftBlock | undefined, below: DraftBlock | undefined): boolean {
  return block?.kind === 'paragraph' && Boolean(block.setApart) && isTitleText(block.text) && isTextual(below);
}

/** A page without a main heading has another that serves as one, or none. */
export function settleMainHeading(blocks: Block[]): Block[] {
  if (blocks.some((block) => block.kind === 'heading' && block.level === 1)) return blocks;
  const at = blocks.findIndex((block) => block.kind === 'heading');
  return blocks.map((block, index) =>
    index === at && at < leadingBlocks && block.kind === 'heading' ? { ...block, level: 1 } : block,
  );
}

/**
 * Pages made of plain boxes have titles that are headings by their looks only: short, set apart, with text below. They become
 * headings of level 5, and of level 4 where such a title stands right below, so that cards stand under the title of their part.
 */
export function settleTitles(blocks: readonly DraftBlock[]): Block[] {
  return blocks.map((draft, index): Block => {
    if (draft.kind !== 'paragraph') return draft;
    const { setApart, ...block } = draft;
    if (!setApart) return block;
    // The line below a quotation is whose it is.
    const before = blocks[index - 1];
    if (before?.kind === 'paragraph' && isMarked(before.text)) return block;
    const [below, next] = [blocks[index + 1], blocks[index + 2]];
    if (isTitle(draft, below)) return { kind: 'heading', level: 5, text: block.text };
    const isOverTitles =
      setApart === 'title' && isTitleText(block.text) && isTitle(below, next) && below?.kind === 'paragraph';
    return isOverTitles ? { kind: 'heading', level: 4, text: block.text } : block;
  });
}
