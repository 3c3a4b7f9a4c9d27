import type { Source } from '../source/types.ts';
import { collectFacts, type FactBook } from './facts.ts';
import { hashText } from './seed.ts';
import type { Brief } from './types.ts';

/** What both writers work from: the source, its facts, and what is asked. */
export type Material = {
  brief: Brief;
  source: Source;
  book: FactBook;
  /** The address that the article sends its readers to. */
  homeUrl: string;
  seed: number;
};

export function prepareMaterial(brief: Brief, source: Source): Material {
  const homeUrl = source.pages[0]?.url ?? brief.url ?? '';
  return {
    brief,
    source,
    book: collectFacts(source),
    homeUrl,
    seed: hashText(`${source.pages.map(({ hash }) => hash).join(' ')} ${homeUrl}`),
  };
}
