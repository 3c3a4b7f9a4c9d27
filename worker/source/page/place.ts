import { siteOf } from '../fetch/index.ts';
import { isAction } from './action.ts';
import { markWords } from './marks.ts';
import { type ElementNode, rawText } from './tree.ts';

/** What the elements around a text say of it. */
export type Place = {
  isLinked: boolean;
  leadsAway: boolean;
  /** The page of the same site to which the link around it leads, without the place on it; null where none is. */
  leadsTo: string | null;
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
    leadsTo: null,
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
  ...(element.name === 'a' ? target(element, pageUrl) : { leadsAway: place.leadsAway, leadsTo: place.leadsTo }),
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

function target({ attributes: { href = '' } }: ElementNode, pageUrl: string): Pick<Place, 'leadsAway' | 'leadsTo'> {
  if (!/^(?:https?:|[/.\w?-])/i.test(href) || !URL.canParse(href, pageUrl)) return { leadsAway: false, leadsTo: null };
  const url = new URL(href, pageUrl);
  const isSame = siteOf(url) === siteOf(new URL(pageUrl));
  url.hash = '';
  return { leadsAway: !isSame, leadsTo: isSame ? url.href : null };
}
