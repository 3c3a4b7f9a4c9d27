import { assembleSource, assertReadable, choosePages, SourceError } from '../source/index.ts';
import type { Source, SourcePage } from '../source/types.ts';
import { WritingError } from './errors.ts';
import type { WritingTools } from './types.ts';

const firstProgress = 2;
const lastProgress = 28;

/** Reads the page and the few others of its site that matter; each is a step, so that a resumed job reads none twice. */
export async function readSource(url: string, tools: WritingTools, mostFurther: number): Promise<Source> {
  const first = await tools.step('read source', firstProgress, async () => {
    const page = await tools.readPage(url);
    assertReadable(page);
    return page;
  });
  const pages: SourcePage[] = [first];
  const further = choosePages(first, mostFurther);
  for (const [at, address] of further.entries()) {
    const progress = firstProgress + Math.round(((at + 1) / (further.length + 1)) * (lastProgress - firstProgress));
    const page = await tools.step(`read page ${at + 2}`, progress, () => readFurtherPage(address, tools));
    if (page && !pages.some(({ hash }) => hash === page.hash)) pages.push(page);
  }
  return assembleSource(pages);
}

/** Reads the pages that an idea names, as far as they can be read: a dead one is no reason to fail, the idea can still be written. */
export async function readNamedPages(
  urls: readonly string[],
  tools: WritingTools,
  most: number,
): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  for (const [at, url] of urls.slice(0, most).entries()) {
    const page = await tools.step(`read source ${at + 1}`, firstProgress, () => readFurtherPage(url, tools));
    if (page && !pages.some(({ hash }) => hash === page.hash)) pages.push(page);
  }
  return pages;
}

/** Pages of one product: to those that were named come others of the same site that matter. */
export async function readSiteOf(named: readonly SourcePage[], tools: WritingTools, most: number): Promise<Source> {
  const pages = [...named];
  const [first] = pages;
  for (const [at, url] of first ? choosePages(first, Math.max(0, most - pages.length)).entries() : []) {
    const page = await tools.step(`read page ${at + 2}`, lastProgress - 2, () => readFurtherPage(url, tools));
    if (page && !pages.some(({ hash }) => hash === page.hash)) pages.push(page);
  }
  return assembleSource(pages);
}

/** A further page that cannot be read is no reason to fail: the article rests on the others. */
async function readFurtherPage(url: string, tools: WritingTools): Promise<SourcePage | null> {
  try {
    return await tools.readPage(url);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

export const isEnglish = ({ language }: Source) => language === null || language === 'en';

export function assertEnglish(source: Source): void {
  const { language } = source;
  if (isEnglish(source) || language === null) return;
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(language) ?? language;
  throw new WritingError(`The built-in writer writes English only, and the source is in ${name}.`);
}
