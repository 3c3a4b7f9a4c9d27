import type { PublishedList } from '../../worker/contract/articles.ts';
import { feedSize, type SitemapPart } from '../../worker/contract/feeds.ts';
import { site } from '../../worker/contract/site.ts';
import { titleCaseSlug } from '../../worker/contract/text.ts';
import { keyOf } from '../lib/api.ts';
import type { Key } from '../lib/api-types.ts';
import { slugKey } from '../lib/keys.ts';
import { getFromApi } from './api.ts';
import { type Env, siteOrigin } from './env.ts';
import { escapeXml } from './escape.ts';
import { keyPath, markdownPath, sitemapPath } from './feed-paths.ts';

type Asked = { env: Env; url: URL; origin: string };

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlType = 'application/xml; charset=utf-8';
const plainType = 'text/plain; charset=utf-8';

/** A text for machines, ready to be sent; `headers` besides the type. */
export type Feed = { type: string; text: string; headers?: Record<string, string> };

/** What a path names for machines, or null where there is no such thing. */
export async function loadFeed(env: Env, url: URL): Promise<Feed | null> {
  const asked: Asked = { env, url, origin: siteOrigin(env, url) };
  if (url.pathname === '/robots.txt') return robots(asked);
  if (url.pathname === '/sitemap.xml') return sitemap(asked);
  if (url.pathname === '/rss.xml') return rss(asked);
  if (url.pathname === '/llms.txt') return llms(asked);
  const part = sitemapPath.exec(url.pathname)?.[1];
  if (part) return sitemapPart(asked, Number(part));
  const key = keyPath.exec(url.pathname)?.[1];
  if (key) return indexNowKey(asked, key);
  const slug = markdownPath.exec(url.pathname)?.[1];
  return slug ? markdown(asked, slug) : null;
}

function robots({ origin }: Asked): Feed {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return { type: plainType, text: lines.join('\n') };
}

/** By this file IndexNow knows that whoever announces pages here may do so. */
async function indexNowKey({ env, url }: Asked, key: string): Promise<Feed | null> {
  const found = await getFromApi(env, url.origin, keyOf('/api/indexnow/:key', { params: { key } }));
  return found && { type: plainType, text: found.key };
}

async function readPart({ env, url }: Asked, part: number): Promise<SitemapPart> {
  const found = await getFromApi(env, url.origin, keyOf('/api/sitemap', { query: { part } }) as Key<SitemapPart>);
  if (!found) throw new Error('The sitemap is missing');
  return found;
}

/** One list of addresses while they fit into one, else the index of the parts. */
async function sitemap(asked: Asked): Promise<Feed> {
  const first = await readPart(asked, 1);
  if (first.parts === 1) return urlSet(asked, first, true);
  const parts = Array.from(
    { length: first.parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${asked.origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</sitemapindex>`;
  return { type: xmlType, text: xmlHead + index };
}

async function sitemapPart(asked: Asked, part: number): Promise<Feed | null> {
  const found = await readPart(asked, part);
  return part > found.parts ? null : urlSet(asked, found, part === 1);
}

function urlSet({ origin }: Asked, { entries }: SitemapPart, withOwnPages: boolean): Feed {
  // The site's own pages carry no date: a lastmod counts only if it is always true.
  const own = withOwnPages ? ['/', '/articles', '/terms', '/privacy'] : [];
  const urls = [
    ...own.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    ...entries.map(
      ({ slug, updatedAt }) => `<url><loc>${escapeXml(`${origin}/${slug}`)}</loc><lastmod>${updatedAt}</lastmod></url>`,
    ),
  ];
  const set = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  return { type: xmlType, text: xmlHead + set };
}

async function readNewest({ env, url }: Asked): Promise<PublishedList['articles']> {
  const list = await getFromApi(
    env,
    url.origin,
    keyOf('/api/articles/published', { query: { page: 1, limit: feedSize } }),
  );
  return list?.articles ?? [];
}

async function rss(asked: Asked): Promise<Feed> {
  const articles = await readNewest(asked);
  const { origin } = asked;
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`;
  const items = articles.map((article) => {
    const address = `${origin}/${article.slug}`;
    return [
      '<item>',
      element('title', article.title),
      element('link', address),
      element('guid', address, ' isPermaLink="true"'),
      element('pubDate', new Date(article.publishedAt ?? article.createdAt).toUTCString()),
      element('description', article.excerpt || article.metaDescription),
      ...article.categories.map((category) => element('category', titleCaseSlug(category))),
      '</item>',
    ].join('');
  });
  const newest = articles.map(({ updatedAt }) => Date.parse(updatedAt)).reduce((a, b) => Math.max(a, b), 0);
  const channel = [
    element('title', site.name),
    element('link', `${origin}/`),
    element('description', site.description),
    element('language', 'en'),
    ...(newest > 0 ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
    `<atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ].join('');
  const text = `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}</channel></rss>`;
  return { type: 'application/rss+xml; charset=utf-8', text };
}

async function llms(asked: Asked): Promise<Feed> {
  const articles = await readNewest(asked);
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const entries = articles.map(
    ({ title, slug, excerpt }) =>
      `- [${line(title).replace(/[[\]]/g, '\\$&')}](${asked.origin}/${slug}.md)${excerpt ? `: ${line(excerpt)}` : ''}`,
  );
  const text = [`# ${site.name}`, '', `> ${site.description}`, '', '## Articles', '', ...entries, ''].join('\n');
  return { type: plainType, text };
}

/** An article as markdown, for readers that are programs; search engines are told to look at the page instead. */
async function markdown({ env, url, origin }: Asked, slug: string): Promise<Feed | null> {
  const found = await getFromApi(env, url.origin, slugKey(slug));
  if (!found) return null;
  const { title, excerpt, content } = found;
  const parts = [`# ${title}`, ...(excerpt ? [`> ${excerpt.replace(/(?<!\s)\s*\n\s*/g, ' ')}`] : []), content.trim()];
  return {
    type: 'text/markdown; charset=utf-8',
    text: `${parts.join('\n\n')}\n`,
    headers: { Link: `<${origin}/${slug}>; rel="canonical"`, 'X-Robots-Tag': 'noindex' },
  };
}
