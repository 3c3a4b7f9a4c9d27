import type { ArticleLength } from '../contract/options.ts';
import {
  assembleSource,
  assertReadable,
  createRobotsCheck,
  isSamePage,
  readFurtherPages,
  SourceError,
  siteOf,
} from '../source/index.ts';
import type { Source, SourcePage } from '../source/types.ts';
import { WritingError } from './errors.ts';
import type { WritingTools } from './types.ts';

const firstProgress = 2;
const lastProgress = 28;

/** How many pages of a site are read, the first included: a longer article has room for more of what they say. */
const pagesPerLength: Record<ArticleLength, number> = { short: 3, medium: 5, long: 8 };

/** Reads the page and the few others of its site that matter; each is a step, so that a resumed job reads none twice. */
export async function readSource(url: string, tools: WritingTools, length: ArticleLength): Promise<Source> {
  const first = await tools.step('read source', firstProgress, async () => {
    const page = await tools.readPage(url);
    assertReadable(page);
    return page;
  });
  return assembleSource(await addFurtherPages([first], tools, pagesPerLength[length]));
}

/** Adds pages of the first one's site that matter, as far as its robots.txt lets them be read. */
async function addFurtherPages(known: readonly SourcePage[], tools: WritingTools, most: number): Promise<SourcePage[]> {
  const [first] = known;
  if (!first || known.length >= most) return [...known];
  const rules = await tools.step('read robots.txt', firstProgress, () => tools.readRobots(first.url));
  const isAllowed = createRobotsCheck(rules);
  const site = siteOf(new URL(first.url));
  // A page that has moved to another site is none of this one.
  const mayRead = (url: URL) => siteOf(url) === site && isAllowed(url);
  return readFurtherPages(known, {
    most,
    mayRead,
    read: (url, at) => {
      const share = Math.min(1, (at + 1) / most);
      const progress = Math.round(firstProgress + share * (lastProgress - firstProgress));
      return tools.step(`read page ${at + 2}`, progress, () => readIfThere(url, tools, mayRead));
    },
  });
}

/** Reads the pages that an idea names, as far as they can be read: a dead one is no reason to fail, the idea can still be written. */
export async function readNamedPages(
  urls: readonly string[],
  tools: WritingTools,
  most: number,
): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  for (const [at, url] of urls.slice(0, most).entries()) {
    const page = await tools.step(`read source ${at + 1}`, firstProgress, () => readIfThere(url, tools));
    if (page && !pages.some((known) => isSamePage(known, page))) pages.push(page);
  }
  return pages;
}

/** Pages of one product: to those that were named come others of the same site that matter. */
export async function readSiteOf(named: readonly SourcePage[], tools: WritingTools, most: number): Promise<Source> {
  return assembleSource(await addFurtherPages(named, tools, most));
}

/** Null where the page cannot be read: that is no reason to fail, the article rests on the others. */
async function readIfThere(
  url: string,
  tools: WritingTools,
  mayOpen?: (url: URL) => boolean,
): Promise<SourcePage | null> {
  try {
    return await tools.readPage(url, mayOpen);
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
