import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { requireUser, withViewer } from '../auth/middleware.ts';
import {
  type Article,
  type ArticleVersions,
  type ArticleVersionText,
  articlePatch,
  publishBody,
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
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { announcePage } from '../indexnow/announce.ts';
import { readSettings } from '../settings.ts';
import { changedAndNoted, type NotesHook, tellChanged } from './changed.ts';
import { restoreVersion, updateArticle } from './edit.ts';
import { listForEditor, listOfUser, listPublished, readUserStats } from './lists.ts';
import { storeRelated } from './public-page.ts';
import { isNews, publishArticle, unpublishArticle } from './publish.ts';
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
  /** Keeps what readers are told of a text that they see from now on. */
  noteSources: NotesHook;
};

const staleAfterMs = 30_000;

function requireSelf(c: Context<AppEnv>, userId: string): void {
  if (userId !== c.var.user.id && !c.var.user.isAdmin) {
    throw new AppError('forbidden', "You can only see your own articles' list.");
  }
}

const countPublishing: MiddlewareHandler<AppEnv> = async (c, next) => {
  await countAgainst(c.env.RATE_60, `publish:${c.var.user.id}`);
  return next();
};

/** What follows a publication: search engines are told, once for each text, however often it is taken back and published. */
async function announce(c: Context<AppEnv>, article: Article): Promise<void> {
  await storeRelated(c.var.db, article);
  const { indexNow, siteUrl } = readSettings(c.env);
  if (!indexNow || !(await isNews(c.var.db, article.id))) return;
  await announcePage(indexNow, { origin: siteUrl ?? new URL(c.req.url).origin, path: `/${article.slug}` });
}

export function createArticleRoutes(generation: GenerationHooks) {
  const noted = <Answer extends Article>(c: Context<AppEnv>, article: Answer) =>
    changedAndNoted(c, article, generation.noteSources);
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
    .patch('/:id', requireUser, validate('json', articlePatch), async (c) =>
      noted(
        c,
        await updateArticle(
          c.var.db,
          c.req.param('id'),
          { text: c.req.valid('json'), ifMatch: c.req.header('If-Match') },
          c.var.user,
        ),
      ),
    )
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
    .post('/:id/versions/:version/restore', requireUser, validate('param', versionParam), async (c) => {
      const { id, version } = c.req.valid('param');
      const ifMatch = c.req.header('If-Match');
      return noted(c, await restoreVersion(c.var.db, id, { version, ifMatch }, c.var.user));
    })
    .patch('/:id/publish', requireUser, countPublishing, validate('json', publishBody), async (c) => {
      const id = c.req.param('id');
      const { publish, version, confirmed, ...text } = c.req.valid('json');
      if (!publish) {
        const article = await unpublishArticle(c.var.db, id, c.var.user);
        tellChanged(c, article);
        return c.json<Article>(article);
      }
      const edit = { text, ifMatch: c.req.header('If-Match'), version, confirmed };
      const article = await publishArticle(c.var.db, id, edit, c.var.user);
      inBackground(c, 'announce_failed', announce(c, article));
      return noted(c, article);
    })
    .delete('/:id', requireUser, async (c) => {
      const row = await deleteArticle(c.var.db, c.req.param('id'), c.var.user);
      if (row.status === 'published') tellChanged(c, row);
      if (row.status === 'generating') inBackground(c, 'cancel_failed', generation.cancel(c.env, row));
      return c.body(null, 204);
    });
}
