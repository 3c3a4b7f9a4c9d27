import type { Source } from '../../source/types.ts';
import { prepareMaterial } from '../facts/material.ts';
import type { WrittenArticle } from '../types.ts';
import { briefFor } from './articles.ts';

/** How much of what a source says about its product an article tells, and what it leaves out. */
export type Coverage = { share: number; untold: string[] };

/** Facts that a reader of the page would miss: what a feature does, for whom it is, who makes it, what is asked and what it costs. */
export function coverageOf(source: Source, article: WrittenArticle): Coverage {
  const { book } = prepareMaterial(briefFor(source.pages[0]?.url ?? '', 'medium'), source);
  const names = new Set([...book.context.values()].flat());
  const kinds = new Set(['feature', 'company', 'question', 'price']);
  const telling = [
    ...book.facts.flatMap(({ kind }, fact) => (kinds.has(kind) && !names.has(fact) ? [fact] : [])),
    ...book.passages.flatMap(({ sentences }, at) => (source.passages[at]?.topic === null ? sentences : [])),
    ...book.plans.flatMap(({ price }) => price),
  ];
  const told = new Set(
    article.proof.claims.flatMap(({ facts }) => facts.map((fact) => article.proof.facts[fact]?.quote ?? '')),
  );
  const quotes = [...new Set(telling.map((fact) => book.facts[fact]?.quote ?? ''))];
  const untold = quotes.filter((quote) => !told.has(quote));
  return { share: quotes.length === 0 ? 1 : 1 - untold.length / quotes.length, untold };
}
