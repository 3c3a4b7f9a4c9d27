import { remembered } from '../../remembered.ts';
import { isCard } from './action.ts';
import { classNames } from './marks.ts';
import { type ElementNode, rawText } from './tree.ts';

const blockNames = new Set(
  [
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6',
    'header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul label caption',
  ]
    .join(' ')
    .split(' '),
);
/** Whatever stands in one of these is one line, spans and all. */
const oneLine = /^(?:h[1-6]|p|a|button|summary|dt|blockquote)$/;

const blockAmong = remembered(
  ({ children }: ElementNode) =>
    new Map(
      children.flatMap((child) =>
        child.kind === 'element' && blockNames.has(child.name) && child.attributes.class
          ? [[child.attributes.class, child.name] as const]
          : [],
      ),
    ),
);

/** Of cards that look the same, one may lead to a page of its own: what the others are is what the link is. */
export const nameAmongSiblings = ({ name, parent, attributes }: ElementNode): string =>
  (name === 'a' && parent && attributes.class && blockAmong(parent).get(attributes.class)) || name;

/** A link whose parts are set below each other, as a well-known style sheet calls that, or as its siblings are: a card. */
const isColumn = (element: ElementNode) =>
  element.name === 'a' && (classNames(element).includes('flex-col') || nameAmongSiblings(element) !== 'a');

/** Whether an element is a block or holds some; any other is part of a line. */
export const isBlock = (element: ElementNode): boolean =>
  blockNames.has(element.name) || isColumn(element) || isCard(element) || holdsBlocks(element);

const holdsBlocks = (element: ElementNode): boolean =>
  element.headings > 0 ||
  element.tables > 0 ||
  element.quotes > 0 ||
  element.children.some((child) => child.kind === 'element' && (blockNames.has(child.name) || isInlineBox(child)));

/** An inline element that wraps blocks is a block: a card that is one link. */
const isInlineBox = (element: ElementNode): boolean =>
  (element.name === 'a' || element.name === 'span' || element.name === 'button') &&
  element.children.some((child) => child.kind === 'element' && blockNames.has(child.name));

const isMoneySign = (element: ElementNode) => element.textLength === 1 && /^\s*\p{Sc}\s*$/u.test(rawText(element));
const isFigure = (element: ElementNode) => element.elements === 0 && /^\s*\d/.test(rawText(element));

/**
 * Spans side by side without a word between them are set apart by their style: a figure and its label, a name and a role; but a
 * sign of money and its sum are one.
 */
export function partsSpans(element: ElementNode): boolean {
  if (oneLine.test(element.name) && !isColumn(element) && !isCard(element)) return false;
  const parts: ElementNode[] = [];
  for (const child of element.children) {
    if (child.kind === 'text') {
      if (child.text.trim() !== '') return false;
    } else if (child.textLength > 0) {
      if (child.name === 'br') return false;
      parts.push(child);
    }
  }
  const [first, second] = parts;
  return second !== undefined && !(first && isMoneySign(first) && isFigure(second));
}
