import { type ElementNode, rawText } from './tree.ts';

const skippedNames = new Set([
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'svg',
    'iframe',
    'object',
    'embed',
    'canvas',
    'math',
    'video',
    'audio',
  ],
  ...['head', 'select', 'input', 'textarea', 'option', 'datalist', 'progress', 'meter', 'dialog', 'map', 'pre'],
  ...['title', 'link', 'meta', 'menu', 'output', 'rp', 'rt'],
]);

const skippedRoles = new Set([
  // A drawing made of text: what it says it says of itself.
  'img',
  ...['navigation', 'search', 'dialog', 'alertdialog', 'menu', 'menubar', 'contentinfo', 'toolbar', 'tooltip'],
  ...['status', 'progressbar', 'combobox', 'listbox'],
]);

/** Words of a class or id that mark a part as furniture, and what else must hold, for they are common words too. */
const always = () => true;
const isSmall = (element: ElementNode) => element.textLength < 3000;
const isMostlyLinks = (element: ElementNode) => element.linkLength > element.textLength / 2;
const isLabel = (element: ElementNode) => element.headings === 0 && element.textLength < 250;

const furniture: ReadonlyArray<readonly [words: readonly string[], holds: (element: ElementNode) => boolean]> = [
  [['cookie', 'cookies', 'consent', 'gdpr', 'ccpa', 'onetrust', 'cookiebot', 'cookieyes', 'cky', 'osano'], isSmall],
  [['usercentrics', 'iubenda', 'termly', 'cookielaw', 'preloader', 'sharedaddy', 'sharebar', 'addtoany'], isSmall],
  [['breadcrumb', 'breadcrumbs', 'pagination', 'pager', 'crumbs'], isSmall],
  [['newsletter', 'subscribe', 'mailchimp', 'optin', 'signup'], (e) => e.textLength < 800 && e.headings < 3],
  [['sharing', 'share', 'social', 'socials', 'follow'], isLabel],
  [['navbar', 'nav', 'navigation', 'menu', 'megamenu', 'submenu', 'dropdown', 'offcanvas', 'drawer'], isMostlyLinks],
  [['hamburger', 'topbar', 'sitemap', 'toc', 'sidebar', 'related', 'tags', 'taglist'], isMostlyLinks],
  [['modal', 'popup', 'popover', 'lightbox', 'tooltip', 'toast', 'snackbar'], isSmall],
  [['comments', 'comment', 'disqus', 'respond'], always],
  [['copyright', 'colophon', 'imprint', 'byline', 'postmeta', 'authorbox'], isLabel],
  [['lang', 'language', 'languages', 'locale', 'langs'], (e) => isLabel(e) && isMostlyLinks(e)],
  [['footer'], (e) => isMostlyLinks(e) || (e.textLength < 600 && rawText(e).includes('©'))],
];

const furnitureOf = new Map(furniture.flatMap(([words, holds]) => words.map((word) => [word, holds] as const)));

/** The words of an element's class and id, camel case split, in lower case. */
export function markWords(element: ElementNode): string[] {
  const marks = `${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`.slice(0, 600);
  if (marks === ' ') return [];
  return marks
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

const screenReaderOnly =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|u-hidden-visually|a11y-hidden)(?:\s|$)/;
const hiddenClass =
  /(?:^|\s)(?:hidden|d-none|is-hidden|hide|u-hidden|invisible|uk-hidden|display-none|w-condition-invisible)(?:\s|$)/;
const shownLater =
  /(?:^|\s)(?:(?:xs|sm|md|lg|xl|2xl):(?:block|flex|grid|inline|inline-block|inline-flex|table|table-cell|contents|visible)|d-(?:sm|md|lg|xl)-\w+)(?:\s|$)/;
