import { type Context, Hono } from 'hono';
import { requireUser, withViewer } from '../auth/middleware.ts';
import {
  type ArticleVersions,
  type ArticleVersionText,
  publishedQuery,
  searchQuery,
  type UserStats,
  userListQuery,
  versionParam,
} from '../contract/articles.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import { createReplicaDb } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { inBackground } from '../http/in-background.ts';
import { validate } from '../http/validate.ts';
import { tellChanged } from './changed.ts';
import { listForEditor, listOfUser, listPublished, readUserStats } from './lists.ts';
import { searchPublished } from './search.ts';
import { articleFor, deleteArticle, getManageable, getVisible, markOpened } from './service.ts';
import { readSheet } from './sheets.ts';
import type { ArticleRow } from './to-article.ts';
import { listVersions, readVersion } from './versions.ts';

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
    .get('/slug/:slug', withViewer, async (c) => {
      const row = await getVisible(c.var.db, { slug: c.req.param('slug') }, c.var.viewer);
      // By slug it is opened, by id only watched.
      if (row.isNew && c.var.viewer?.id === row.userId)
        inBackground(c, 'opening_unmarked', markOpened(c.var.db, row.id));
      return c.json(articleFor(c.var.viewer, row));
    })
    .get('/:id', withViewer, async (c) => {
      const row = await getVisible(c.var.db, { id: c.req.param('id') }, c.var.viewer);
      if (row.status === 'generating' && Date.now() - row.updatedAt.getTime() > staleAfterMs) {
        inBackground(c, 'revive_failed', generation.revive(c.env, row));
      }
      return c.json(articleFor(c.var.viewer, row));
    })
    .get('/:id/sheet', requireUser, async (c) => {
      const { id } = await getManageable(c.var.db, c.req.param('id'), c.var.user);
      const sheet = await readSheet(c.var.db, id);
      if (!sheet) throw new AppError('not_found', 'No product sheet is kept for this article.');
      return c.json<ProductSheet>(sheet);
    })
    .get('/:id/versions', requireUser, async (c) => {
      const { id } = await getManageable(c.var.db, c.req.param('id'), c.var.user);
      return c.json<ArticleVersions>({ versions: await listVersions(c.var.db, id) });
    })
    .get('/:id/versions/:version', requireUser, validate('param', versionParam), async (c) => {
      const { id, version } = c.req.valid('param');
      await getManageable(c.var.db, id, c.var.user);
      return c.json<ArticleVersionText>(await readVersion(c.var.db, id, version));
    })
    .delete('/:id', requireUser, async (c) => {
      const row = await deleteArticle(c.var.db, c.req.param('id'), c.var.user);
      if (row.status === 'published') tellChanged(c, row);
      if (row.status === 'generating') inBackground(c, 'cancel_failed', generation.cancel(c.env, row));
      return c.body(null, 204);
    });
}
