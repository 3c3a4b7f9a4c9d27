import { type SQL, sql } from 'drizzle-orm';
import type { RestoreKeywordsBody, SeoKeyword } from '../contract/keywords.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { seoKeywords } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';
import { listKeywords, noSuchKeyword, toKeyword } from './service.ts';

type NewKeyword = { id: string; keyword: string; used: boolean; articleId: string | null; createdAt: number };

/** One statement for any number of keywords, so that two requests at once add each of them once. */
function insertKeywords(db: Database, keywords: NewKeyword[]) {
  const rows = keywords.map((keyword) => ({ ...keyword, key: foldKey(keyword.keyword) }));
  // Values stand in the table's column order.
  return db.insert(seoKeywords).select(sql`
    select value ->> 'id', value ->> 'keyword', value ->> 'key', value ->> 'used', value ->> 'articleId', value ->> 'createdAt'
    from json_each(${JSON.stringify(rows)}) where true`);
}

/** The first is the newest: lists show them in the order given. */
function asNew(keywords: readonly string[]): NewKeyword[] {
  const now = Date.now();
  return keywords.map((keyword, n) => ({
    id: crypto.randomUUID(),
    keyword,
    used: false,
    articleId: null,
    createdAt: now - n,
  }));
}

const newestFirst = (rows: Array<typeof seoKeywords.$inferSelect>): SeoKeyword[] =>
  rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).map((row) => toKeyword(row));

/** Those that the list does not have yet. */
export async function addNewKeywords(db: Database, keywords: readonly string[]): Promise<SeoKeyword[]> {
  if (keywords.length === 0) return [];
  return newestFirst(await insertKeywords(db, asNew(keywords)).onConflictDoNothing().returning());
}

/** All of them, or none where the list has one already. */
export async function addAllKeywords(db: Database, keywords: readonly string[]): Promise<SeoKeyword[]> {
  const rows = await insertKeywords(db, asNew(keywords))
    .returning()
    .catch((error) => {
      if (!isUniqueViolation(error, 'seo_keywords.keyword_key')) throw error;
      throw new AppError('conflict', 'Some of these keywords are in the list already, so none was added.', {
        cause: error,
      });
    });
  return newestFirst(rows);
}

const among = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** All of them, or none where one is gone already. */
export async function deleteKeywords(db: Database, ids: readonly string[]): Promise<void> {
  const there = sql`(select count(*) from ${seoKeywords} where ${seoKeywords.id} in ${among(ids)})`;
  const deleted = await db
    .delete(seoKeywords)
    .where(sql`${seoKeywords.id} in ${among(ids)} and ${there} = ${ids.length}`)
    .returning({ id: seoKeywords.id });
  if (deleted.length > 0) return;
  if (ids.length === 1) throw noSuchKeyword();
  throw new AppError('not_found', 'Some of these keywords do not exist any more, so none was deleted.');
}

/** Takes back a deletion. What somebody added anew meanwhile stays as it is. */
export async function restoreKeywords(db: Database, { keywords }: RestoreKeywordsBody): Promise<SeoKeyword[]> {
  const rows = keywords.map(({ article, createdAt, ...keyword }) => ({
    ...keyword,
    articleId: article?.id ?? null,
    createdAt: Date.parse(createdAt),
  }));
  await insertKeywords(db, rows).onConflictDoNothing();
  const ids = new Set(rows.map(({ id }) => id));
  return (await listKeywords(db)).filter(({ id }) => ids.has(id));
}