const hiddenStyle = /(?:^|;)\s{0,9}(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/i;

/** The element right before one in its parent. */
function before(element: ElementNode): ElementNode | null {
  let last: ElementNode | null = null;
  for (const child of element.parent?.children ?? []) {
    if (child === element) return last;
    if (child.kind === 'element') last = child;
  }
  return null;
}

const maxQuestion = 300;

/** A question folds out what stands below it, whatever its makers call it. */
const asks = (element: ElementNode | null) =>
  element !== null &&
  element.textLength < maxQuestion &&
  /\?\s*[+×–▾▼⌄-]?\s*$/.test(rawText(element).trimEnd().slice(-12));

/** A folded answer or a tab is content that a visitor can open; a hidden menu is not. */
function isPanel(element: ElementNode): boolean {
  const { role } = element.attributes;
  if (role === 'tabpanel' || element.name === 'dd') return true;
  if (role === 'region' && element.attributes['aria-labelledby']) return true;
  if (asks(before(element))) return true;
  for (let at: ElementNode | null = element, up = 0; at && up < 4; at = at.parent, up += 1) {
    const words = markWords(at);
    if (words.some((word) => panelWords.has(word)) && !isMostlyLinks(element)) return true;
  }
  return false;
}

const panelWords = new Set([
  'accordion',
  'faq',
  'faqs',
  'answer',
  'collapse',
  'collapsible',
  'tabpanel',
  'disclosure',
  'toggle',
]);

/** Prices are often hidden from screen readers, which get a spelled-out copy. */
function isShortPrice(element: ElementNode): boolean {
  return element.textLength < 16 && /[$€£¥₹]|\d\s?kr\b/.test(rawText(element));
}

export function isHidden(element: ElementNode): boolean {
  const { class: classes = '', style = '', hidden, 'aria-hidden': ariaHidden } = element.attributes;
  if (screenReaderOnly.test(classes)) return true;
  const isUnseen =
    hidden !== undefined || hiddenStyle.test(style) || (hiddenClass.test(classes) && !shownLater.test(classes));
  if (isUnseen) return !isPanel(element);
  if (ariaHidden === 'true') return !isShortPrice(element) && !isPanel(element);
  return false;
}

const furnitureLabel = /\b(?:cookie|consent|breadcrumb|language selector|select language|social|share)s?\b/i;

function isFurniture(element: ElementNode, pageLength: number): boolean {
  const { id, class: classes, 'aria-label': label = '' } = element.attributes;
  if (element.name === 'body' || element.name === 'html' || element.name === 'main') return false;
  // Layout wrappers wear such words too ('has-sidebar'): what holds most of the page is never furniture.
  if (element.textLength > pageLength * 0.6 && element.textLength > 400) return false;
  if (label && furnitureLabel.test(label) && isSmall(element)) return true;
  if (id === undefined && classes === undefined) return false;
  return markWords(element).some((word) => furnitureOf.get(word)?.(element) ?? false);
}

const ruledOutClass =
  /(?:^|\s)(?:line-through|(?:is-)?excluded|(?:is-)?not-included|(?:is-)?unavailable|strike|strikethrough)(?:\s|$)/i;
/** Whole class names only: 'gap-x-8' is no cross. */
export const crossIcon =
  /(?:^|\s)(?:\S{0,40}-)?(?:xmark|x-mark|times|cross|x-circle|x-lg)(?:\s|$)|(?:^|\s)(?:bi|lucide|icon|fa|ti|feather|ph|mdi|tabler)-(?:x|close|minus)(?:\s|$)/i;
const iconElements = new Set(['svg', 'i', 'img', 'span']);

/** What a plan does not have is listed too, struck out or with a cross before it. */
function isRuledOut(element: ElementNode): boolean {
  if (element.name === 's' || element.name === 'del' || element.name === 'strike') return true;
  if (element.textLength === 0 || element.textLength > 120 || element.headings > 0) return false;
  if (ruledOutClass.test(element.attributes.class ?? '')) return true;
  return element.children.slice(0, 4).some((child) => {
    if (child.kind === 'text' || child.textLength > 1 || !iconElements.has(child.name)) return false;
    const { class: classes = '', 'aria-label': label = '', alt = '', 'data-icon': icon = '' } = child.attributes;
    return crossIcon.test(`${classes} ${icon}`.slice(0, 400)) || /^(?:not included|no|cross|x)$/i.test(label || alt);
  });
}

const keptAside = new Set([
  'note',
  'tip',
  'callout',
  'admonition',
  'info',
  'quote',
  'testimonial',
  'card',
  'feature',
  'highlight',
]);

/** Names that makers give to what only looks like a screen: its texts are sample data. */
const mockWords = new Set(['mock', 'mockup', 'mockups', 'terminal', 'console', 'wireframe', 'skeleton', 'placeholder']);
/** Such names are also given to real parts: they count where nothing inside has a heading or is quoted. */
const likelyMockWords = new Set([
  ...['window', 'browser', 'phone', 'device', 'screenshot', 'chat', 'bubble', 'message', 'messages', 'msg'],
  ...['conversation', 'inbox', 'demo', 'preview', 'code', 'snippet', 'editor', 'sandbox', 'playground'],
  ...['visual', 'illustration', 'diagram', 'canvas', 'watermark', 'typewriter'],
]);
const codeNames = new Set(['code', 'kbd', 'samp']);
const maxMockLength = 3000;

/** True for a picture of a screen, a chat, a terminal or a piece of code: nothing in it is said of the product. */
export function isMock(element: ElementNode, pageLength: number): boolean {
  if (codeNames.has(element.name)) return element.parent?.ownLength === 0;
  if (element.textLength > Math.min(maxMockLength, pageLength * 0.5)) return false;
  const words = markWords(element);
  if (words.some((word) => mockWords.has(word))) return true;
  return element.headings + element.quotes === 0 && words.some((word) => likelyMockWords.has(word));
}

const actionWords = new Set(['btn', 'button', 'cta', 'buttons']);

/** A button, or a link that is dressed as one; the question of a folded answer is none, though it is often a button. */
export function isAction(element: ElementNode): boolean {
  const isButton = element.name === 'button' || element.attributes.role === 'button';
  if (isButton) return element.attributes['aria-expanded'] === undefined && element.headings === 0 && !asks(element);
  return element.name === 'a' && element.headings === 0 && markWords(element).some((word) => actionWords.has(word));
}

/** True where an element with all that it holds is no content: menus, banners, forms, hidden parts. */
export function isSkipped(element: ElementNode, pageLength: number): boolean {
  const { name, attributes } = element;
  if (skippedNames.has(name)) return true;
  if (attributes.role && skippedRoles.has(attributes.role)) return true;
  // A short one answers to what a visitor does; a whole sentence stands over the page for all of them.
  if (attributes.role === 'alert' && element.textLength < 40) return true;
  if (attributes.role === 'tablist' && element.headings === 0) return true;
  if (attributes.contenteditable === 'true' || isHidden(element) || isRuledOut(element)) return true;
  // One site kit folds answers into <nav>.
  if (name === 'nav') return element.textLength < 40 || element.linkLength > element.textLength * 0.3;
  if (name === 'aside') return !markWords(element).some((word) => keptAside.has(word)) && isSmall(element);
  // Some kits wrap the whole page in one form.
  if (name === 'form') return element.headings < 2 && element.textLength < pageLength * 0.5;
  // A short footer without links signs a quote or closes a card.
  if (name === 'footer') return element.textLength > 160 || element.linkLength > 0 || rawText(element).includes('©');
  if (name === 'header') return element.headings === 0 && isMostlyLinks(element);
  return isFurniture(element, pageLength);
}
