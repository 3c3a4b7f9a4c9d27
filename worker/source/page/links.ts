import { siteOf } from '../fetch/index.ts';
import { foldText } from './fold-text.ts';
import { primarySubtag } from './language.ts';
import { descendants, type ElementNode, rawText } from './tree.ts';
import type { PageLink } from './types.ts';

type SiteLinks = {
  /** The address that the page gives as its own, where it is one of the same site. */
  canonical: string | null;
  links: PageLink[];
};

const maxLinks = 500;
/** Elements that are looked at: links that are told again and again cost time too. */
const maxElements = 3000;
const maxAddress = 500;
/** Elements around a link that are looked at: a menu is not far from its links. */
const maxAround = 12;

const menuWords = new Set(['nav', 'navbar', 'navigation', 'menu', 'topbar', 'topnav']);

function isMenu({ name, attributes }: ElementNode): boolean {
  if (name === 'nav' || attributes.role === 'navigation' || attributes.role === 'menubar') return true;
  const words = `${attributes.id ?? ''} ${attributes.class ?? ''}`
    .slice(0, 200)
    .toLowerCase()
    .split(/[\s_-]+/);
  return words.some((word) => menuWords.has(word));
}

/** Whether a link stands in a menu at the top of the page: footers list whatever there is. */
function isInMenu(link: ElementNode): boolean {
  let found = false;
  for (let at = link.parent, steps = 0; at && steps < maxAround; at = at.parent, steps += 1) {
    if (at.name === 'footer') return false;
    found ||= at.name === 'header' || isMenu(at);
  }
  return found;
}

/** The address of a link that leads to a page or file of the web, else null. */
export function addressOf(href: string | undefined, base: string): URL | null {
  if (href === undefined || href.length > maxAddress || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

/** Where a page stands, and where it says that it belongs: the same for most. */
type Home = { page: URL; base: URL; own: ReadonlySet<string> };

/**
 * The address of a link to a page of the same site, else null. A page whose base or own address is of another site is a copy (a
 * preview, a mirror): what it links there is looked for where the copy is.
 */
function resolveSameSite(href: string | undefined, { base, page, own }: Home): URL | null {
  const url = addressOf(href, base.href);
  if (!url) return null;
  url.hash = '';
  if (siteOf(url) === siteOf(page)) return url;
  return own.has(siteOf(url)) ? new URL(`${page.origin}${url.pathname}${url.search}`) : null;
}

/** A link around a whole section has no name, and links within links would be read again and again. */
const maxNamed = 1000;

function nameOfLink(element: ElementNode): string {
  const { 'aria-label': label, title } = element.attributes;
  const text = element.textLength > maxNamed ? '' : foldText(rawText(element)).slice(0, 100);
  return text || foldText((label ?? title ?? '').slice(0, 200));
}

/** What a document links to, the base that it does so by (the first counts), and the sites that it says it is of. */
function collect(root: ElementNode, page: URL): Home & { anchors: ElementNode[]; relations: ElementNode[] } {
  let base: URL | null = null;
  const own = new Set<string>();
  const belongs = (address: string | undefined) => {
    if (address && /^https?:/i.test(address) && URL.canParse(address)) own.add(siteOf(new URL(address)));
  };
  const [anchors, relations]: [ElementNode[], ElementNode[]] = [[], []];
  for (const element of descendants(root)) {
    const { name, attributes } = element;
    if (name === 'a' && anchors.length < maxElements) anchors.push(element);
    else if (name === 'link' && relations.length < maxElements) relations.push(element);
    else if (name === 'base' && attributes.href && URL.canParse(attributes.href, page.href))
      base ??= new URL(attributes.href, page);
    else if (name === 'meta' && attributes.property === 'og:url') belongs(attributes.content);
  }
  belongs(base?.href);
  belongs(relations.find((link) => isRelation(link, 'canonical'))?.attributes.href);
  return { page, base: base ?? page, own, anchors, relations };
}

const isRelation = ({ attributes }: ElementNode, relation: string) => attributes.rel?.trim().toLowerCase() === relation;

/** Links to pages of the same site in the page's language, each once, with the first text that names it. */
export function readLinks(root: ElementNode, pageUrl: string, language: string | null): SiteLinks {
  const page = new URL(pageUrl);
  const { anchors, relations, ...home } = collect(root, page);
  const resolve = ({ attributes }: ElementNode) => resolveSameSite(attributes.href, home);

  const translations = new Set<string>();
  for (const element of [...relations.filter((link) => isRelation(link, 'alternate')), ...anchors]) {
    const said = primarySubtag(element.attributes.hreflang);
    const url = said === null || said === language ? null : resolve(element);
    if (url) translations.add(url.href);
  }

  const links = new Map<string, PageLink>();
  for (const element of anchors) {
    const url = resolve(element);
    if (url === null || translations.has(url.href)) continue;
    const known = links.get(url.href);
    if (!known && links.size >= maxLinks) continue;
    const link = known ?? { url: url.href, text: '' };
    link.text ||= nameOfLink(element);
    if (!link.inMenu && isInMenu(element)) link.inMenu = true;
    links.set(url.href, link);
  }
  const own = relations.find((link) => isRelation(link, 'canonical'));
  return { canonical: (own && resolve(own)?.href) ?? null, links: [...links.values()] };
}
