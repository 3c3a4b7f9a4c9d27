import { foldText } from './fold-text.ts';
import { markWords } from './marks.ts';
import { isStateLabel } from './state-label.ts';
import { type ElementNode, rawText } from './tree.ts';

const badgeWords = new Set(['badge', 'pill', 'chip', 'ribbon', 'tag']);
const maxBadge = 24;
/** What utility classes make of a word: round, with room at its sides. */
const isRound = (words: readonly string[]) => words.includes('rounded') && words.includes('px');
/** Elements that set a word apart from those before it. */
const asides = new Set(['mark', 'sup', 'small', 'em', 'i']);

const isBadge = (element: ElementNode) => {
  const words = markWords(element);
  return words.some((word) => badgeWords.has(word)) || isRound(words) || (asides.has(element.name) && isState(element));
};

const isState = (element: ElementNode) => {
  const text = foldText(rawText(element));
  return /^(?:new|soon|experimental|preview)$/i.test(text) || isStateLabel(text);
};

/** Labels that stand in a heading beside its own words: 'Works' with 'Popular'. */
export function badgesIn(heading: ElementNode): ElementNode[] {
  return heading.children.filter(
    (child): child is ElementNode =>
      child.kind === 'element' &&
      child.textLength > 0 &&
      child.textLength <= maxBadge &&
      child.textLength < heading.textLength &&
      isBadge(child),
  );
}

export const withoutChildren = (element: ElementNode, gone: readonly ElementNode[]): ElementNode =>
  gone.length === 0
    ? element
    : { ...element, children: element.children.filter((child) => child.kind === 'text' || !gone.includes(child)) };
