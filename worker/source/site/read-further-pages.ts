import type { SourcePage } from '../types.ts';
import { type Choice, choosePages } from './choose-pages.ts';
import { isSamePage } from './same-page.ts';

/** The second time, pages that the first page does not link to are known, and which of the first were not there. */
const rounds = 2;

type Reading = Omit<Choice, 'tried'> & {
  /** Reads one page; null where it cannot be read. `at` counts the tries from 0 on. */
  read: (url: string, at: number) => Promise<SourcePage | null>;
};

/** Adds to the pages that are known the others of the first one's site that matter, until there are `most`. */
export async function readFurtherPages(
  known: readonly SourcePage[],
  { most, mayRead, read }: Reading,
): Promise<SourcePage[]> {
  const pages = [...known];
  const tried = new Set<string>();
  for (let round = 0; round < rounds && pages.length < most; round += 1) {
    for (const url of choosePages(pages, { most: most - pages.length, mayRead, tried })) {
      const page = await read(url, tried.size);
      tried.add(url);
      if (page && !pages.some((other) => isSamePage(other, page))) pages.push(page);
    }
  }
  return pages;
}
