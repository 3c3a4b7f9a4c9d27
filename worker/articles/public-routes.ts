import { Hono } from 'hono';
import type { PublicPage } from '../contract/articles.ts';
import { createReplicaDb } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { readPublicPage } from './public-page.ts';

/** What the edge renders public pages from. Visibility is the same for everyone, so no session is looked at. */
export const publicPageRoutes = new Hono<AppEnv>().get('/:slug', async (c) =>
  c.json<PublicPage>(await readPublicPage(createReplicaDb(c.env.DB), c.req.param('slug'))),
);
