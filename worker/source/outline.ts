import { headingTopic, pathTopic, type Topic } from './topics.ts';
import type { Block, SourcePage } from './types.ts';

/** A heading with the blocks that stand directly under it. */
export type Section = {
  page: number;
  heading: string | null;
  /** 0 for what stands before any heading. */
  level: number;
  blocks: Block[];
  parent: Section | null;
  /** Index of the heading among the page's blocks. */
  at: number;
  /** True where the heading stands in a box of its own (a card). */
  isCard: boolean;
  /** True for what follows cards under the heading that they stand under, too. */
  isTail: boolean;
  topic: Topic | null;
};

const maxCardBlocks = 12;

function findParent(current: Section, level: number, outside: Section | null): Section | null {
  // In a box, a heading belongs to what the box stands under, even where both have the same level.
  if (outside && outside.level >= level) return outside;
  let parent: Section | null = current;
  while (parent && parent.level >= level) parent = parent.parent;
  return parent;
}

/** The sections of a page in order. What follows a box belongs to the heading before the box again, not to the last one inside. */
export function outlinePage(
  page: SourcePage,
  index: number,
  isLeftOut: (at: number, block: Block) => boolean = () => false,
): Section[] {
  const pageTopic = pathTopic(page.url);
  let current: Section = {
    page: index,
    heading: null,
    level: 0,
    blocks: [],
    parent: null,
    at: -1,
    isCard: false,
    isTail: false,
    topic: pageTopic,
  };
  const sections = [current];
  const open: Array<{ from: number; to: number; before: Section }> = [];
  let nextBox = 0;
  let wasLeft = false;
  for (const [at, block] of page.blocks.entries()) {
    for (let last = open.at(-1); last && last.to <= at; last = open.at(-1)) {
      if (current.at >= last.from) {
        current = last.before;
        wasLeft = true;
      }
      open.pop();
    }
    for (let box = page.boxes[nextBox]; box && box.from <= at; box = page.boxes[nextBox]) {
      open.push({ ...box, before: current });
      nextBox += 1;
    }
    if (isLeftOut(at, block)) continue;
    if (block.kind !== 'heading') {
      if (wasLeft) {
        current = { ...current, blocks: [], isTail: true };
        sections.push(current);
        wasLeft = false;
      }
      current.blocks.push(block);
      continue;
    }
    const box = open.at(-1);
    const outside = box && box.before.at < box.from && box.before.level > 1 ? box.before : null;
    const parent = findParent(current, block.level, outside);
    const isCard = box !== undefined && box.to - box.from <= maxCardBlocks;
    const topic = headingTopic(block.text) ?? parent?.topic ?? pageTopic;
    current = {
      page: index,
      heading: block.text,
      level: block.level,
      blocks: [],
      parent,
      at,
      isCard,
      isTail: false,
      topic,
    };
    wasLeft = false;
    sections.push(current);
  }
  return sections;
}

/** The running texts directly under a heading. */
export function paragraphsOf(section: Section): string[] {
  return section.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
}

export function itemsOf(section: Section): string[] {
  return section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
}
