import type { SourcePage } from '../source/types.ts';

/** A page that a search has found, as far as it is known before it is read. */
export type Finding = {
  title: string;
  url: string;
  /** Its first paragraphs as plain text. */
  lead: string;
};

export type FoundPage = {
  page: SourcePage;
  /** Titles that the page itself calls closely related. */
  seeAlso: string[];
  /** Titles of all pages that it links to. */
  links: string[];
};

/**
 * Where pages on a subject come from. Wikipedia is one; any other search fits that can do these three things. All of them throw
 * `SearchAway` where it cannot be reached, and nothing else.
 */
export type SearchProvider = {
  /** Pages that may be on the subject, best first. Neither lists nor pages that only tell meanings of a word apart. */
  search(query: string, most: number): Promise<Finding[]>;
  /** The pages of these titles, as far as they exist, in their order. */
  lookUp(titles: readonly string[]): Promise<Finding[]>;
  /** The whole page; null where it is gone or holds no text. */
  read(finding: Finding): Promise<FoundPage | null>;
};

/** The provider is out of reach or wants to be left alone. No failure of the article: it is written from what else there is. */
export class SearchAway extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'SearchAway';
  }
}
