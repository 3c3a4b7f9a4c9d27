import type { ArticleDocument } from './document.ts';
import type { Keyphrase } from './keyphrase.ts';

/** What is scored: an article as it stands in the editor. */
export type ScoredArticle = {
  title: string;
  content: string;
  metaDescription: string;
  slug: string;
  /** The first one is the focus keyphrase. */
  keywords: string[];
  sourceUrl?: string | null;
  /** Links to this origin count as internal, as those that begin with '/' do. */
  siteUrl?: string | null;
};

/** Where a suggestion is followed: words as a reader sees them, or a field as a whole. */
export type SeoPlace = { field: 'title' | 'excerpt' | 'metaDescription' | 'content' | 'keyphrase'; words?: string };

export type CheckStatus = 'good' | 'fair' | 'poor';

export type Check = {
  id: string;
  label: string;
  points: number;
  outOf: number;
  status: CheckStatus;
  /** What to do to win the lost points; null where none are lost. */
  suggestion: string | null;
  /** Where to do it; null where it concerns no one place. */
  place: SeoPlace | null;
};

export type SeoAdvice = { text: string; place: SeoPlace | null };
/** `suggestions`: the texts of `advice`. */
export type SeoScore = { score: number; suggestions: string[]; advice: SeoAdvice[]; checks: Check[] };

/** What every check sees, worked out once. */
export type CheckedArticle = { article: ScoredArticle; document: ArticleDocument; keyphrase: Keyphrase | null };

export function makeCheck(
  id: string,
  label: string,
  points: number,
  outOf: number,
  suggestion: string,
  place: SeoPlace | null = null,
): Check {
  const status = points >= outOf ? 'good' : points >= 6 ? 'fair' : 'poor';
  const isGood = status === 'good';
  return { id, label, points, outOf, status, suggestion: isGood ? null : suggestion, place: isGood ? null : place };
}

/** These words of the text; none: the text as a whole. */
export const inText = (words: string | undefined): SeoPlace =>
  words ? { field: 'content', words } : { field: 'content' };
