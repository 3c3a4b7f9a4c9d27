import type { ArticleSummary, UserStats } from '../../worker/contract/articles.ts';
import type { Tracked } from './use-generation.ts';

/**
 * The list as it is shown: what is tracked as generating is generating here too, until its own poll says otherwise, and
 * stands first even before the list knows of it. Generating first, then newest first.
 */
export function mergeTracked(articles: ArticleSummary[], tracked: readonly Tracked[]): ArticleSummary[] {
  const running = tracked.filter(({ finished }) => finished === null);
  const progress = new Map(running.map((entry) => [entry.id, entry.generationProgress]));
  const finished = new Map(tracked.map((entry) => [entry.id, entry.finished]));
  const listed = new Set(articles.map(({ id }) => id));
  const unlisted = running.filter(({ id }) => !listed.has(id)).map(({ article }) => article);
  return [...unlisted, ...articles]
    .map((article) => {
      // The list may not know yet that it is written, nor the address that it was given then.
      if (article.status === 'generating') return finished.get(article.id) ?? article;
      const generationProgress = progress.get(article.id);
      if (generationProgress === undefined) return article;
      return { ...article, status: 'generating' as const, generationProgress };
    })
    .sort(byStateAndAge);
}

function byStateAndAge(a: ArticleSummary, b: ArticleSummary): number {
  const state = Number(b.status === 'generating') - Number(a.status === 'generating');
  return state || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

const figureOf = {
  draft: 'draftArticles',
  generating: 'generatingArticles',
  published: 'publishedArticles',
  failed: 'failedArticles',
} as const;

/** The figures that came with a list, as they are with what is shown in its place: the one never contradicts the other. */
export function figuresWith(stats: UserStats, listed: ArticleSummary[], shown: ArticleSummary[]): UserStats {
  const figures = { ...stats };
  const before = new Map(listed.map(({ id, status }) => [id, status]));
  for (const { id, status } of shown) {
    const was = before.get(id);
    if (was) figures[figureOf[was]] -= 1;
    else figures.totalArticles += 1;
    figures[figureOf[status]] += 1;
  }
  return figures;
}
