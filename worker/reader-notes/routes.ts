import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { tellChanged } from '../articles/changed.ts';
import { getManageable } from '../articles/service.ts';
import { toArticle } from '../articles/to-article.ts';
import { requireUser } from '../auth/middleware.ts';
import type { Article } from '../contract/articles.ts';
import { exportQuery, readerNotesBody } from '../contract/reader-notes.ts';
import { articles } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { exportArticle } from './export.ts';

/** What hangs on an article's sources for those who have it: whether readers are shown them, and files. Mounted at /articles. */
export const readerNotesRoutes = new Hono<AppEnv>()
  .patch('/:id/notes', requireUser, validate('json', readerNotesBody), async (c) => {
    const row = await getManageable(c.var.db, c.req.param('id'), c.var.user);
    const { showsSources } = c.req.valid('json');
    await c.var.db.update(articles).set({ showsSources }).where(eq(articles.id, row.id));
    if (row.status === 'published') tellChanged(c, row);
    return c.json<Article>(toArticle({ ...row, showsSources }));
  })
  .get('/:id/export', requireUser, validate('query', exportQuery), async (c) => {
    const row = await getManageable(c.var.db, c.req.param('id'), c.var.user);
    const asked = c.req.valid('query');
    const { extension, type } = files[asked.format];
    return c.body(await exportArticle(c.var.db, row, asked), 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${row.slug}.${extension}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

const files = {
  markdown: { extension: 'md', type: 'text/markdown' },
  html: { extension: 'html', type: 'text/html' },
} as const;
