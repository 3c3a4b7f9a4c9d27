import type { ArticleAngle, ArticleLength, ResearchDepth, SourceType } from '../contract/options.ts';
import type { OwnerWord } from '../contract/product.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import type { SystemInstructions } from '../contract/system-instructions.ts';
import type { Model } from '../model/types.ts';
import type { SearchProvider } from '../research/types.ts';
import type { ReadingTools } from '../source/read-sources.ts';
import type { SourcePage } from '../source/types.ts';

/** What is to be written, as the user asked for it. */
export type Brief = {
  sourceType: SourceType;
  /** For `url`: the page to start from. */
  url: string | null;
  /** For `idea`: the idea or the keyword. */
  idea: string | null;
  /** Asked keywords in their order; the first is the focus keyphrase where any is given. */
  keywords: string[];
  length: ArticleLength;
  angle: ArticleAngle;
  researchDepth: ResearchDepth;
  customInstructions: string | null;
};

/** A fact of the article's sources: a text that stands in one of them. */
export type Fact = {
  /** What it is a fact about: 'feature', 'price', 'question', 'quote' … */
  kind: string;
  /** Index into `Proof.sources`. */
  source: number;
  /** Verbatim, white space aside. */
  quote: string;
};

/** A sentence of the finished article that says something about the product, and the facts (indexes) it rests on. */
export type Claim = {
  sentence: string;
  facts: number[];
  /** `reckoned` from its facts, `reckoning` says how; `explanation`: general knowledge; `connective`: says nothing. These rest on none. */
  kind: 'stated' | 'reckoned' | 'explanation' | 'connective';
  reckoning: string | null;
};

export type Proof = {
  sources: Array<Pick<SourcePage, 'url' | 'title' | 'fetchedAt' | 'hash' | 'text'>>;
  facts: Fact[];
  claims: Claim[];
};

/** What a writer says about its finished article; in `keywords` the focus keyphrase first, asked ones in their order, then further ones. */
export type Metadata = { title: string; excerpt: string; metaDescription: string; keywords: string[] };

/** A finished article, ready to be saved; the slug is settled on saving. */
export type WrittenArticle = Metadata & {
  /** Markdown without an h1: the page shows the title. */
  content: string;
  /** For people: what could be better and how. */
  seoSuggestions: string[];
  seoScore: number;
  wordCount: number;
  proof: Proof;
  /** What the source says of its product; null where there was no product to read of. */
  sheet: ProductSheet | null;
  usage: { modelCalls: number; tokens: number };
};

/** The words, and when the last of them was said. */
export type OwnerWords = { words: OwnerWord[]; at: number };

/** What the pipeline needs from outside; `writing` itself knows neither network nor database. */
export type WritingTools = ReadingTools & {
  /** True where the address answered below 400. Never throws. */
  linkAnswers(url: string): Promise<boolean>;
  /** The language model that writes; absent or null: the built-in writer does. */
  model?: Model | null;
  /** What administrators ask of every article; only a model can follow it. */
  instructions?(): Promise<SystemInstructions>;
  /** What the article's owner says of the product in place of its site. */
  ownerWords?(): Promise<OwnerWords>;
  /** Where ideas are researched; absent or null: nowhere. */
  search?: SearchProvider | null;
  /** The author's published articles on related matter, nearest first, for internal links. */
  relatedArticles(words: string[]): Promise<Array<{ title: string; slug: string }>>;
};
