/**
 * By this header an answer of the API tells the place that serves the site which public pages it has changed, so that none is
 * served from what was kept. It goes no further than there.
 */
export const changedPagesHeader = 'X-Changed-Pages';

/** Articles whose pages are others now, and the lists that they stand in. */
export type ChangedPages = { slugs: string[]; authors: string[]; categories: string[] };

/** What a header may hold: whoever has more waits until the pages are old. */
const mostSlugs = 50;

export function writeChangedPages({ slugs, authors, categories }: ChangedPages): string {
  const named = { slug: slugs.slice(0, mostSlugs), author: authors, category: categories };
  return new URLSearchParams(
    Object.entries(named).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();
}

export function readChangedPages(header: string): ChangedPages {
  const named = new URLSearchParams(header);
  return { slugs: named.getAll('slug'), authors: named.getAll('author'), categories: named.getAll('category') };
}
