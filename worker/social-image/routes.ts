import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { slugMaxLength } from '../contract/limits.ts';
import { socialImageHash } from '../contract/social-image.ts';
import { createReplicaDb, type PlainDatabase } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { inBackground } from '../http/in-background.ts';

const address = z.object({ slug: z.string().max(slugMaxLength), hash: z.string().regex(/^[0-9a-f]{16}$/) });
const forGood = 'public, max-age=31536000, immutable';

/** The picture of a published article. Visibility is asked first, also for one that was rendered before. */
export const socialImageRoutes = new Hono<AppEnv>().get('/:slug/:hash', async (c) => {
  const asked = address.safeParse(c.req.param()).data;
  const title = asked && (await findTitle(createReplicaDb(c.env.DB), asked.slug));
  if (!asked || title === undefined || (await socialImageHash(title)) !== asked.hash) {
    throw new AppError('not_found', 'There is no such picture.');
  }
  const key = new URL(`/api/social-image/${asked.hash}`, c.req.url).href;
  const kept = await caches.default.match(key);
  if (kept) return new Response(kept.body, kept);
  // Layout engine and rasterizer are only set up where a picture is asked for.
  const { renderSocialImage } = await import('./render.ts');
  const response = new Response(await renderSocialImage(title), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': forGood },
  });
  inBackground(c, 'picture_not_kept', caches.default.put(key, response.clone()));
  return response;
});

async function findTitle(db: PlainDatabase, slug: string): Promise<string | undefined> {
  const row = await db
    .select({ title: articles.title })
    .from(articles)
    .where(and(eq(articles.slug, slug), eq(articles.status, 'published')))
    .get();
  return row?.title;
}
