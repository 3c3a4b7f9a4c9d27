import { siteOf } from '../fetch/index.ts';
import type { SourcePage } from '../types.ts';
import { decodeSegment, nameOf, pageKey, segmentsOf } from './address.ts';
import { type Judged, judgeLink, kindOf } from './judge-link.ts';
import { isOtherLanguage } from './other-language.ts';

/** Of so many pages, at most, is asked whether robots may read them. */
const maxAsked = 30;
/** What a second page of a kind is worth of the first: much of it was said. */
const shareOfSecond = 0.5;
/** A query makes the same page in another shape more often than another page. */
const pageQuery = /^\?(?:p|page|page_id|id)=/;

export type Choice = {
  most: number;
  /** Whether the site's robots.txt lets a page be read. */
  mayRead: (url: URL) => boolean;
  /** Addresses that were tried already, as `choosePages` has given them. */
  tried?: ReadonlySet<string>;
};

type Candidate = Judged & { url: URL };

/** What the first page of a site is worth to somebody who began elsewhere. */
const worthOfHome = 98;

const kindOfAddress = (url: URL) => kindOf(nameOf(decodeSegment(segmentsOf(url).at(-1) ?? '')));

/** Pages of the first one's site that the known pages link to and that are not read yet, each once. */
function findCandidates(known: readonly SourcePage[], base: URL, tried: ReadonlySet<string>): Candidate[] {
  const addresses = known.flatMap(({ url, canonical }) => [url, canonical ?? url]);
  const seen = new Set([...addresses, ...tried].map((url) => pageKey(new URL(url))));
  // From a page such as /pricing, the site's first page is the product's; from another one it may be anybody's.
  const home = kindOfAddress(base) === null ? null : { kind: null, worth: worthOfHome };
  const language = known[0]?.language ?? null;
  const found = new Map<string, Candidate>();
  for (const link of known.flatMap(({ links }) => links)) {
    const url = new URL(link.url);
    const key = pageKey(url);
    if (siteOf(url) !== siteOf(base) || seen.has(key)) continue;
    if (isOtherLanguage(url, link.text, base, language) || (url.search !== '' && !pageQuery.test(url.search))) continue;
    const judged = key === '/' ? home : judgeLink(url, link);
    const other = found.get(key);
    if (judged && (!other || other.worth < judged.worth)) found.set(key, { ...judged, url });
  }
  return [...found.values()];
}

/** The most worthy first; what adds to a kind that is already there counts less. */
function rank(candidates: readonly Candidate[], known: readonly SourcePage[]): Candidate[] {
  const ofKind = new Map<string | null, number>();
  const countOne = (kind: string | null) => {
    const before = kind === null ? 0 : (ofKind.get(kind) ?? 0);
    ofKind.set(kind, before + 1);
    return before;
  };
  for (const { url } of known) countOne(kindOfAddress(new URL(url)));
  return [...candidates]
    .sort((a, b) => b.worth - a.worth)
    .map((candidate) => ({ ...candidate, worth: candidate.worth * shareOfSecond ** countOne(candidate.kind) }))
    .sort((a, b) => b.worth - a.worth);
}

/** The further pages of a site that matter for an article about its product, best first: of those that the known pages link to. */
export function choosePages(known: readonly SourcePage[], { most, mayRead, tried = new Set() }: Choice): string[] {
  const [first] = known;
  if (!first) return [];
  return rank(findCandidates(known, new URL(first.url), tried), known)
    .slice(0, maxAsked)
    .filter(({ url }) => mayRead(url))
    .slice(0, most)
    .map(({ url }) => url.href);
}
