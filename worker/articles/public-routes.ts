import { Hono } from 'hono';
import type { PublicPage } from '../contract/articles.ts';
import { type SitemapPart, sitemapQuery } from '../contract/feeds.ts';
import { createReplicaDb } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { readPublicPage } from './public-page.ts';
import { readSitemapPart } from './sitemap.ts';

/** What the edge renders public pages from. Visibility is the same for everyone, so no session is looked at. */
export const publicPageRoutes = new Hono<AppEnv>().get('/:slug', async (c) => {
  const { page, keep } = await readPublicPage(createReplicaDb(c.env.DB), c.req.param('slug'));
  if (keep) c.executionCtx.waitUntil(keep());
  return c.json<PublicPage>(page);
});

/** What the edge makes the sitemap from. */
export const sitemapRoutes = new Hono<AppEnv>().get('/', validate('query', sitemapQuery), async (c) =>
  c.json<SitemapPart>(await readSitemapPart(createReplicaDb(c.env.DB), c.req.valid('query').part)),
);
