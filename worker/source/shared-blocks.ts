import { isQuestion } from './faq.ts';
import { countTextWords, textKey } from './fold-text.ts';
import type { Block, SourcePage } from './types.ts';

const minPages = 3;

function sharedKey(block: Block): string | null {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return null;
  return countTextWords(block.text) > 2 ? `${block.kind} ${textKey(block.text)}` : null;
}

/** Blocks that every page of a site repeats: banners and closing appeals. A question asked on several pages is none. */
export function findSharedBlocks(pages: readonly SourcePage[]): Set<Block> {
  const shared = new Set<Block>();
  if (pages.length < minPages) return shared;
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.blocks.map(sharedKey))) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const page of pages) {
    for (const [at, block] of page.blocks.entries()) {
      const key = sharedKey(block);
      const before = page.blocks[at - 1];
      const isAnswer = before?.kind === 'heading' && isQuestion(before.text);
      const isAsked = block.kind === 'heading' && isQuestion(block.text);
      if (key && counts.get(key) === pages.length && !isAnswer && !isAsked) shared.add(block);
    }
  }
  return shared;
}
