import type { Source, SourcePage } from '../../source/types.ts';
import type { Fact } from '../types.ts';

/** What sentences are held against: the facts of pages, the pages themselves, and what was asked for. */
export type Ground = {
  brief: { keywords: readonly string[] };
  source: Pick<Source, 'kind' | 'language' | 'sheet'> & {
    pages: ReadonlyArray<Pick<SourcePage, 'url' | 'title' | 'text'>>;
  };
  book: { facts: readonly Fact[] };
};
