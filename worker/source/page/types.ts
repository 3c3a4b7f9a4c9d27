/** `inMenu`: it stands in a menu at the top of the page. */
export type PageLink = { url: string; text: string; inMenu?: boolean };

/**
 * A short text, and the heading that it stands below (level 0: none). `near`: the text around it, where that is short. `url`: where a
 * link leads. `lead`: what is said right before code. `isApart`: code that is no part of a sentence.
 */
export type PageLabel = {
  kind: 'command' | 'link' | 'text';
  text: string;
  url: string | null;
  heading: string | null;
  level: number;
  near: string;
  lead?: string;
  isApart?: true;
};

export type PageMeta = {
  /** What the page says that it is; null where it does not say. */
  kind: 'product' | 'article' | 'docs' | null;
  description: string | null;
  siteName: string | null;
  productName: string | null;
  offers: Array<{ name: string | null; price: string; currency: string | null }>;
  faq: Array<{ question: string; answer: string }>;
  /** What it wants to be found by, in its words. */
  keywords?: string[];
  /** The systems that its software runs on. */
  systems?: string;
};

export type HeadingText = { text: string; label?: string; called?: string; section?: string };

/** A piece of a page in reading order that is no group of like boxes. */
export type TextBlock =
  /**
   * `label`: the small line above it that says what the part is about. `called`, `section`: what the makers of the page call the
   * part, and the section that it is in, which nobody reads. `acts`: buttons stand below it. `apart`: the part of the page whose
   * heading of a higher rank stands above has ended.
   */
  | ({ kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; acts?: true; apart?: true } & HeadingText)
  /** `apart`: the part of the page whose heading stands above has ended. */
  | { kind: 'paragraph'; text: string; apart?: true }
  | { kind: 'list'; items: string[]; isOrdered?: true }
  | { kind: 'table'; rows: string[][] };
