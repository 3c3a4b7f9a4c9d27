import type { Article, ArticleList, ArticleSummary } from '../../worker/contract/articles.ts';
import type { GenerateIdeaBody, GenerateUrlBody, GenerationStarted } from '../../worker/contract/generation.ts';
import { defaultArticleAngle, defaultArticleLength, defaultResearchDepth } from '../../worker/contract/options.ts';
import { queueKey } from '../articles/keys.ts';
import { refreshArticles } from '../articles/use-articles.ts';
import { load, send } from '../lib/api.ts';
import { createStore } from '../lib/store.ts';

/** An article that is shown as being written until a poll of its own says that it no longer is. */
export type Tracked = Pick<Article, 'id' | 'title' | 'generationProgress'> & {
  article: ArticleSummary;
  /** Started on this screen just now, so that its card is brought into view. */
  isOwn: boolean;
  /** The written article, once a poll has brought it. */
  finished: Article | null;
};

const tracked = createStore<readonly Tracked[]>([]);
export const useTracked = tracked.use;

export function track(articles: ArticleSummary[], isOwn = false): void {
  const known = new Set(tracked.get().map(({ id }) => id));
  const added = articles.filter(({ id }) => !known.has(id)).map((article) => toTracked(article, isOwn));
  if (added.length > 0) tracked.set([...added, ...tracked.get()]);
}

export function settle(id: string, finished: Article): void {
  tracked.set(tracked.get().map((entry) => (entry.id === id ? { ...entry, finished } : entry)));
}

export function untrack(id: string): void {
  tracked.set(tracked.get().filter((entry) => entry.id !== id));
}

// Whatever its state by now, it is shown from its beginning: even an instant generation is seen.
function toTracked(article: ArticleSummary, isOwn: boolean): Tracked {
  const progress = article.status === 'generating' ? article.generationProgress : 0;
  return { id: article.id, title: article.title, generationProgress: progress, article, isOwn, finished: null };
}

export async function generateFromUrl(body: GenerateUrlBody, userId: string): Promise<void> {
  track([await startGeneration('/api/generate/url', { ...body, userId })], true);
  void refreshArticles(userId);
}

export async function generateFromIdea(body: GenerateIdeaBody, userId: string): Promise<void> {
  track([await startGeneration('/api/generate/idea', { ...body, userId })], true);
  void refreshArticles(userId);
}

/** Starts anew from what is stored; the server replaces the failed article in the same step. */
export async function retryArticle(failed: ArticleSummary): Promise<void> {
  track([await restart(failed)], true);
  void refreshArticles(failed.userId);
}

/** As above for many, a few at a time; what the server refuses ends it. */
export async function retryArticles(failed: ArticleSummary[]): Promise<void> {
  const atOnce = 5;
  for (let first = 0; first < failed.length; first += atOnce) {
    track(await Promise.all(failed.slice(first, first + atOnce).map(restart)));
  }
}

async function restart(failed: ArticleSummary): Promise<Article> {
  const common = {
    length: failed.originalArticleLength ?? defaultArticleLength,
    customInstructions: failed.originalCustomInstructions,
    categories: failed.categories,
    retryOf: failed.id,
  };
  if (failed.sourceType === 'url') {
    const keywords = failed.originalTargetKeywords ?? failed.keywords.join(', ');
    return startGeneration('/api/generate/url', { ...common, url: failed.sourceUrl, keywords, userId: failed.userId });
  }
  return startGeneration('/api/generate/idea', {
    ...common,
    idea: failed.originalIdea,
    keywords: failed.originalTargetKeywords,
    researchDepth: failed.researchDepth ?? defaultResearchDepth,
    angle: failed.angle ?? defaultArticleAngle,
    userId: failed.userId,
  });
}

/** Writes a further article from what the given one was written from, or from what is asked now. */
export async function regenerateArticle(article: Article, body: object): Promise<void> {
  const { articleId } = await send<{ articleId: string }>(
    'POST',
    `/api/articles/${article.id}/regenerate/${article.sourceType}`,
    body,
  );
  track([await load<Article>(`/api/articles/${articleId}`)], true);
  void refreshArticles(article.userId);
}

/** Shows articles that were started many at once; further ones come into view as the list reaches them. */
export async function trackStarted(userId: string, articleIds: string[]): Promise<void> {
  const { articles } = await load<ArticleList>(queueKey(userId, 1));
  track(articles.filter(({ id }) => articleIds.includes(id)));
}

async function startGeneration(path: string, body: object): Promise<Article> {
  const { article } = await send<GenerationStarted>('POST', path, body);
  return article;
}
