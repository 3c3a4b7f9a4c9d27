import { primarySubtag } from '../language.ts';
import type { PageLink } from '../types.ts';
import { foldText } from './fold-text.ts';
import { descendants, type ElementNode, rawText } from './tree.ts';

export type PageHead = {
  title: string;
  description: string | null;
  siteName: string | null;
  language: string | null;
  /** og:type and the generator's name, lower case. */
  ogType: string;
  generator: string;
  base: string;
};

const maxTitle = 300;
const maxLinks = 500;

/** What a page says of itself in its head; where tags are given twice, the first counts. */
export function readHead(root: ElementNode, url: string): PageHead {
  const metas = new Map<string, string>();
  let title = '';
  let lang: string | undefined;
  let base = url;
  for (const element of descendants(root)) {
    const { name, attributes } = element;
    if (name === 'html') lang ??= attributes.lang ?? attributes['xml:lang'];
    else if (name === 'title' && title === '') title = foldText(rawText(element)).slice(0, maxTitle);
    else if (name === 'base' && attributes.href && URL.canParse(attributes.href, url))
      base = new URL(attributes.href, url).href;
    else if (name === 'meta') {
      const key = (attributes.property ?? attributes.name ?? attributes['http-equiv'] ?? '').toLowerCase();
      const content = foldText(attributes.content ?? '').slice(0, 1000);
      if (content && !metas.has(key)) metas.set(key, content);
    }
  }
  return {
    title: title || (metas.get('og:title') ?? ''),
    description: metas.get('description') ?? metas.get('og:description') ?? metas.get('twitter:description') ?? null,
    siteName:
      metas.get('og:site_name') ?? metas.get('application-name') ?? metas.get('apple-mobile-web-app-title') ?? null,
    language:
      primarySubtag(lang) ?? primarySubtag(metas.get('content-language')) ?? primarySubtag(metas.get('og:locale')),
    ogType: metas.get('og:type')?.toLowerCase() ?? '',
    generator: metas.get('generator')?.toLowerCase() ?? '',
    base,
  };
}

export const siteOf = (url: URL) => `${url.hostname.replace(/^www\./, '')}:${url.port}`;

/** Links to pages of the same site, each once, with the first text that names it. */
export function readLinks(root: ElementNode, pageUrl: string, base: string): PageLink[] {
  const site = siteOf(new URL(pageUrl));
  const links = new Map<string, string>();
  for (const element of descendants(root)) {
    const href = element.name === 'a' ? element.attributes.href : undefined;
    if (href === undefined || href.length > 2000 || !URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || siteOf(url) !== site) continue;
    url.hash = '';
    const text = foldText(rawText(element)).slice(0, 100);
    if (links.get(url.href) || (links.size >= maxLinks && !links.has(url.href))) continue;
    links.set(url.href, text || foldText(element.attributes['aria-label'] ?? element.attributes.title ?? ''));
  }
  return [...links].map(([url, text]) => ({ url, text }));
}
