import { Hono } from 'hono';
import type { PublicPage } from '../contract/articles.ts';
import { type SitemapPart, sitemapQuery } from '../contract/feeds.ts';
import { sitemapSeconds } from '../contract/limits.ts';
import { createReplicaDb } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { inBackground } from '../http/in-background.ts';
import { validate } from '../http/validate.ts';
import type { NotesHook } from './changed.ts';
import { readPublicPage } from './public-page.ts';
import { readSitemapPart } from './sitemap.ts';

/** What the edge renders public pages from. Visibility is the same for everyone, so no session is looked at. */
export const createPublicPageRoutes = (noteSources: NotesHook) =>
  new Hono<AppEnv>().get('/:slug', async (c) => {
    const { page, keep, isNoted } = await readPublicPage(createReplicaDb(c.env.DB), c.req.param('slug'));
    if (keep) inBackground(c, 'html_not_kept', keep());
    if (!isNoted) inBackground(c, 'sources_not_noted', noteSources(c.var.db, page.article.id));
    return c.json<PublicPage>(page);
  });

/** What the edge makes the sitemap from: up to 50,000 rows, so that one answer is for all who ask in the same moments. */
export const sitemapRoutes = new Hono<AppEnv>().get('/', validate('query', sitemapQuery), async (c) => {
  const { part } = c.req.valid('query');
  const key = new URL(`/api/sitemap?part=${part}`, c.req.url).href;
  const kept = await caches.default.match(key);
  if (kept) return new Response(kept.body, kept);
  const found: SitemapPart = await readSitemapPart(createReplicaDb(c.env.DB), part);
  const response = Response.json(found, { headers: { 'Cache-Control': `public, max-age=${sitemapSeconds}` } });
  inBackground(c, 'sitemap_not_kept', caches.default.put(key, response.clone()));
  return response;
});
