import { Hono } from 'hono';
import { requireAdmin, requireUser } from '../auth/middleware.ts';
import {
  type CategoriesAssigned,
  type CategoriesInitialized,
  type Category,
  categoryBody,
  categoryPatch,
} from '../contract/categories.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { assignCategories } from './auto-assign-articles.ts';
import { createCategory, deleteCategory, initializeCategories, listCategories, updateCategory } from './service.ts';

export const categoryRoutes = new Hono<AppEnv>()
  .get('/', requireUser, async (c) => c.json<Category[]>(await listCategories(c.var.db)))
  .post('/', requireAdmin, validate('json', categoryBody), async (c) =>
    c.json<Category>(await createCategory(c.var.db, c.req.valid('json')), 201),
  )
  .post('/initialize', requireAdmin, async (c) => c.json<CategoriesInitialized>(await initializeCategories(c.var.db)))
  .post('/auto-assign', requireAdmin, async (c) => c.json<CategoriesAssigned>(await assignCategories(c.var.db)))
  .patch('/:id', requireAdmin, validate('json', categoryPatch), async (c) =>
    c.json<Category>(await updateCategory(c.var.db, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', requireAdmin, async (c) => {
    await deleteCategory(c.var.db, c.req.param('id'));
    return c.body(null, 204);
  });
