import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { parseRssFeed } from 'feedsmith';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, inject, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';

const require = createRequire(import.meta.url);
const sitemapSchema = readFileSync(
  join(dirname(require.resolve('sitemap/package.json')), 'schema/sitemap.xsd'),
  'utf8',
);

const html = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes attributes and void elements.
    'attr-case': 'off',
    'no-inline-style': 'off',
    // The class names of our own style sheet.
    'no-unknown-classes': 'off',
    // Our own files come from the page's own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // 'Load More' is a link without JavaScript and a button with it.
    'prefer-native-element': 'off',
    'long-title': 'off',
  },
});

const origin = inject('origin');
const ask = (path: string) => fetch(new URL(path, origin), { redirect: 'manual' });
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

let sample: string;

beforeAll(async () => {
  const { articles } = (await (await ask('/api/articles/published?limit=50')).json()) as {
    articles: Array<{ slug: string; title: string }>;
  };
  sample = `/${articles.find(({ title }) => title.includes('Quillcast'))?.slug}`;
});

const pages: Array<[name: string, path: () => string, status: number]> = [
  ['landing', () => '/', 200],
  ['articles', () => '/articles', 200],
  ['articles, second page', () => '/articles?page=2', 200],
  ['a category', () => '/articles?category=marketing', 200],
  ['a search', () => '/articles?q=bookkeeping', 200],
  ['an article', () => sample, 200],
  ['a right-to-left article', () => '/arabic-bookkeeping', 200],
  ['terms', () => '/terms', 200],
  ['privacy', () => '/privacy', 200],
  ['a missing page', () => '/no/such/page', 404],
  ['a missing article', () => '/no-such-article', 404],
];

it.each(pages)('%s is valid HTML with one h1, and the page that its canonical names', async (_, path, status) => {
  const response = await ask(path());
  expect(response.status).toBe(status);
  const text = await response.text();
  const { results } = await html.validateString(text);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    ),
  ).toEqual([]);
  expect(matches(text, /<(h1)[ >]/g)).toHaveLength(1);
  expect(matches(text, /<(title)>/g)).toHaveLength(1);
  const canonicals = matches(text, /<link rel="canonical" href="([^"]*)">/g);
  expect(canonicals).toHaveLength(status === 200 ? 1 : 0);
  if (status !== 200) return;
  const [canonical = ''] = canonicals;
  const named: Response = await ask(canonical.replaceAll('&amp;', '&'));
  expect(named.status).toBe(200);
  expect(matches(await named.text(), /<link rel="canonical" href="([^"]*)">/g)).toEqual(canonicals);
});

const structured: Array<[name: string, path: () => string, types: string[]]> = [
  ['landing', () => '/', ['WebSite']],
  ['a category', () => '/articles?category=marketing', ['BreadcrumbList']],
  ['an article', () => sample, ['Article', 'BreadcrumbList']],
];

it.each(structured)('the structured data of %s is what the largest search engine asks for', async (_, path, types) => {
  const text = await (await ask(path())).text();
  const blocks = matches(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g).map(
    (json) => JSON.parse(json) as { '@type': string },
  );
  expect(blocks.map((block) => block['@type'])).toEqual(types);
  const jsonld = Object.fromEntries(blocks.map((block) => [block['@type'], [block]]));
  expect(await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })).toEqual([]);
});

it('the picture of an article is where the page says, as large as it says', async () => {
  const text = await (await ask(sample)).text();
  const [address = ''] = matches(text, /<meta property="og:image" content="([^"]*)">/g);
  const response = await ask(address);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  const header = new DataView(await response.arrayBuffer(), 16, 8);
  expect([header.getUint32(0), header.getUint32(4)]).toEqual([1200, 630]);
});

it('the sitemap keeps its schema, and every page in it is its own canonical', async () => {
  const text = await (await ask('/sitemap.xml')).text();
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: text }],
    schema: [sitemapSchema],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const addresses = matches(text, /<loc>([^<]*)<\/loc>/g);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of [...addresses.slice(0, 4), ...addresses.slice(-4)]) {
    const page = await (await ask(address)).text();
    expect(matches(page, /<link rel="canonical" href="([^"]*)">/g)).toEqual([address]);
  }
});

it('the feed is RSS 2.0 that a reader takes in', async () => {
  const text = await (await ask('/rss.xml')).text();
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'rss.xml', contents: text }],
    normalization: 'format',
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const feed = parseRssFeed(text);
  expect(feed.title).toBe('SEO Article AI');
  expect(feed.items?.length).toBeGreaterThan(10);
  for (const { title, link, guid, pubDate } of feed.items ?? []) {
    expect(title).not.toBe('');
    expect(URL.canParse(link ?? '')).toBe(true);
    expect(guid?.value).toBe(link);
    expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false);
  }
});
