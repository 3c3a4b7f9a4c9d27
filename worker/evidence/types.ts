import type { Article } from '../contract/articles.ts';
import type { EvidenceStatement } from '../contract/evidence.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';

/** What was kept when an article was written: its pages, their facts, and the statements with the facts that they rest on. */
export type Kept = {
  sources: Array<{ url: string; title: string; fetchedAt: number; text: string }>;
  facts: Array<{ kind: string; source: number; quote: string }>;
  claims: KeptClaim[];
  sheet: ProductSheet | null;
  keywords: string[];
};

export type KeptClaim = {
  sentence: string;
  /** Indexes into `facts`; none: it states nothing about the product. */
  facts: number[];
  reckoning: string | null;
};

/** What is decided of a statement. */
export type Verdict = Pick<EvidenceStatement, 'state' | 'quotes'> & Partial<EvidenceStatement>;

/** The words of an article. */
export type JudgedText = Pick<Article, 'title' | 'excerpt' | 'metaDescription' | 'content'>;
