import { markWords } from './marks.ts';
import { isMostlyLinks, isSmall } from './measures.ts';
import type { ElementNode } from './tree.ts';

const isLabel = (element: ElementNode) => element.headings === 0 && element.textLength < 250;
const always = () => true;
const isInvitation = ({ textLength, headings }: ElementNode) => textLength < 800 && headings < 3;
const mostInForm = 200;
const isShortForm = (element: ElementNode) =>
  isInvitation(element) && element.elements < mostInForm && holdsForm(element);
const holdsForm = ({ name, children }: ElementNode): boolean =>
  name === 'form' || children.some((child) => child.kind === 'element' && holdsForm(child));

/** Words of a class or id that mark a part as furniture, and what else must hold, for they are common words too. */
const furniture: ReadonlyArray<readonly [words: readonly string[], holds: (element: ElementNode) => boolean]> = [
  [['cookie', 'cookies', 'consent', 'gdpr', 'ccpa', 'onetrust', 'cookiebot', 'cookieyes', 'cky', 'osano'], isSmall],
  [['usercentrics', 'iubenda', 'termly', 'cookielaw', 'preloader', 'sharedaddy', 'sharebar', 'addtoany'], isSmall],
  [['breadcrumb', 'breadcrumbs', 'pagination', 'pager', 'crumbs'], isSmall],
  [['newsletter', 'subscribe', 'mailchimp', 'optin', 'signup'], isInvitation],
  [['auth', 'login', 'signin', 'register', 'registration'], isShortForm],
  [['sharing', 'share', 'social', 'socials', 'follow'], isLabel],
  [['navbar', 'nav', 'navigation', 'menu', 'megamenu', 'submenu', 'dropdown', 'offcanvas', 'drawer'], isMostlyLinks],
  [['hamburger', 'topbar', 'sitemap', 'toc', 'sidebar', 'related', 'tags', 'taglist'], isMostlyLinks],
  [['modal', 'popup', 'popover', 'lightbox', 'tooltip', 'toast', 'snackbar'], isSmall],
  [['comments', 'comment', 'disqus', 'respond'], always],
  [['copyright', 'colophon', 'imprint', 'byline', 'postmeta', 'authorbox'], isLabel],
  [['lang', 'language', 'languages', 'locale', 'langs'], (e) => isLabel(e) && isMostlyLinks(e)],
  [['footer'], (e) => isMostlyLinks(e) || (e.textLength < 600 && e.copyrights > 0)],
];

const furnitureOf = new Map(furniture.flatMap(([words, holds]) => words.map((word) => [word, holds] as const)));

const furnitureLabel = /\b(?:cookie|consent|breadcrumb|language selector|select language|social|share)s?\b/i;

const maxFoot = 1500;

/** Whose rights it is, among links: the foot of a page, whatever holds it. */
const isFoot = ({ copyrights, textLength, linkLength }: ElementNode) =>
  copyrights > 0 && textLength < maxFoot && linkLength > textLength / 5;

/** True for menus, banners, forms of the site kit and the like, as their makers' names for them tell. */
export function isFurniture(element: ElementNode, pageLength: number): boolean {
  const { id, class: classes, 'aria-label': label = '' } = element.attributes;
  if (element.name === 'body' || element.name === 'html' || element.name === 'main') return false;
  // Layout wrappers wear such words too ('has-sidebar'): what holds most of the page is never furniture.
  if (element.textLength > pageLength * 0.6 && element.textLength > 400) return false;
  if (label && furnitureLabel.test(label) && isSmall(element)) return true;
  if (isFoot(element)) return true;
  if (id === undefined && classes === undefined) return false;
  return markWords(element).some((word) => furnitureOf.get(word)?.(element) ?? false);
}
