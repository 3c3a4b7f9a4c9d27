import { siteOf } from '../fetch/index.ts';
import { isAction } from './action.ts';
import { markWords } from './marks.ts';
import { type ElementNode, rawText } from './tree.ts';

/** What the elements around a text say of it. */
export type Place = {
  isLinked: boolean;
  leadsAway: boolean;
  isBold: boolean;
  isQuoted: boolean;
  /** It stands where somebody's words are signed. */
  isSigned: boolean;
  isAction: boolean;
  isItem: boolean;
  /** The list that it stands in is numbered. */
  isOrdered: boolean;
};

export const topPlace: Place = {
  ...{
    isLinked: false,
    leadsAway: false,
    isBold: false,
    isQuoted: false,
    isSigned: false,
    isAction: false,
    isItem: false,
    isOrdered: false,
  },
};

const signatures = new Set(['cite', 'footer', 'figcaption']);
const boldNames = new Set(['strong', 'b']);
const nameMarks = new Set(['label', 'title', 'name', 'heading']);

/** Set apart by its element, or by a style that is called so. */
const isSetBold = (element: ElementNode) =>
  boldNames.has(element.name) || (element.name === 'span' && markWords(element).some((mark) => nameMarks.has(mark)));

const longestItem = 200;

/** A row that begins with a tick is an item of a list, whatever it is made of. */
function isTicked({ headings, textLength, children }: ElementNode): boolean {
  if (headings > 0 || textLength < 3 || textLength > longestItem) return false;
  const first = children.find((child) => child.kind === 'element' || child.text.trim() !== '');
  return (
    first !== undefined && (first.kind === 'text' || first.textLength === 1) && /^\s*[✓✔☑✅]/u.test(rawText(first))
  );
}

/** The place of what stands in an element that has a place itself. */
export const within = (element: ElementNode, place: Place, pageUrl: string): Place => ({
  isLinked: place.isLinked || element.name === 'a',
  leadsAway: place.leadsAway || (element.name === 'a' && leadsAway(element, pageUrl)),
  isBold: place.isBold || isSetBold(element),
  // A quotation may be signed inside its element.
  isQuoted: !signatures.has(element.name) && (place.isQuoted || element.name === 'blockquote' || element.name === 'q'),
  isSigned: place.isSigned || (signatures.has(element.name) && isQuotation(element.parent)) || element.name === 'cite',
  isAction: place.isAction || isAction(element),
  isItem: place.isItem || element.name === 'li' || isTicked(element),
  isOrdered: element.name === 'ol' || (place.isOrdered && element.name !== 'ul'),
});

/** What holds words and their signature. */
export const isQuotation = (element: ElementNode | null) =>
  element !== null && (element.name === 'blockquote' || (element.name === 'figure' && element.quotes > 0));

function leadsAway(link: ElementNode, pageUrl: string): boolean {
  const { href = '' } = link.attributes;
  return (
    /^(?:https?:)?\/\//i.test(href) &&
    URL.canParse(href, pageUrl) &&
    siteOf(new URL(href, pageUrl)) !== siteOf(new URL(pageUrl))
  );
}
