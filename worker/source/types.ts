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
  /** Runs of blocks that stand together in one box of several alike (cards, price columns, sections), in page order; boxes may nest. */
  boxes: Box[];
  /** Links of the same site and language, absolute, in page order, with their texts: for choosing further pages. */
  links: PageLink[];
  /** What structured data (JSON-LD, Open Graph, meta tags) says of the page, where it does. */
  meta: PageMeta;
};

/** `inMenu`: it stands in a menu at the top of the page. */
export type PageLink = { url: string; text: string; inMenu?: boolean };

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

/** A text that stands, white space aside, in `pages[page].text`. */
export type Verbatim = { text: string; page: number };

/** A capability with its own name on the page (a card, a section) and the sentences that explain it. */
export type Feature = { name: string; details: string[]; page: number };

/** A plan of a price list. `price` is as the page writes it ('$29', '€9.50', 'Free', 'Custom'); `period` too ('per month'). */
export type Plan = {
  name: string;
  price: string;
  period: string | null;
  description: string | null;
  features: string[];
  page: number;
};

export type Faq = { question: string; answer: string[]; page: number };

export type Quote = { text: string; speaker: string | null; role: string | null; page: number };

/** A stretch of a page under one heading that is none of the above, as whole sentences. */
export type Passage = { heading: string | null; sentences: string[]; page: number };

/** Everything that the pages of one site say, sorted by what it is. Writers state nothing that does not stand here. */
export type Source = {
  pages: SourcePage[];
  language: string | null;
  kind: 'product' | 'article' | 'docs';
  /** The product's (or site's) name as the page writes it. */
  name: string;
  tagline: Verbatim | null;
  /** Sentences that say what the product is and does, the best first. */
  summary: Verbatim[];
  features: Feature[];
  plans: Plan[];
  /** Sentences about prices that are no plan: trials, discounts, what is free. */
  priceNotes: Verbatim[];
  integrations: Array<{ name: string; page: number }>;
  faq: Faq[];
  quotes: Quote[];
  /** Sentences about the company: founding, place, customers, figures. */
  company: Verbatim[];
  passages: Passage[];
};
