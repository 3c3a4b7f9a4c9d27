import type { ProductSheet } from '../../contract/product-sheet.ts';
import { assembleSource, readFurtherPages, readPage } from '../../source/index.ts';
import type { Source } from '../../source/types.ts';

/** As for a long article. */
const most = 8;

/** Reads a site as a generation does. */
export async function readSource(url: string): Promise<Source> {
  const options = { allowedHosts: new Set([new URL(url).host]) };
  const pages = await readFurtherPages([await readPage(url, options)], {
    most,
    mayRead: () => true,
    // A page that the site links and does not have is no page of it.
    read: (address) => readPage(address, options).catch(() => null),
  });
  return assembleSource(pages);
}

export const readSite = async (url: string): Promise<ProductSheet> => (await readSource(url)).sheet;
