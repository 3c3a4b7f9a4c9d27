import type { Article, ArticleSummary } from '../../worker/contract/articles.ts';
import type {
  AnotherArticleBody,
  GenerateIdeaBody,
  GenerateUrlBody,
  RegenerateIdeaBody,
  RegenerateUrlBody,
} from '../../worker/contract/generation.ts';
import { defaultArticleAngle, defaultArticleLength, defaultResearchDepth } from '../../worker/contract/options.ts';
import { load, send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { idKey, queueKey } from '../lib/keys.ts';
import { createStore } from '../lib/store.ts';

/** An article that is shown as being written until a poll of its own says that it no longer is. */
export type Tracked = Pick<Article, 'id' | 'title' | 'generationProgress'> & {
  article: ArticleSummary;
  /** Started on this screen just now, so that its card is brought into view. */
  isOwn: boolean;
  /** The article that was written or failed, once a poll has brought it. */
  finished: ArticleSummary | null;
};

const tracked = createStore<readonly Tracked[]>([]);
/** What was seen to its end: a list that does not know yet does not bring it back. */
const ended = new Set<string>();
export const useTracked = tracked.use;

export function track(articles: ArticleSummary[], isOwn = false): void {
  const known = new Set([...ended, ...tracked.get().map(({ id }) => id)]);
  const added = articles.filter(({ id }) => !known.has(id)).map((article) => toTracked(article, isOwn));
  if (added.length > 0) tracked.set([...added, ...tracked.get()]);
}

export function settle(id: string, finished: ArticleSummary): void {
  tracked.set(tracked.get().map((entry) => (entry.id === id ? { ...entry, finished } : entry)));
}

export function untrack(id: string): void {
  ended.add(id);
  tracked.set(tracked.get().filter((entry) => entry.id !== id));
}

// Whatever its state by now, it is shown from its beginning: even an instant generation is seen.
function toTracked(article: ArticleSummary, isOwn: boolean): Tracked {
  const progress = article.status === 'generating' ? article.generationProgress : 0;
  return { id: article.id, title: article.title, generationProgress: progress, article, isOwn, finished: null };
}

export async function generateFromUrl(body: GenerateUrlBody, userId: string): Promise<void> {
  const { article } = await send('POST', '/api/generate/url', { body: { ...body, userId } });
  show(article, body.retryOf);
}

export async function generateFromIdea(body: GenerateIdeaBody, userId: string): Promise<void> {
  const { article } = await send('POST', '/api/generate/idea', { body: { ...body, userId } });
  show(article, body.retryOf);
}

/** Starts anew from what is stored; the server replaces the failed article in the same step. */
export async function retryArticle(failed: ArticleSummary): Promise<void> {
  show(await restart(failed), failed.id);
}

/** Brings what was just started into view, in the place of what failed before. */
function show(started: Article, replaced: string | null | undefined): void {
  if (replaced) untrack(replaced);
  track([started], true);
  void changed('articles');
}

/** As above for many, a few at a time; what the server refuses ends it. */
export async function retryArticles(failed: ArticleSummary[]): Promise<void> {
  const atOnce = 5;
  for (let first = 0; first < failed.length; first += atOnce) {
    const some = failed.slice(first, first + atOnce);
    const started = await Promise.all(some.map(restart));
    for (const { id } of some) untrack(id);
    track(started);
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
    const body = { ...common, url: failed.sourceUrl ?? '', keywords, userId: failed.userId };
    return (await send('POST', '/api/generate/url', { body })).article;
  }
  const body = {
    ...common,
    idea: failed.originalIdea ?? '',
    keywords: failed.originalTargetKeywords,
    researchDepth: failed.researchDepth ?? defaultResearchDepth,
    angle: failed.angle ?? defaultArticleAngle,
    userId: failed.userId,
  };
  return (await send('POST', '/api/generate/idea', { body })).article;
}

/** Writes a further article from what the given one was written from, or from what is asked now. */
export async function regenerateArticle(id: string, body: RegenerateUrlBody | RegenerateIdeaBody): Promise<void> {
  const { articleId } = await ('url' in body
    ? send('POST', '/api/articles/:id/regenerate/url', { params: { id }, body })
    : send('POST', '/api/articles/:id/regenerate/idea', { params: { id }, body }));
  track([await load(idKey(articleId))], true);
  void changed('articles');
}

/** Writes a further article on the product that an article is about. */
export async function writeAnother(articleId: string, body: AnotherArticleBody): Promise<void> {
  const { article } = await send('POST', '/api/articles/:id/product/article', { params: { id: articleId }, body });
  show(article, null);
}

/** Shows articles that were started many at once; further ones come into view as the list reaches them. */
export async function trackStarted(userId: string, articleIds: string[]): Promise<void> {
  const { articles } = await load(queueKey(userId, 1));
  track(articles.filter(({ id }) => articleIds.includes(id)));
}
