import { findPrices } from '../money/index.ts';
import type { SourcePage } from '../types.ts';
import { pageKey } from './address.ts';
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
  const add = async (url: string, isWanted = (_: SourcePage) => true) => {
    const page = await read(url, tried.size);
    tried.add(url);
    if (page && isWanted(page) && !pages.some((other) => isSamePage(other, page))) pages.push(page);
  };
  for (let round = 0; round < rounds && pages.length < most; round += 1)
    for (const url of choosePages(pages, { most: most - pages.length, mayRead, tried })) await add(url);
  const prices = pages.length < most ? usualAddressOfPrices(pages) : null;
  // Some sites answer every address, with a page that says nothing.
  if (prices && !tried.has(prices.href) && mayRead(prices)) await add(prices.href, namesPrice);
  return pages;
}

const namesPrice = ({ text }: SourcePage) => findPrices(text).length > 0;

/**
 * Where the prices of a product are, if no page that is linked has any and the site has them at all: its menu is a script's, or the
 * link is forgotten. Null of a page below the first one of its site, which may be of one product among many.
 */
function usualAddressOfPrices([first, ...others]: readonly SourcePage[]): URL | null {
  if (!first || pageKey(new URL(first.url)) !== '/') return null;
  if ([first, ...others].some(namesPrice)) return null;
  const isOfFiles = first.links.some(({ url }) => url.endsWith('.html'));
  return new URL(isOfFiles ? '/pricing.html' : '/pricing', first.url);
}
