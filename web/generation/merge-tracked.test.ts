import { describe, expect, it } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { sampleArticle } from '../test/edge.ts';
import { figuresWith, mergeTracked } from './merge-tracked.ts';
import type { Tracked } from './use-generation.ts';

const article = (id: string, changes: Partial<Article> = {}): Article => ({
  ...sampleArticle({ id, status: 'draft' }),
  originalIdea: null,
  originalTargetKeywords: null,
  originalArticleLength: null,
  originalCustomInstructions: null,
  researchDepth: null,
  angle: null,
  seoSuggestions: [],
  failureReason: null,
  waitingFor: null,
  isNew: false,
  showsSources: true,
  ...changes,
});

const tracked = (id: string, changes: Partial<Tracked> = {}): Tracked => ({
  id,
  title: id,
  generationProgress: 0,
  article: article(id, { createdAt: '2026-04-01T00:00:00.000Z' }),
  isOwn: true,
  finished: null,
  ...changes,
});

describe('mergeTracked', () => {
  it('shows an instantly written article as generating until its own poll', () => {
    const [shown] = mergeTracked([article('a')], [tracked('a')]);
    expect(shown).toMatchObject({ id: 'a', status: 'generating', generationProgress: 0 });
  });

  it('shows it as it is once it is finished', () => {
    const [shown] = mergeTracked([article('a')], [tracked('a', { finished: article('a') })]);
    expect(shown?.status).toBe('draft');
  });

  it('shows it as written, at its final address, before the list knows', () => {
    const listed = article('a', { status: 'generating', slug: 'generating-a' });
    const [shown] = mergeTracked([listed], [tracked('a', { finished: article('a', { slug: 'written' }) })]);
    expect(shown).toMatchObject({ status: 'draft', slug: 'written' });
  });

  it('puts what the list does not know yet first', () => {
    const shown = mergeTracked([article('a')], [tracked('b')]);
    expect(shown.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('sorts generating first, then newest first, ties by id', () => {
    const list = [
      article('old', { createdAt: '2026-01-01T00:00:00.000Z' }),
      article('tie-1', { createdAt: '2026-02-01T00:00:00.000Z' }),
      article('tie-2', { createdAt: '2026-02-01T00:00:00.000Z' }),
      article('busy', { status: 'generating', createdAt: '2025-01-01T00:00:00.000Z' }),
    ];
    expect(mergeTracked(list, []).map(({ id }) => id)).toEqual(['busy', 'tie-2', 'tie-1', 'old']);
  });

  it('keeps the progress that the list knows better', () => {
    const list = [article('a', { status: 'generating', generationProgress: 60 })];
    expect(mergeTracked(list, [tracked('a')])[0]?.generationProgress).toBe(60);
  });
});

it('counts what is shown, where the list knows it otherwise or not yet', () => {
  const listed = [article('a'), article('b', { status: 'published' })];
  const shown = mergeTracked(listed, [tracked('a'), tracked('c')]);
  const stats = {
    totalArticles: 12,
    publishedArticles: 4,
    draftArticles: 8,
    generatingArticles: 0,
    failedArticles: 0,
    avgSeoScore: 70,
  };
  expect(figuresWith(stats, listed, shown)).toEqual({
    ...stats,
    totalArticles: 13,
    draftArticles: 7,
    generatingArticles: 2,
  });
});
