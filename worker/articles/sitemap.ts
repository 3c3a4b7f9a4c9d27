import { asc, sql } from 'drizzle-orm';
import { type SitemapPart, sitemapPartSize } from '../contract/feeds.ts';
import type { PlainDatabase } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { readSiteStats } from './lists.ts';

/** A part of the sitemap; `partSize` is for tests alone, the contract says how large one is. */
export async function readSitemapPart(
  db: PlainDatabase,
  part: number,
  partSize = sitemapPartSize,
): Promise<SitemapPart> {
  const { totalArticles } = await readSiteStats(db);
  const parts = Math.max(1, Math.ceil(totalArticles / partSize));
  // A part that there is not costs nothing.
  if (part > parts) return { parts, entries: [] };
  const rows = await db
    .select({ slug: articles.slug, updatedAt: articles.updatedAt })
    .from(articles)
    .where(sql`status = 'published'`)
    .orderBy(asc(articles.createdAt), asc(articles.id))
    .limit(partSize)
    .offset((part - 1) * partSize);
  return {
    parts,
    entries: rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
  };
}
