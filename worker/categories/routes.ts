import { Hono } from 'hono';
import { requireAdmin, requireUser } from '../auth/middleware.ts';
import { type AssignedArticle, type AssignmentUndone, undoAssignmentBody } from '../contract/assigned-categories.ts';
import {
  type CategoriesAssigned,
  type CategoriesInitialized,
  type Category,
  categoryBody,
  categoryPatch,
} from '../contract/categories.ts';
import { changedPagesHeader, writeChangedPages } from '../contract/changed-pages.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { listAssignments, undoAssignments } from './assignments.ts';
import { assignCategories } from './auto-assign-articles.ts';
import { createCategory, deleteCategory, initializeCategories, listCategories, updateCategory } from './service.ts';

/** What a header may hold; pages of further ones are old within a minute. */
const mostToldOf = 50;

export const categoryRoutes = new Hono<AppEnv>()
  .get('/', requireUser, async (c) => c.json<Category[]>(await listCategories(c.var.db)))
  .post('/', requireAdmin, validate('json', categoryBody), async (c) =>
    c.json<Category>(await createCategory(c.var.db, c.req.valid('json')), 201),
  )
  .post('/initialize', requireAdmin, async (c) => c.json<CategoriesInitialized>(await initializeCategories(c.var.db)))
  .post('/auto-assign', requireAdmin, async (c) =>
    c.json<CategoriesAssigned>(await assignCategories(c.var.db, c.var.user.id)),
  )
  .get('/assigned', requireAdmin, async (c) => c.json<AssignedArticle[]>(await listAssignments(c.var.db)))
  .post('/assigned/undo', requireAdmin, validate('json', undoAssignmentBody), async (c) => {
    const undone = await undoAssignments(c.var.db, c.req.valid('json').articleIds);
    const published = undone.filter(({ status }) => status === 'published').slice(0, mostToldOf);
    if (published.length > 0) {
      const slugs = published.map(({ slug }) => slug);
      const authors = new Set(published.map(({ userId }) => userId));
      const categories = new Set(published.flatMap((article) => article.categories));
      c.header(changedPagesHeader, writeChangedPages({ slugs, authors: [...authors], categories: [...categories] }));
    }
    return c.json<AssignmentUndone>({ undone: undone.length });
  })
  .patch('/:id', requireAdmin, validate('json', categoryPatch), async (c) =>
    c.json<Category>(await updateCategory(c.var.db, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', requireAdmin, async (c) => {
    await deleteCategory(c.var.db, c.req.param('id'));
    return c.body(null, 204);
  });
