import type { Source } from '../source/types.ts';
import { collectFacts, type FactBook } from './facts.ts';
import { hashText } from './seed.ts';
import { sortSource } from './sort-source.ts';
import type { Brief } from './types.ts';

/** What both writers work from: the source, its facts, and what is asked. */
export type Material = {
  brief: Brief;
  source: Source;
  book: FactBook;
  /** The larger heading that each feature stands under, by the feature's name. */
  headings: Readonly<Record<string, string>>;
  /** The address that the article sends its readers to. */
  homeUrl: string;
  seed: number;
};

export function prepareMaterial(brief: Brief, read: Source): Material {
  const { source, headings } = sortSource(read);
  const homeUrl = source.pages[0]?.url ?? brief.url ?? '';
  return {
    brief,
    source,
    book: collectFacts(source),
    headings,
    homeUrl,
    seed: hashText(`${source.pages.map(({ hash }) => hash).join(' ')} ${homeUrl}`),
  };
}
