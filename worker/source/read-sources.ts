import type { ArticleLength } from '../contract/options.ts';
import type { Step } from '../step.ts';
import { createRobotsCheck, SourceError, siteOf } from './fetch/index.ts';
import { assertReadable } from './read-page.ts';
import { assembleSource } from './sheet/assemble.ts';
import { isSamePage, readFurtherPages } from './site/index.ts';
import type { Source, SourcePage } from './types.ts';

/** What reading needs from outside. */
export type ReadingTools = {
  step: Step;
  /** Reads one page; `mayOpen` is asked of each address on the way to it. Throws a `SourceError` where it cannot be read. */
  readPage(url: string, mayOpen?: (url: URL) => boolean): Promise<SourcePage>;
  /** What the robots.txt of a page's site says to this reader, for `createRobotsCheck`. */
  readRobots(pageUrl: string): Promise<string>;
};

const firstProgress = 2;
const lastProgress = 28;

/** How many pages of a site are read, the first included: a longer article has room for more of what they say. */
const pagesPerLength: Record<ArticleLength, number> = { short: 3, medium: 5, long: 8 };

/** Reads the page and the few others of its site that matter; each is a step, so that a resumed job reads none twice. */
export async function readSource(url: string, tools: ReadingTools, length: ArticleLength): Promise<Source> {
  const { first, rules } = await tools.step('read source', firstProgress, async () => {
    const first = await tools.readPage(url);
    assertReadable(first);
    return { first, rules: await tools.readRobots(first.url) };
  });
  return assembleSource(await addFurtherPages([first], rules, tools, pagesPerLength[length]));
}

/** Adds pages of the first one's site that matter, as far as its robots.txt lets them be read. */
async function addFurtherPages(
  known: readonly SourcePage[],
  rules: string,
  tools: ReadingTools,
  most: number,
): Promise<SourcePage[]> {
  const [first] = known;
  if (!first) return [];
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
  tools: ReadingTools,
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
export async function readSiteOf(named: readonly SourcePage[], tools: ReadingTools, most: number): Promise<Source> {
  const [first] = named;
  if (!first || named.length >= most) return assembleSource([...named]);
  const rules = await tools.step('read robots.txt', firstProgress, () => tools.readRobots(first.url));
  return assembleSource(await addFurtherPages(named, rules, tools, most));
}

/** Null where the page cannot be read: that is no reason to fail, the article rests on the others. */
async function readIfThere(
  url: string,
  tools: ReadingTools,
  mayOpen?: (url: URL) => boolean,
): Promise<SourcePage | null> {
  try {
    return await tools.readPage(url, mayOpen);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}
