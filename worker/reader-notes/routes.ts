import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { tellChanged } from '../articles/changed.ts';
import { getManageable } from '../articles/service.ts';
import { toArticle } from '../articles/to-article.ts';
import { requireUser } from '../auth/middleware.ts';
import type { Article } from '../contract/articles.ts';
import { readerNotesBody } from '../contract/reader-notes.ts';
import { articles } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';

/** Whether an article's readers are shown what it rests on. Mounted at /articles. */
export const readerNotesRoutes = new Hono<AppEnv>().patch(
  '/:id/notes',
  requireUser,
  validate('json', readerNotesBody),
  async (c) => {
    const row = await getManageable(c.var.db, c.req.param('id'), c.var.user);
    const { showsSources } = c.req.valid('json');
    await c.var.db.update(articles).set({ showsSources }).where(eq(articles.id, row.id));
    if (row.status === 'published') tellChanged(c, row);
    return c.json<Article>(toArticle({ ...row, showsSources }));
  },
);
