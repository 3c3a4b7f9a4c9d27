import type { ProductSheet } from '../contract/product-sheet.ts';

/** What the source reader hands to the writers. All strings are plain text: no HTML, no markdown, white space folded. */

/** One page as it was read. `text` is its readable text, block by block, without navigation or boilerplate; it is kept as proof. */
export type SourcePage = {
  /** The address after redirects. */
  url: string;
  title: string;
  description: string | null;
  /** Primary language subtag, lower case ('en'); null where neither the page nor its text tells. */
  language: string | null;
  /** Milliseconds since the epoch. */
  fetchedAt: number;
  /** SHA-256 of `text`, hex. */
  hash: string;
  text: string;
  blocks: Block[];
  /** Runs of blocks that stand together in one box of several alike (cards, price columns, sections), in page order; boxes may nest. */
  boxes: Box[];
  /** Links of the same site, absolute, in page order, with their texts: navigation included, for choosing further pages. */
  links: PageLink[];
  /** What structured data (JSON-LD, Open Graph, meta tags) says of the page, where it does. */
  meta: PageMeta;
};

export type PageLink = { url: string; text: string };

/** Blocks `from` (included) to `to` (excluded). */
export type Box = { from: number; to: number };

export type PageMeta = {
  /** What the page says that it is; null where it does not say. */
  kind: 'product' | 'article' | 'docs' | null;
  siteName: string | null;
  productName: string | null;
  offers: Array<{ name: string | null; price: string; currency: string | null }>;
  faq: Array<{ question: string; answer: string }>;
};

/** A piece of a page in reading order. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'quote'; text: string; speaker: string | null }
  | { kind: 'table'; rows: string[][] };

/** A stretch of a page under one heading, as whole sentences in the page's order, that is no entry of the sheet. */
export type Passage = {
  heading: string | null;
  sentences: string[];
  page: number;
  /** 'opening': what stands under the page's main heading. */
  topic: 'opening' | 'pricing' | 'company' | null;
};

/** Everything that the pages of one site say, sorted by what it is. Writers state nothing that does not stand here. */
export type Source = {
  pages: SourcePage[];
  language: string | null;
  kind: 'product' | 'article' | 'docs';
  sheet: ProductSheet;
  /** In the order of the pages. */
  passages: Passage[];
};
