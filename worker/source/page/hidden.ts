import { remembered } from '../../remembered.ts';
import { classNames, markWords, slotOf } from './marks.ts';
import { isMostlyLinks } from './measures.ts';
import { type ElementNode, rawText } from './tree.ts';

const screenReaderClasses = new Set(
  [
    'sr-only visually-hidden visuallyhidden screen-reader-text u-hidden-visually a11y-hidden hidden-visually',
    'visually-hidden-focusable screen-reader-only sr-only-focusable show-for-sr assistive-text offscreen off-screen',
  ].flatMap((names) => names.split(' ')),
);
const hiddenClasses = new Set(
  'hidden d-none is-hidden hide u-hidden invisible uk-hidden display-none w-condition-invisible'.split(' '),
);
/** 'md:block', 'd-lg-flex': hidden on a narrow screen alone. */
const isShownOnWider = (name: string) => {
  const [, shown] = /^(?:xs|sm|md|lg|xl|2xl):(.+)$/.exec(name) ?? [];
  return shown === undefined ? /^d-(?:sm|md|lg|xl)-\w/.test(name) : displays.has(shown);
};
const displays = new Set(
  'block flex grid inline inline-block inline-flex table table-cell contents visible'.split(' '),
);
const hiddenStyles = new Set('display:none visibility:hidden opacity:0 font-size:0 font-size:0px'.split(' '));
/** Moved off the screen, or cut to nothing. */
const awayStyle =
  /^(?:(?:left|right|top|text-indent):-\d{3,}(?:px|r?em|vw)?|clip:rect\((?:0|1px)|clip-path:inset\((?:50|100)%)/;
const maxStyle = 1000;

const isStyledAway = (style: string) =>
  style
    .slice(0, maxStyle)
    .toLowerCase()
    .replace(/\s|!important/g, '')
    .split(';')
    .some((declaration) => hiddenStyles.has(declaration) || awayStyle.test(declaration));

const maxQuestion = 300;

/** A question folds out what stands below it, whatever its makers call it. */
export const asks = (element: ElementNode | null) =>
  element !== null && element.textLength < maxQuestion && /\?\s{0,9}[+×–▾▼⌄-]?$/.test(element.tail);

/** A folded answer or a tab is content that a visitor can open; a hidden menu is not. */
function isPanel(element: ElementNode): boolean {
  const { role } = element.attributes;
  if (role === 'tabpanel' || element.name === 'dd') return true;
  if (role === 'region' && element.attributes['aria-labelledby']) return true;
  if (asks(element.previous) || markWords(element).some((word) => slideWords.has(word))) return true;
  for (let at: ElementNode | null = element, up = 0; at && up < 4; at = at.parent, up += 1) {
    const words = markWords(at);
    if (words.some((word) => panelWords.has(word)) && !isMostlyLinks(element)) return true;
  }
  return false;
}

/** Slides that have not come yet. */
const slideWords = new Set(['slide', 'slick', 'swiper', 'splide', 'glide', 'carousel', 'owl']);
const panelWords = new Set('accordion faq faqs answer collapse collapsible tabpanel disclosure toggle'.split(' '));

const longestTab = 4000;
const amount = /[$€£¥₹]\s?\d/;

/** One of several parts alike of which a script shows one at a time. Other prices are no such part. */
const isTab = (element: ElementNode) =>
  element.textLength < longestTab &&
  element.headings > 0 &&
  !isMostlyLinks(element) &&
  !amount.test(rawText(element)) &&
  element.parent !== null &&
  shownKinds(element.parent).has(slotOf(element));

/** What the parts are that stand in an element with headings and are shown. */
const shownKinds = remembered(
  ({ children }: ElementNode) =>
    new Set(
      children.flatMap((child) =>
        child.kind === 'element' && child.headings > 0 && child.attributes.class && !isUnseen(child)
          ? [slotOf(child)]
          : [],
      ),
    ),
);

/** Prices are often hidden from screen readers, which get a spelled-out copy. */
function isShortPrice(element: ElementNode): boolean {
  return element.textLength < 16 && element.elements < 8 && /[$€£¥₹]|\d\s?kr\b/.test(rawText(element));
}

function isUnseen(element: ElementNode): boolean {
  const { style = '', hidden } = element.attributes;
  const names = classNames(element);
  return (
    hidden !== undefined ||
    (style !== '' && isStyledAway(style)) ||
    (names.some((name) => hiddenClasses.has(name)) && !names.some(isShownOnWider))
  );
}

/** True for what a visitor does not see and cannot fold out. */
export function isHidden(element: ElementNode): boolean {
  const { inert, 'aria-hidden': ariaHidden } = element.attributes;
  if (inert !== undefined || classNames(element).some((name) => screenReaderClasses.has(name))) return true;
  if (isUnseen(element)) return !isPanel(element) && !isTab(element);
  if (ariaHidden === 'true') return !isShortPrice(element) && !isPanel(element);
  return false;
}
