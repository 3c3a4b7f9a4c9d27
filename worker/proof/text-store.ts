import { and, eq, type SQL, sql } from 'drizzle-orm';
import { maxTextBytes } from '../contract/limits.ts';
import type { Database } from '../db/client.ts';
import { gunzip, gzip } from '../db/gzip.ts';
import { keptTexts, proofSources } from '../db/schema.ts';

/*
 * Bulky texts by their SHA-256, compressed and stored once. D1 today; an object store can take its place behind these
 * functions without anyone noticing.
 */

export async function putText(db: Database, hash: string, text: string): Promise<void> {
  const { length } = new TextEncoder().encode(text);
  // The reader cuts texts before it hashes them, so one that is too long is a mistake of ours.
  if (length > maxTextBytes) throw new Error(`A text of ${length} bytes is too large to keep`);
  await db
    .insert(keptTexts)
    .values({ hash, body: await gzip(text), createdAt: new Date() })
    .onConflictDoNothing();
}

/** The text, or null where none is kept: then there is no proof, never a pass. */
export async function getText(db: Database, hash: string): Promise<string | null> {
  const row = await db.select({ body: keptTexts.body }).from(keptTexts).where(eq(keptTexts.hash, hash)).get();
  return row ? gunzip(row.body) : null;
}

/** Statement that drops the texts which only this article's sources use; to run before those sources are deleted. */
export function forgetTexts(db: Database, articleId: string, guard?: SQL) {
  const ofArticle = sql`select ${proofSources.textHash} from ${proofSources} where ${proofSources.articleId} = ${articleId}`;
  const ofOthers = sql`select 1 from ${proofSources} where ${proofSources.textHash} = ${keptTexts.hash} and ${proofSources.articleId} <> ${articleId}`;
  return db
    .delete(keptTexts)
    .where(and(sql`${keptTexts.hash} in (${ofArticle})`, sql`not exists (${ofOthers})`, guard));
}

/** Drops those of these texts that no source names. */
export async function forgetUnnamed(db: Database, hashes: string[]): Promise<void> {
  const isNamed = sql`select 1 from ${proofSources} where ${proofSources.textHash} = ${keptTexts.hash}`;
  const isMeant = sql`${keptTexts.hash} in (select value from json_each(${JSON.stringify(hashes)}))`;
  await db.delete(keptTexts).where(and(isMeant, sql`not exists (${isNamed})`));
}
