import type { Availability } from '../../contract/product-sheet.ts';
import type { Source } from '../../source/types.ts';
import { sitePages } from '../../source/words/fields.ts';
import { hashText } from '../article/seed.ts';
import type { Brief } from '../types.ts';
import { collectFacts, type FactBook } from './facts.ts';

type NamedFact = { name: string; fact: number };

/** What both writers work from: the source, its facts, and what is asked. */
export type Material = {
  brief: Brief;
  source: Source;
  book: FactBook;
  /** The address that the article sends its readers to. */
  homeUrl: string;
  seed: number;
  /** Plans that can't be had yet, and plans that can't be had any more, each with the fact that names it. */
  announced: NamedFact[];
  closed: NamedFact[];
};

/** What cannot be had today is no part of what the product does; how to tell of it is for a writer that can. */
function withoutUnavailable(source: Source): Source {
  const { sheet } = source;
  const isThere = ({ availability }: { availability: Availability | null }) =>
    availability !== 'coming' && availability !== 'closed';
  return {
    ...source,
    sheet: { ...sheet, features: sheet.features.filter(isThere), plans: sheet.plans.filter(isThere) },
  };
}

export function prepareMaterial(brief: Brief, read: Source): Material {
  const source = withoutUnavailable(read);
  const homeUrl = source.pages[0]?.url ?? brief.url ?? '';
  const book = collectFacts(source);
  const named = (state: Availability): NamedFact[] =>
    read.sheet.plans
      .filter(({ availability }) => availability === state)
      .map(({ name, page }) => ({ name, fact: book.facts.push({ kind: 'announced', source: page, quote: name }) - 1 }));
  return {
    brief,
    source,
    book,
    announced: named('coming'),
    closed: named('closed'),
    homeUrl,
    seed: hashText(
      `${sitePages(source)
        .map(({ hash }) => hash)
        .join(' ')} ${homeUrl}`,
    ),
  };
}
