import type { Source, SourcePage } from './types.ts';

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

/** What the finders make of the pages of one site. */
export type Found = {
  pages: SourcePage[];
  language: string | null;
  kind: Source['kind'];
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
