import { classNames, markWords } from './marks.ts';
import { codeNames, descendants, type ElementNode, rawText, type TreeNode } from './tree.ts';

/** Names that makers give to what only looks like a screen: its texts are sample data. */
const mockWords = new Set(['mock', 'mockup', 'mockups', 'terminal', 'console', 'wireframe', 'skeleton', 'placeholder']);
/** Such names are also given to real parts: they count where nothing inside has a heading or is quoted. */
const likelyMockWords = new Set([
  ...['window', 'browser', 'phone', 'device', 'screenshot', 'chat', 'bubble', 'message', 'messages', 'msg'],
  ...['conversation', 'inbox', 'demo', 'preview', 'code', 'snippet', 'editor', 'sandbox', 'playground'],
  ...['visual', 'illustration', 'diagram', 'canvas', 'watermark', 'typewriter'],
]);
/** Site kits call their paragraphs after the tool that they are written with: 'widget-text-editor'. */
const ofTexts = new Set(['text', 'rich', 'content', 'block', 'wysiwyg']);
/** The bar over a drawn window. */
const windowBar =
  /\b(?:window|browser|terminal|mac) (?:bar|dots?|controls?|buttons?|chrome|titlebar|header|top)\b|\btitle ?bar\b|\btraffic lights?\b|\bchrome\b/;
/** A picture that no file is shown in is drawn with boxes. */
const pictureWords = new Set(['image', 'img', 'picture', 'artwork', 'graphic']);
const pictureElements = new Set(['img', 'picture', 'svg', 'video', 'figcaption']);
const longestDrawn = 300;
const smallHeading = 3;
const maxMockLength = 3000;
const mostBetween = 3;

/** True for a picture of a screen, a chat, a terminal or a piece of code: nothing in it is said of the product. */
export function isMock(element: ElementNode, pageLength: number): boolean {
  const { parent } = element;
  // Nothing stands beside the code but what joins two keys.
  if (codeNames.has(element.name)) return parent !== null && parent.textLength <= parent.codeLength + mostBetween;
  if (element.textLength > Math.min(maxMockLength, pageLength * 0.5)) return false;
  // What a heading says is no sample; its id is made of its words.
  if (/^h[1-6]$/.test(element.name)) return false;
  if (
    [
      isLabelledPicture,
      isFigure,
      hasWindowBar,
      isSampled,
      isLabelledSample,
      isDrawn,
      isPictureOfBoxes,
      isPictureBeside,
      isScrolled,
      holdsMocks,
    ].some((is) => is(element))
  )
    return true;
  const isLikely = isCalledMock(element);
  if (!isLikely || element.headings + element.quotes === 0 || holdsDrawnField(element)) return isLikely;
  // An id is an address within the page: '#terminal' may lead to a part about terminals.
  return markWords(withoutId(element)).some((word) => mockWords.has(word));
}

/** 'Illustration: a pan and its heap', as it is read out to those who do not see it. */
const isLabelledPicture = ({ attributes: { 'aria-label': label = '' } }: ElementNode) =>
  /^(?:illustration|screenshot|diagram|mock-?up|drawing|(?:example|sample|preview) of)\b/i.test(label);

