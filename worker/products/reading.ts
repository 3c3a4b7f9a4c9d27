import { and, desc, eq, sql } from 'drizzle-orm';
import { readSheet } from '../articles/sheets.ts';
import type { ArticleRow } from '../articles/to-article.ts';
import { authorAddress } from '../contract/product.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import type { Database } from '../db/client.ts';
import { articles, productSheets } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { ProductId } from '../owner-words/words.ts';
import { readProof } from '../proof/read-proof.ts';
import { sourceKey } from '../source/source-key.ts';
import { readAccepted } from './site-check.ts';

/** A page that a sheet was read from; its text is kept by its hash, or here. */
export type ReadPage = { url: string; title: string; hash: string; fetchedAt: number; text?: string };
/** What the site says, and where. `pages` are in the order of the sheet's. */
export type Reading = { sheet: ProductSheet; pages: ReadPage[] };

/** The product that an article is about, and whose it is. */
export function productOf(row: ArticleRow): ProductId & { url: string } {
  const { userId, sourceUrl } = row;
  if (row.sourceType !== 'url' || !sourceUrl) throw noSheet();
  return { userId, productKey: row.sourceKey ?? sourceKey(sourceUrl), url: sourceUrl };
}

export const noSheet = () => new AppError('not_found', 'No product sheet is kept for this article.');

/** The owner's articles on a product, newest first. */
export const selectArticlesOn = (db: Database, { userId, productKey }: ProductId) =>
  db
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      status: articles.status,
      version: articles.version,
      keywords: articles.keywords,
    })
    .from(articles)
    .where(
      and(
        eq(articles.userId, userId),
        eq(articles.sourceKey, productKey),
        sql`${articles.sourceKey} is not null and ${articles.status} in ('draft', 'published')`,
      ),
    )
    .orderBy(desc(articles.createdAt), desc(articles.id));

/** What was read of the product last: for an article, or by a look at the site that its owner took over. */
export async function readNewest(db: Database, id: ProductId): Promise<Reading | null> {
  const [read, accepted] = await Promise.all([readNewestOfArticles(db, id), readAccepted(db, id)]);
  if (!read || !accepted) return read ?? accepted;
  return accepted.readAt >= (read.sheet.pages[0]?.fetchedAt ?? 0) ? accepted : read;
}

/** What was read last: for the newest of its articles that has a sheet. */
async function readNewestOfArticles(db: Database, { userId, productKey }: ProductId): Promise<Reading | null> {
  const newest = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(productSheets, eq(productSheets.articleId, articles.id))
    .where(
      and(
        eq(articles.userId, userId),
        eq(articles.sourceKey, productKey),
        sql`${articles.sourceKey} is not null and ${articles.status} in ('draft', 'published')`,
      ),
    )
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(1)
    .get();
  return newest ? readingOfArticle(db, newest.id) : null;
}

export async function readingOfArticle(db: Database, articleId: string): Promise<Reading | null> {
  const [sheet, { sources }] = await Promise.all([readSheet(db, articleId), readProof(db, articleId)]);
  if (!sheet) return null;
  const pages = sources
    .filter(({ url }) => url !== authorAddress)
    .map(({ url, title, textHash, fetchedAt }) => ({ url, title, hash: textHash, fetchedAt: fetchedAt.getTime() }));
  return { sheet, pages: pages.slice(0, sheet.pages.length) };
}
