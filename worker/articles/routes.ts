import { type Context, Hono } from 'hono';
import { requireUser, withViewer } from '../auth/middleware.ts';
import {
  type Article,
  articlePatch,
  publishBody,
  publishedQuery,
  searchQuery,
  type UserStats,
  userListQuery,
} from '../contract/articles.ts';
import { createReplicaDb } from '../db/client.ts';
import { type AppEnv, readSettings } from '../env.ts';
import { AppError } from '../errors.ts';
import { validate } from '../http/validate.ts';
import { announcePage } from '../indexnow/announce.ts';
import { listForEditor, listOfUser, listPublished, readUserStats } from './lists.ts';
import { storeRelated } from './public-page.ts';
import { searchPublished } from './search.ts';
import { articleFor, deleteArticle, getVisible, publishArticle, unpublishArticle, updateArticle } from './service.ts';
import type { ArticleRow } from './to-article.ts';

/** What articles need of generation without knowing it: `app.ts` puts the two together. */
export type GenerationHooks = {
  /** Stops the generation of an article that was deleted. */
  cancel(env: AppEnv['Bindings'], row: ArticleRow): Promise<void>;
  /** Wakes a generation that has not moved for a while. */
  revive(env: AppEnv['Bindings'], row: ArticleRow): Promise<void>;
};

const staleAfterMs = 30_000;

function requireSelf(c: Context<AppEnv>, userId: string): void {
  if (userId !== c.var.user.id && !c.var.user.isAdmin) {
    throw new AppError('forbidden', "You can only see your own articles' list.");
  }
}

export function createArticleRoutes(generation: GenerationHooks) {
  return new Hono<AppEnv>()
    .get('/published', validate('query', publishedQuery), async (c) =>
      c.json(await listPublished(createReplicaDb(c.env.DB), c.req.valid('query'))),
    )
    .get('/search', validate('query', searchQuery), async (c) => {
      const { q, ...request } = c.req.valid('query');
      return c.json(await searchPublished(createReplicaDb(c.env.DB), q, request));
    })
    .get('/user/:userId', requireUser, validate('query', userListQuery), async (c) => {
      const userId = c.req.param('userId');
      requireSelf(c, userId);
      const { page, limit } = c.req.valid('query');
      return c.json(
        page === undefined
          ? await listForEditor(c.var.db, userId)
          : await listOfUser(c.var.db, userId, { page, limit }),
      );
    })
    .get('/stats/:userId', requireUser, async (c) => {
      const userId = c.req.param('userId');
      requireSelf(c, userId);
      return c.json<UserStats>(await readUserStats(c.var.db, userId));
    })
    .get('/slug/:slug', withViewer, async (c) =>
      c.json(articleFor(c.var.viewer, await getVisible(c.var.db, { slug: c.req.param('slug') }, c.var.viewer))),
    )
    .get('/:id', withViewer, async (c) => {
      const row = await getVisible(c.var.db, { id: c.req.param('id') }, c.var.viewer);
      if (row.status === 'generating' && Date.now() - row.updatedAt.getTime() > staleAfterMs) {
        c.executionCtx.waitUntil(generation.revive(c.env, row));
      }
      return c.json(articleFor(c.var.viewer, row));
    })
    .patch('/:id', requireUser, validate('json', articlePatch), async (c) =>
      c.json<Article>(await updateArticle(c.var.db, c.req.param('id'), c.req.valid('json'), c.var.user)),
    )
    .patch('/:id/publish', requireUser, validate('json', publishBody), async (c) => {
      const id = c.req.param('id');
      if (!c.req.valid('json').publish) return c.json<Article>(await unpublishArticle(c.var.db, id, c.var.user));
      const article = await publishArticle(c.var.db, id, c.var.user);
      c.executionCtx.waitUntil(storeRelated(c.var.db, article));
      const { indexNow, siteUrl } = readSettings(c.env);
      const origin = siteUrl ?? new URL(c.req.url).origin;
      if (indexNow) c.executionCtx.waitUntil(announcePage(indexNow, { origin, path: `/${article.slug}` }));
      return c.json<Article>(article);
    })
    .delete('/:id', requireUser, async (c) => {
      const row = await deleteArticle(c.var.db, c.req.param('id'), c.var.user);
      if (row.status === 'generating') c.executionCtx.waitUntil(generation.cancel(c.env, row));
      return c.body(null, 204);
    });
}
