import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import {
  type ArticleText,
  type ArticleVersion,
  type ArticleVersionText,
  type KeptText,
  keptText,
} from '../contract/articles.ts';
import { versionsKept } from '../contract/limits.ts';
import type { VersionReason } from '../contract/options.ts';
import type { Database } from '../db/client.ts';
import { gunzip, gzip } from '../db/gzip.ts';
import { insertSelect } from '../db/insert-select.ts';
import { articleVersions, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { authorColumns, authorName } from '../users/author.ts';
import type { ArticleRow } from './to-article.ts';

export const textOf = <Text extends KeptText>({
  title,
  excerpt,
  content,
  metaDescription,
  keywords,
  categories,
}: Text): Pick<Text, keyof ArticleText> => ({ title, excerpt, content, metaDescription, keywords, categories });

/** The text as it was generated; every change of it makes a new version. */
export const firstVersion = 1;

type Change = { userId: string; reason: VersionReason; at: Date };

/**
 * Statements of a change's own batch that keep its text as the next version, under the same `guard` as the change itself. The
 * first change keeps the text before it too; those after it find it kept.
 */
export async function keepVersions(db: Database, row: ArticleRow, text: ArticleText, change: Change, guard: SQL) {
  const [before, after] = await Promise.all([compress(row), compress(text)]);
  const put = (version: number, body: Buffer, { userId, reason, at }: Change) =>
    insertSelect(
      db,
      articleVersions,
      { articleId: row.id, version, userId, reason, body, createdAt: at },
      sql`where ${guard}`,
    ).onConflictDoNothing();
  // The first stays: what its writer wrote is not its owner's word, however often they change the rest.
  const tooOld = and(
    lt(articleVersions.version, row.version + 1 - versionsKept),
    gt(articleVersions.version, firstVersion),
  );
  return [
    put(row.version, before, { userId: row.userId, reason: 'generated', at: row.createdAt }),
    put(row.version + 1, after, change),
    db.delete(articleVersions).where(and(ofArticle(row.id), tooOld, guard)),
  ] as const;
}

const compress = (text: ArticleText) => gzip(JSON.stringify(textOf(text)));

const ofArticle = (articleId: string) => eq(articleVersions.articleId, articleId);

const headColumns = {
  version: articleVersions.version,
  createdAt: articleVersions.createdAt,
  reason: articleVersions.reason,
  userId: articleVersions.userId,
  author: authorColumns,
};
type Head = Pick<typeof articleVersions.$inferSelect, 'version' | 'createdAt' | 'reason' | 'userId'> & {
  author: Parameters<typeof authorName>[0];
};

const toVersion = ({ version, createdAt, reason, userId, author }: Head): ArticleVersion => ({
  version,
  createdAt: createdAt.toISOString(),
  reason,
  author: { id: userId, name: authorName(author) },
});

/** Newest first. */
export async function listVersions(db: Database, articleId: string): Promise<ArticleVersion[]> {
  const rows = await db
    .select(headColumns)
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.userId))
    .where(ofArticle(articleId))
    .orderBy(desc(articleVersions.version));
  return rows.map(toVersion);
}

export async function readVersion(db: Database, articleId: string, version: number): Promise<ArticleVersionText> {
  const found = await findVersion(db, articleId, version);
  if (!found) throw new AppError('not_found', `Version ${version} of this article is not kept.`);
  return found;
}

/** Null where it is not kept. */
export async function findVersion(
  db: Database,
  articleId: string,
  version: number,
): Promise<ArticleVersionText | null> {
  const row = await db
    .select({ ...headColumns, body: articleVersions.body })
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.userId))
    .where(and(ofArticle(articleId), eq(articleVersions.version, version)))
    .get();
  return row ? { ...toVersion(row), ...keptText.parse(JSON.parse(await gunzip(row.body))) } : null;
}
