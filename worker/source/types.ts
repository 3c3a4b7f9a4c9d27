import type { ProductSheet } from '../contract/product-sheet.ts';
import type { PageLabel, PageLink, PageMeta } from './page/types.ts';
import type { Block } from './records/types.ts';

export type { PageLabel, PageLink, PageMeta } from './page/types.ts';
export type { Block } from './records/types.ts';

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
  /** Short texts that may say how the product is got; a page that stands for none has none. */
  labels?: PageLabel[];
  /** True where a switch or a script of the page has prices by the year. */
  sellsYearly?: boolean;
  /** True where the prices that it shows are those by the year. */
  showsYearly?: boolean;
  /** What structured data (JSON-LD, Open Graph, meta tags) says of the page, where it does. */
  meta: PageMeta;
};

/** Running text under one heading that is no entry of the sheet, as whole sentences. */
export type Passage = {
  heading: string | null;
  sentences: string[];
  page: number;
  /** 'opening': what stands under a page's main heading. */
  topic: 'opening' | 'pricing' | 'company' | 'conditions' | null;
  /** How many of the sentences, at their end, are items of a list. */
  listed?: number;
  /** What the things beside it are called, where several stand under the same heading. */
  beside?: string[];
};

/** What the pages of one site say. Writers state nothing that does not stand here. */
export type Source = {
  pages: SourcePage[];
  language: string | null;
  kind: 'product' | 'article' | 'docs';
  sheet: ProductSheet;
  passages: Passage[];
};
