import { escapeAttribute, escapeText } from '../../worker/contract/escape.ts';
import { site } from '../../worker/contract/site.ts';
import { socialImageSize } from '../../worker/contract/social-image.ts';
import { pageTitle } from '../lib/use-title.ts';
import { jsonForScript } from './escape.ts';

/** What a page says of itself to machines. */
export type Head = {
  /** Null for the first page, whose title is the site's own. */
  title: string | null;
  description: string;
  /** Absolute address under which the page is to be known; null for pages that are not to be found. */
  canonical: string | null;
  index: boolean;
  type: 'website' | 'article';
  /** Absolute address of the picture that other sites show with a link to the page. */
  image?: string;
  article?: { publishedAt: string; updatedAt: string; section?: string; tags: string[] };
  previous?: string;
  next?: string;
  jsonLd: object[];
};

export function headTags(head: Head): string {
  const title = pageTitle(head.title);
  const tags = [
    `<title>${escapeText(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.index ? 'index, follow, max-image-preview:large, max-snippet:-1' : 'noindex'),
  ];
  if (head.canonical) tags.push(link('canonical', head.canonical));
  if (head.index)
    tags.push(
      `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(site.name)}" href="/rss.xml">`,
    );
  if (head.previous) tags.push(link('prev', head.previous));
  if (head.next) tags.push(link('next', head.next));
  if (head.canonical && head.index) {
    tags.push(
      meta('property', 'og:site_name', site.name),
      meta('property', 'og:type', head.type),
      meta('property', 'og:title', head.title ?? title),
      meta('property', 'og:description', head.description),
      meta('property', 'og:url', head.canonical),
      meta('property', 'og:locale', 'en_US'),
      ...(head.image
        ? [
            meta('property', 'og:image', head.image),
            meta('property', 'og:image:type', 'image/png'),
            meta('property', 'og:image:width', String(socialImageSize.width)),
            meta('property', 'og:image:height', String(socialImageSize.height)),
            meta('property', 'og:image:alt', head.title ?? title),
          ]
        : []),
      meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
      meta('name', 'twitter:title', head.title ?? title),
      meta('name', 'twitter:description', head.description),
    );
  }
  if (head.article) {
    tags.push(
      meta('property', 'article:published_time', head.article.publishedAt),
      meta('property', 'article:modified_time', head.article.updatedAt),
      ...(head.article.section ? [meta('property', 'article:section', head.article.section)] : []),
      ...head.article.tags.map((tag) => meta('property', 'article:tag', tag)),
    );
  }
  for (const block of head.jsonLd) tags.push(`<script type="application/ld+json">${jsonForScript(block)}</script>`);
  return tags.join('');
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeAttribute(href)}">`;
