import type { ProductSheet } from '../contract/product-sheet.ts';
import type { HeadingTopic } from './records/heading-topics.ts';
import type { Records } from './records/types.ts';

/** What the source reader hands to the writers. All strings are plain text: no HTML, no markdown, white space folded. */

/** One page as it was read. `text` is its readable text, block by block, without navigation or boilerplate; it is kept as proof. */
export type SourcePage = {
  /** The address after redirects. */
  url: string;
  /** The address that it gives as its own; null where it gives none of the same site. */
  canonical?: string | null;
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
  /** Links of the same site and language, absolute, in page order, with their texts: for choosing further pages. */
  links: PageLink[];
  /** What structured data (JSON-LD, Open Graph, meta tags) says of the page, where it does. */
  meta: PageMeta;
};

/** `inMenu`: it stands in a menu at the top of the page. */
export type PageLink = { url: string; text: string; inMenu?: boolean };

export type PageMeta = {
  /** What the page says that it is; null where it does not say. */
  kind: 'product' | 'article' | 'docs' | null;
  /** Its category, where structured data names one ('BusinessApplication'). */
  category: string | null;
  description: string | null;
  siteName: string | null;
  productName: string | null;
  offers: Array<{ name: string | null; price: string; currency: string | null }>;
  faq: Array<{ question: string; answer: string }>;
};

/** A piece of a page in reading order. */
export type Block =
  /** `label`: the small line above it that says what the part is about. `acts`: buttons stand below it. */
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string; label?: string; acts?: true }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  /** A group of like boxes, and what it was decided to be; `text` has the lines of each box. */
  | ({ kind: 'records'; heading: string | null; topics: HeadingTopic[]; text?: string[][] } & Records)
  /** A group of like boxes of which nothing is told. */
  | { kind: 'other'; of: string; heading: string | null; text: string[][] };

/** Running text under one heading that is no entry of the sheet, as whole sentences. */
export type Passage = {
  heading: string | null;
  sentences: string[];
  page: number;
  /** 'opening': what stands under a page's main heading. */
  topic: 'opening' | 'pricing' | 'company' | null;
};

/** What the pages of one site say. Writers state nothing that does not stand here. */
export type Source = {
  pages: SourcePage[];
  language: string | null;
  kind: 'product' | 'article' | 'docs';
  sheet: ProductSheet;
  passages: Passage[];
};
