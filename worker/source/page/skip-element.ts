import { remembered } from '../../remembered.ts';
import { isUnfilled } from './counter.ts';
import { isFurniture } from './furniture.ts';
import { isHidden } from './hidden.ts';
import { markWords } from './marks.ts';
import { isMostlyLinks, isSmall } from './measures.ts';
import { isQuotation } from './place.ts';
import { isRuledOut } from './ruled-out.ts';
import { type ElementNode, rawText } from './tree.ts';

const skippedNames = new Set(
  [
    'script style noscript template svg iframe object embed canvas math video audio head select input textarea option datalist',
    'progress meter dialog map pre title link meta menu output rp rt',
  ]
    .join(' ')
    .split(' '),
);

/** A drawing made of text ('img') says what it says of itself. */
const skippedRoles = new Set(
  [
    'img navigation search dialog alertdialog menu menubar contentinfo toolbar tooltip',
    'status progressbar combobox listbox',
  ]
    .join(' ')
    .split(' '),
);

const tipWords = new Set(['tip', 'tooltip', 'tooltiptext']);

/** What shows over a word of the text when one points at it: within the sentence it would break it. */
const isTip = (element: ElementNode) =>
  element.name === 'span' &&
  element.parent !== null &&
  ['span', 'abbr', 'a', 'button'].includes(element.parent.name) &&
  markWords(element).some((word) => tipWords.has(word));

const keptAside = new Set('note tip callout admonition info quote testimonial card feature highlight'.split(' '));

const maxIconName = 24;

/** Fonts draw an icon where its name stands: '<i class="icon">check</i>'. */
const isIconName = (element: ElementNode) =>
  (element.name === 'i' || element.name === 'span') &&
  element.elements === 0 &&
  element.textLength <= maxIconName &&
  markWords(element).some((word) => word === 'icon' || word === 'icons' || word === 'symbols') &&
  /^\s*[a-z_]{3,24}\s*$/.test(rawText(element));

/** '+' and '▾' beside a question are what is pressed to open it. */
const isOpener = (element: ElementNode) =>
  (element.parent?.name === 'summary' || element.parent?.name === 'button') &&
  element.textLength < 3 &&
  /^\s*[+−–▾▼▸›⌄×]\s*$/.test(rawText(element));

const longestCalculator = 900;

/** 'People hired in a year', a slider, and what that comes to: figures of nobody, until a visitor sets them. */
const isCalculator = ({ dials, headings, textLength }: ElementNode) =>
  dials > 0 && headings > 0 && headings < 3 && textLength <= longestCalculator;

const pictures = new Set(['img', 'picture', 'video', 'svg', 'canvas']);

/** What stands in an element itself: asked for each of its children, so that it is looked at once. */
const holdsPicture = remembered(({ children }: ElementNode) =>
  children.some((child) => child.kind === 'element' && pictures.has(child.name)),
);
const holdsForm = remembered(({ children }: ElementNode) =>
  children.some((child) => child.kind === 'element' && child.name === 'form'),
);

/** What stands below a picture is about the picture, which is not told. */
const isCaption = ({ name, parent, previous, headings, textLength }: ElementNode) =>
  (name === 'figcaption' && headings === 0 && parent?.quotes === 0 && holdsPicture(parent)) ||
  // A line right behind a figure, and nothing beside them.
  (name === 'p' &&
    previous?.name === 'figure' &&
    previous.quotes === 0 &&
    textLength <= longestCaption &&
    isAlone(parent));

const longestCaption = 90;
const isAlone = (parent: ElementNode | null) =>
  parent !== null && parent.ownLength === 0 && shownIn(parent) === 2 && parent.headings === 0;
const shownIn = remembered(({ children }: ElementNode) => children.filter(({ kind }) => kind === 'element').length);

const answerWords = new Set('success thanks thankyou thank confirmation confirmed submitted'.split(' '));

/** 'You're in.' beside a form is shown to those who have sent it. */
const isAnswerOfForm = (element: ElementNode) =>
  element.parent !== null && holdsForm(element.parent) && markWords(element).some((word) => answerWords.has(word));

/** True where an element with all that it holds is no content: menus, banners, forms, hidden parts. */
export function isSkipped(element: ElementNode, pageLength: number): boolean {
  const { name, attributes } = element;
  if (skippedNames.has(name)) return true;
  if (attributes.role && skippedRoles.has(attributes.role)) return true;
  if (isTip(element) || isCaption(element) || isIconName(element) || isOpener(element) || isCalculator(element))
    return true;
  // A short one answers to what a visitor does; a whole sentence stands over the page for all of them.
  if (attributes.role === 'alert' && element.textLength < 40) return true;
  if (attributes.role === 'tablist' && element.headings === 0) return true;
  if (attributes.contenteditable === 'true' || isHidden(element) || isRuledOut(element) || isUnfilled(element))
    return true;
  if (isAnswerOfForm(element)) return true;
  // One site kit folds answers into <nav>.
  if (name === 'nav') return element.textLength < 40 || element.linkLength > element.textLength * 0.3;
  if (name === 'aside' && isSmall(element) && !markWords(element).some((word) => keptAside.has(word))) return true;
  // Some kits wrap the whole page in one form.
  if (name === 'form') return element.headings < 2 && element.textLength < pageLength * 0.5;
  // A short footer without links signs a quote or closes a card.
  if (name === 'footer') {
    const leads = element.linkLength > 0 && !isQuotation(element.parent);
    return element.textLength > 160 || leads || element.copyrights > 0;
  }
  if (name === 'header') return element.headings === 0 && isMostlyLinks(element);
  return isFurniture(element, pageLength);
}
