import { readdirSync } from 'node:fs';
import type { ProductSheet } from '../../contract/product-sheet.ts';
import { assembleSource, choosePages, readPage } from '../../source/index.ts';

const mostFurther = 7;

/** Reads a site as a generation does that may read the most pages. */
export async function readSite(host: string, site = ''): Promise<ProductSheet> {
  const options = { allowedHosts: new Set([host]) };
  const first = await readPage(`http://${host}/`, options);
  const pages = [first];
  for (const address of process.env.ALLPAGES
    ? readdirSync(process.env.ALLPAGES + '/' + site, { recursive: true })
        .map(String)
        .filter((f) => f.endsWith('.html') && f !== 'index.html')
        .map((f) => `http://${host}/${f.replace(/index.html$/, '')}`)
    : choosePages(first, { most: mostFurther, mayRead: () => true })) {
    // A page that the site links and does not have is no page of it.
    const page = await readPage(address, options).catch(() => null);
    if (page && !pages.some(({ hash }) => hash === page.hash)) pages.push(page);
  }
  return assembleSource(pages).sheet;
}
