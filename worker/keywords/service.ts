import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SeoKeyword } from '../contract/keywords.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { articles, seoKeywords } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';

type KeywordRow = typeof seoKeywords.$inferSelect;

export function toKeyword(row: KeywordRow, article: SeoKeyword['article'] = null): SeoKeyword {
  return { id: row.id, keyword: row.keyword, used: row.used, article, createdAt: row.createdAt.toISOString() };
}

const articleColumns = { id: articles.id, slug: articles.slug, title: articles.title, status: articles.status };

export const noSuchKeyword = () => new AppError('not_found', 'This keyword does not exist.');

/** Newest first: all of them, or only those that are used, or not. */
export async function listKeywords(db: Database, used?: boolean): Promise<SeoKeyword[]> {
  const where: SQL | undefined = used === undefined ? undefined : eq(seoKeywords.used, used);
  const rows = await db
    .select({ keyword: getTableColumns(seoKeywords), article: articleColumns })
    .from(seoKeywords)
    .leftJoin(articles, and(seoKeywords.used, eq(articles.id, seoKeywords.articleId)))
    .where(where)
    .orderBy(desc(seoKeywords.createdAt), desc(seoKeywords.id));
  return rows.map(({ keyword, article }) => toKeyword(keyword, article));
}

export async function addKeyword(db: Database, keyword: string): Promise<SeoKeyword> {
  const values = { id: crypto.randomUUID(), keyword, keywordKey: foldKey(keyword), createdAt: new Date() };
  const row = await db
    .insert(seoKeywords)
    .values(values)
    .returning()
    .get()
    .catch((error) => {
      if (!isUniqueViolation(error, 'seo_keywords.keyword_key')) throw error;
      throw new AppError('conflict', `The keyword '${keyword}' is in the list already.`, { cause: error });
    });
  return toKeyword(row);
}

export async function deleteKeyword(db: Database, id: string): Promise<void> {
  const deleted = await db.delete(seoKeywords).where(eq(seoKeywords.id, id)).returning({ id: seoKeywords.id });
  if (deleted.length === 0) throw noSuchKeyword();
}

export async function markUnused(db: Database, id: string): Promise<SeoKeyword> {
  const row = await db
    .update(seoKeywords)
    .set({ used: false, articleId: null })
    .where(eq(seoKeywords.id, id))
    .returning()
    .get();
  if (!row) throw noSuchKeyword();
  return toKeyword(row);
}
