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

export const isCalledBadge = (element: ElementNode) => isCalledSo(markWords(element));

const isCalledSo = (words: readonly string[]) => words.some((word) => badgeWords.has(word));

/** A few letters, and not all that the whole says. */
const isPartOf = (whole: ElementNode, { textLength }: ElementNode) =>
  textLength > 0 && textLength <= maxBadge && textLength < whole.textLength;

const shownIn = ({ children }: ElementNode) =>
  children.filter((child) => child.kind === 'element' || child.text.trim() !== '');

const isBadge = (element: ElementNode) => {
  const words = markWords(element);
  return isCalledSo(words) || isRound(words) || (asides.has(element.name) && isState(element));
};

const isState = (element: ElementNode) => {
  const text = foldText(rawText(element));
  return /^(?:new|soon|experimental|preview)$/i.test(text) || isStateLabel(text);
};

/** The same within a line that is no heading: at its beginning or end, called so by its makers. */
export function badgesBeside(element: ElementNode): ElementNode[] {
  if (element.ownLength === 0 || element.headings + element.tables > 0) return [];
  const shown = shownIn(element);
  return [...new Set([shown[0], shown.at(-1)])].filter(
    (child): child is ElementNode => child?.kind === 'element' && isPartOf(element, child) && isCalledBadge(child),
  );
}

const inLine = new Set(['span', 'small', 'em', 'i', 'b', 'strong', 'font']);
const maxAside = 3;

/** The last words of a heading where they stand in an element of their own, and others before it. */
export function asideOf(heading: ElementNode): string | null {
  const shown = shownIn(heading);
  const last = shown.at(-1);
  if (shown.length < 2 || last?.kind !== 'element' || !inLine.has(last.name)) return null;
  const text = foldText(rawText(last));
  // Several words right behind a letter are set apart by a style; one may be the end of a name.
  const isApart =
    (text.includes(' ') && !/^\p{P}/u.test(text)) ||
    /\s$/.test(rawText(heading).trimEnd().slice(0, -rawText(last).trimEnd().length)) ||
    /^\s/.test(rawText(last));
  return isApart && text !== '' && text.length <= maxBadge && text.split(' ').length <= maxAside ? text : null;
}

/** Labels that stand in a heading beside its own words: 'Works' with 'Popular'. */
export function badgesIn(heading: ElementNode): ElementNode[] {
  return heading.children.filter(
    (child, at): child is ElementNode =>
      child.kind === 'element' &&
      isPartOf(heading, child) &&
      (isBadge(child) || isSetOver(child, heading.children[at + 1])),
  );
}

/** '01 · RECORD' right before 'Each bell' with nothing between: the makers set it on a line of its own. */
function isSetOver(child: ElementNode, next: ElementNode['children'][number] | undefined): boolean {
  const text = rawText(child).trim();
  return (
    next?.kind === 'text' && /^\p{Lu}\p{Ll}/u.test(next.text) && /^\d.*\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
  );
}

export const withoutChildren = (element: ElementNode, gone: readonly ElementNode[]): ElementNode =>
  gone.length === 0
    ? element
    : { ...element, children: element.children.filter((child) => child.kind === 'text' || !gone.includes(child)) };
