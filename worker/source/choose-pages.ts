import { siteOf } from './page/head.ts';
import type { PageLink, SourcePage } from './types.ts';

/** What a page is worth for an article, by the words of its last path segment or its link's text; the first match counts. */
const worth: ReadonlyArray<readonly [words: RegExp, score: number]> = [
  [/^(?:pricing|plans?|prices|pricing and plans|plans and pricing|plans pricing)$/, 100],
  [/^(?:all )?(?:product )?features?(?: overview)?$/, 95],
  [
    /^(?:how it works|how .{1,20} works|product tour|tour|product|products|platform|overview|what is .{1,30}|capabilities|product overview)$/,
    85,
  ],
  [/^(?:about|about us|company|our story|story|who we are|mission|team|our team)$/, 80],
  [/^(?:integrations?|apps?|connectors|apps and integrations)$/, 75],
  [/^(?:faqs?|frequently asked questions|questions)$/, 70],
  [/^(?:customers?|case studies|success stories|customer stories|testimonials|reviews|wall of love|clients)$/, 60],
  [/^(?:solutions?|use cases?|benefits|why .{1,30}|security)$/, 50],
  [
    /^(?:docs|documentation|guides?|getting started|get started guide|introduction|quick ?start|user guide|manual)$/,
    45,
  ],
];

const parents: ReadonlyArray<readonly [segment: RegExp, score: number]> = [
  [/^(?:features?|product|products|platform)$/, 40],
  [/^(?:solutions?|use-cases?)$/, 25],
  [/^(?:integrations?)$/, 15],
  [/^(?:docs|documentation|guide|guides)$/, 20],
];

const unwanted =
  /(?:^|[/_.-])(?:log-?in|sign-?(?:in|up|out)|logout|register|auth|oauth|sso|account|dashboard|app-?login|cart|checkout|basket|order|password|reset|terms|tos|privacy|legal|gdpr|dpa|cookies?|imprint|impressum|disclaimer|license|licence|security-policy|blog|posts?|news|press|media|articles?|changelog|release-?notes|releases|roadmap|events?|webinars?|podcast|newsletter|careers?|jobs?|hiring|contact|contact-us|support|status|search|tag|tags|category|categories|author|feed|rss|sitemap|wp-(?:admin|login|content|json)|cdn-cgi|download|downloads|demo|trial|get-started|start|subscribe|affiliates?|partners?|referral|forum|community|vs|alternatives?|compare)(?=$|[/_.-])/i;

const fileEnding = /\.(?!html?$|php$|aspx?$|jsp$|io$)[a-z0-9]{1,6}$/i;
const languageSegment = /^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2}|zh-han[st])$/i;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function samePath(url: URL): string {
  return `${url.pathname.replace(/\/(?:index\.(?:html?|php))?$/, '').replace(/(?<!\/)\/+$/, '')}${url.search}`.toLowerCase();
}

/** A segment such as /de/ leads to another language, unless the first page stands under it itself. */
function isOtherLanguage(url: URL, first: URL): boolean {
  const [segment = ''] = url.pathname.split('/').filter(Boolean);
  const [own = ''] = first.pathname.split('/').filter(Boolean);
  if (languageSegment.test(own)) return segment.toLowerCase() !== own.toLowerCase();
  return languageSegment.test(segment);
}

function scoreOf(url: URL, link: PageLink): number {
  const segments = url.pathname.split('/').filter(Boolean);
  const last = wordsOf(decodeSegment(segments.at(-1) ?? ''));
  const text = wordsOf(link.text);
  const score = worth.find(([words]) => words.test(last) || words.test(text))?.[1];
  // Deeper pages treat narrower matter.
  if (score !== undefined) return score - segments.length * 2;
  return (
    (parents.find(([segment]) => segments.slice(0, -1).some((part) => segment.test(part)))?.[1] ?? 0) - segments.length
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Of so many pages, at most, is asked whether robots may read them. */
const maxAsked = 30;

export type Choice = { most: number; mayRead: (url: URL) => boolean };

/** The further pages of the same site that matter for an article about its product, best first. */
export function choosePages(first: SourcePage, { most, mayRead }: Choice): string[] {
  const base = new URL(first.url);
  const chosen = new Map<string, { url: string; score: number }>();
  for (const link of first.links) {
    if (!URL.canParse(link.url)) continue;
    const url = new URL(link.url);
    const path = samePath(url);
    if (siteOf(url) !== siteOf(base) || path === samePath(base) || path === '') continue;
    if (unwanted.test(url.pathname) || fileEnding.test(url.pathname) || isOtherLanguage(url, base)) continue;
    // A query makes the same page in another shape more often than another page.
    if (url.search !== '' && !/^\?(?:p|page|page_id|id)=/.test(url.search)) continue;
    const score = scoreOf(url, link);
    const known = chosen.get(path);
    if (score > 0 && (!known || known.score < score)) chosen.set(path, { url: url.href, score });
  }
  const best = [...chosen.values()].sort((a, b) => b.score - a.score).map(({ url }) => url);
  return best
    .slice(0, maxAsked)
    .filter((url) => mayRead(new URL(url)))
    .slice(0, most);
}
