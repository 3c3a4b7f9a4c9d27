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

export type CheckStatus = 'good' | 'fair' | 'poor';

export type Check = {
  id: string;
  label: string;
  points: number;
  outOf: number;
  status: CheckStatus;
  /** What to do to win the lost points; null where none are lost. */
  suggestion: string | null;
};

export type SeoScore = { score: number; suggestions: string[]; checks: Check[] };

/** What every check sees, worked out once. */
export type CheckedArticle = { article: ScoredArticle; document: ArticleDocument; keyphrase: Keyphrase | null };

export function makeCheck(id: string, label: string, points: number, outOf: number, suggestion: string): Check {
  const status = points >= outOf ? 'good' : points >= 6 ? 'fair' : 'poor';
  return { id, label, points, outOf, status, suggestion: status === 'good' ? null : suggestion };
}
