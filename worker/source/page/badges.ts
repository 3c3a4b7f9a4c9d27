import { markWords } from './marks.ts';
import type { ElementNode } from './tree.ts';

const badgeWords = new Set(['badge', 'pill', 'chip', 'ribbon', 'tag']);
const maxBadge = 24;

/** Labels that stand in a heading beside its own words: 'Works' with 'Popular'. */
export function badgesIn(heading: ElementNode): ElementNode[] {
  return heading.children.filter(
    (child): child is ElementNode =>
      child.kind === 'element' &&
      child.textLength > 0 &&
      child.textLength <= maxBadge &&
      child.textLength < heading.textLength &&
      markWords(child).some((word) => badgeWords.has(word)),
  );
}

export const withoutChildren = (element: ElementNode, gone: readonly ElementNode[]): ElementNode =>
  gone.length === 0
    ? element
    : { ...element, children: element.children.filter((child) => child.kind === 'text' || !gone.includes(child)) };
