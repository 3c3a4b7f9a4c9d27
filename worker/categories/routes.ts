import { Hono } from 'hono';
import { requireUser } from '../auth/middleware.ts';
import type { Category } from '../contract/categories.ts';
import type { AppEnv } from '../env.ts';
import { listCategories } from './service.ts';

export const categoryRoutes = new Hono<AppEnv>().get('/', requireUser, async (c) =>
  c.json<Category[]>(await listCategories(c.var.db)),
);
