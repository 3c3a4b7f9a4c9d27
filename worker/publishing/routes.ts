import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type NotesHook, noteChanged, tellChanged } from '../articles/changed.ts';
import { storeRelated } from '../articles/public-page.ts';
import { requireUser } from '../auth/middleware.ts';
import { type Article, articlePatch, publishBody, versionParam } from '../contract/articles.ts';
import type { ChangedArticle } from '../contract/publishing.ts';
import type { AppEnv } from '../env.ts';
import { inBackground } from '../http/in-background.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { announcePage } from '../indexnow/announce.ts';
import { readSettings } from '../settings.ts';
import { restoreVersion, updateArticle } from './edit.ts';
import { isNews, publishArticle, unpublishArticle } from './publish.ts';

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

/** What changes the text of an article, or who may read it. */
export function createChangeRoutes(noteSources: NotesHook) {
  return new Hono<AppEnv>()
    .patch('/:id', requireUser, validate('json', articlePatch), async (c) => {
      const edit = { text: c.req.valid('json'), ifMatch: c.req.header('If-Match') };
      const article = await updateArticle(c.var.db, c.req.param('id'), edit, c.var.user);
      await noteChanged(c, article, noteSources);
      return c.json<ChangedArticle>(article);
    })
    .post('/:id/versions/:version/restore', requireUser, validate('param', versionParam), async (c) => {
      const { id, version } = c.req.valid('param');
      const ifMatch = c.req.header('If-Match');
      const article = await restoreVersion(c.var.db, id, { version, ifMatch }, c.var.user);
      await noteChanged(c, article, noteSources);
      return c.json<ChangedArticle>(article);
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
      await noteChanged(c, article, noteSources);
      return c.json<Article>(article);
    });
}