/** A figure that holds nobody's words, no table and no part of the text is drawn, be it with texts. */
const isFigure = (element: ElementNode) =>
  element.name === 'figure' &&
  element.quotes + element.tables + element.headings === 0 &&
  !/^\s*["“„«]/.test(rawText(element).slice(0, longestDrawn));

const isCalledMock = (element: ElementNode) =>
  markWords(element)
    .filter((word, at, all) => !(word === 'editor' && ofTexts.has(all[at - 1] ?? '')))
    .some((word) => mockWords.has(word) || likelyMockWords.has(word));

const mostInMock = 150;
const fewestMocks = 3;

/** Three messages of a chat or more, and what is drawn around them, under no heading of its own. */
const holdsMocks = (element: ElementNode) =>
  element.headings + element.quotes === 0 &&
  element.elements >= fewestMocks &&
  element.elements <= mostInMock &&
  [...descendants(element)].filter(isCalledMock).length >= fewestMocks;

/** A field that asks for something and takes nothing. */
const holdsDrawnField = (element: ElementNode) =>
  element.elements <= mostInMock &&
  [...descendants(element)].some(
    ({ name, attributes: { placeholder, readonly, disabled } }) =>
      (name === 'input' || name === 'textarea') && placeholder && (readonly !== undefined || disabled !== undefined),
  );

const maxNote = 200;
const sampled =
  /\b(?:sample|example|illustrative|fictional|fictitious|invented|demo|dummy|mock) (?:data|records?|content|figures|numbers|names|entries|screens?|workspace|dashboard)\b/i;

const ofText = new Set('p li dt dd tr td th'.split(' '));

const longestLabel = 40;
/** 'Example drill', small over it. */
const isLabelledSample = ({ children, elements, headings }: ElementNode) => {
  const first = children.find((child) => child.kind === 'element');
  const isSmall = first?.kind === 'element' && first.textLength <= longestLabel && elements > 2 && headings === 0;
  return isSmall && /^\s*(?:example|sample|illustrative|simulated)\b[^?]*$/i.test(rawText(first));
};

/** What stands right below it says that all of it is made up; a paragraph, or an item of a list, is no picture of anything. */
const isSampled = ({ name, next }: ElementNode) =>
  !ofText.has(name) && next !== null && next.textLength < maxNote && next.headings === 0 && sampled.test(rawText(next));

/** What scrolls within its box and has no heading is a log or a chat that is shown. */
const isScrolled = (element: ElementNode) =>
  element.headings + element.quotes === 0 && classNames(element).some((name) => scrolls.test(name));
const scrolls = /^overflow-y-(?:auto|scroll)$/;

/** A few boxes with a few words, and no file. */
const isMadeOfBoxes = (element: ElementNode) =>
  element.elements > 1 &&
  element.textLength < longestDrawn &&
  ![...descendants(element)].some(({ name }) => pictureElements.has(name));

const isPictureOfBoxes = (element: ElementNode) =>
  // 'hero-image' holds what is set over a picture.
  classNames(element).some((name) => pictureWords.has(name.toLowerCase())) &&
  Math.min(smallHeading, ...levelsIn(element)) >= smallHeading &&
  isMadeOfBoxes(element);

/** Called a picture, without a heading, beside what has the heading: 'feature-img' beside 'feature-text'. */
const isPictureBeside = (element: ElementNode) =>
  element.headings === 0 &&
  ((element.next?.headings ?? 0) > 0 || (element.previous?.headings ?? 0) > 0) &&
  markWords(withoutId(element)).some((word) => pictureWords.has(word)) &&
  isMadeOfBoxes(element);

const fewestPieces = 8;
const longestPiece = 12;
const fewestDrawn = 3;
const mostHeadings = 3;

/**
 * Set in a card before all that it says, many bits of text, or a smaller heading than the one that names the card: what a picture of a
 * board or of an invoice is made of.
 */
function isDrawn(element: ElementNode): boolean {
  const { parent, next } = element;
  if (next?.headings !== 1 || !parent || parent.headings > mostHeadings) return false;
  if (element.quotes + element.tables + element.linkLength > 0) return false;
  if (element.headings > 0)
    return element.elements >= fewestDrawn && Math.min(...levelsIn(element)) > Math.max(...levelsIn(next));
  return (
    element.elements >= fewestPieces && element.textLength > 0 && element.textLength < element.elements * longestPiece
  );
}

const levelsIn = (element: { children: readonly TreeNode[] }): number[] =>
  element.children.flatMap((child) =>
    child.kind === 'text' ? [] : /^h[1-6]$/.test(child.name) ? [Number(child.name[1])] : levelsIn(child),
  );

const maxBar = 60;
const dots = 3;

/** What stands first in it draws the top of a window: it is called so, or is three dots and nothing else. */
function hasWindowBar(element: ElementNode): boolean {
  const [first] = element.children.filter((child) => child.kind === 'element');
  if (first === undefined || first.elements < 2 || first.headings > 0 || first.linkLength > 0) return false;
  const inBar = first.children.filter((child) => child.kind === 'element');
  const areDots =
    first.textLength === 0 &&
    first.elements === dots &&
    inBar.length === dots &&
    new Set(inBar.map(({ name, attributes }) => `${name} ${attributes.class?.split(' ')[0]}`)).size === 1 &&
    inBar.every(({ name }) => name === 'span' || name === 'div' || name === 'i');
  return (
    (areDots && element.headings === 0) || (first.textLength <= maxBar && windowBar.test(markWords(first).join(' ')))
  );
}

const withoutId = ({ attributes, ...element }: ElementNode): ElementNode => ({
  ...element,
  attributes: { class: attributes.class ?? '' },
});
