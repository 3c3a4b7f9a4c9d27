import type { ArticleLength } from '../../contract/options.ts';
import { parsePage } from '../../source/parse-page.ts';
import { assembleSource } from '../../source/sheet/assemble.ts';
import type { Source } from '../../source/types.ts';
import type { Brief, WrittenArticle } from '../types.ts';
import { writeFromSource } from '../write-article.ts';
import { createTools } from './tools.ts';

export const readTime = 1_760_000_000_000;

/** A source from pages as HTML, the first being the one that the user named. */
export async function sourceFrom(pages: ReadonlyArray<{ url: string; html: string }>): Promise<Source> {
  return assembleSource(await Promise.all(pages.map(({ url, html }) => parsePage(html, url, readTime))));
}

export function briefFor(url: string, length: ArticleLength, changes: Partial<Brief> = {}): Brief {
  return {
    sourceType: 'url',
    url,
    idea: null,
    keywords: [],
    length,
    angle: 'informational',
    researchDepth: 'comprehensive',
    customInstructions: null,
    ...changes,
  };
}

/** The article of a source, with one published article to link to. */
export function articleFrom(
  source: Source,
  length: ArticleLength,
  changes: Partial<Brief> = {},
): Promise<WrittenArticle> {
  const related = [{ title: 'Choosing tools that last', slug: 'choosing-tools-that-last' }];
  return writeFromSource(briefFor(source.pages[0]?.url ?? '', length, changes), source, createTools([], { related }));
}
