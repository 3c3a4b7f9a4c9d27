import { createContext, use } from 'react';

/** What the edge writes into a page for the client to start from. */
export type PageData = {
  /** Whether the request carried a session; without one the client never asks who is signed in. */
  session: boolean;
  /** True where the page stands in the HTML and is to be hydrated; false for the shell of signed-in pages. */
  rendered: boolean;
  /** Where the site is to be known, on a rendered page. */
  origin?: string;
  /** Answers of the API by path, as the client would fetch them. */
  fallback: Record<string, unknown>;
};

export const emptyPageData: PageData = { session: false, rendered: false, fallback: {} };

type Page = PageData & {
  /** HTML of article bodies by slug: rendered at the edge, read back from the document by the client. */
  bodies: Map<string, string>;
};

const PageContext = createContext<Page>({ ...emptyPageData, bodies: new Map() });
export const PageProvider = PageContext.Provider;
export const usePage = () => use(PageContext);

// True at the edge, and in the browser from the first render of a page from the edge until that page is adopted.
let hydrating = typeof window === 'undefined';
export const isHydrating = () => hydrating;
export function setHydrating(now: boolean): void {
  hydrating = now;
}
