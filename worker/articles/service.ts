import { eq, sql } from 'drizzle-orm';
import type { Article, PublicArticle } from '../contract/articles.ts';
import type { User } from '../contract/users.ts';
import { type Database, prepared } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { eraseStatements } from './erase.ts';
import { type ArticleRow, toArticle, toPublicArticle } from './to-article.ts';

export type Viewer = Pick<User, 'id' | 'isAdmin'> | null;

const noSuchArticle = () => new AppError('not_found', 'This article does not exist.');

const mayManage = (article: Pick<ArticleRow, 'userId'>, viewer: Viewer) =>
  viewer !== null && (viewer.isAdmin || viewer.id === article.userId);

const articleById = prepared((db) =>
  db.query.articles.findFirst({ where: eq(articles.id, sql.placeholder('id')) }).prepare(),
);
const articleBySlug = prepared((db) =>
  db.query.articles.findFirst({ where: eq(articles.slug, sql.placeholder('slug')) }).prepare(),
);

/** The article as this viewer may see it: published ones are everybody's, others exist only for their owner and admins. */
export async function getVisible(
  db: Database,
  by: { id: string } | { slug: string },
  viewer: Viewer,
): Promise<ArticleRow> {
  const row = await ('id' in by ? articleById(db) : articleBySlug(db)).get(by);
  if (!row || (row.status !== 'published' && !mayManage(row, viewer))) throw noSuchArticle();
  return row;
}

/** The whole article for who may change it, the public one for everyone else. */
export const articleFor = (viewer: Viewer, row: ArticleRow): Article | PublicArticle =>
  mayManage(row, viewer) ? toArticle(row) : toPublicArticle(row);

/** The article, for someone who may change it: a stranger gets 404 for what is not public and 403 for what is. */
export async function getManageable(db: Database, id: string, viewer: Viewer): Promise<ArticleRow> {
  const row = await getVisible(db, { id }, viewer);
  if (!mayManage(row, viewer)) throw new AppError('forbidden', 'Only the author of this article can do this.');
  return row;
}

export function refuseWhileGenerating(row: ArticleRow): void {
  if (row.status === 'generating') {
    throw new AppError(
      'article_generating',
      'This article is still being generated. Please wait until it is finished.',
    );
  }
}

/** Its owner has seen what was written. */
export async function markOpened(db: Database, id: string): Promise<void> {
  await db.update(articles).set({ isNew: false }).where(eq(articles.id, id));
}

/** Deletes the article with its proof and returns what it was, so that a running generation can be cancelled. */
export async function deleteArticle(db: Database, id: string, viewer: Viewer): Promise<ArticleRow> {
  const row = await getManageable(db, id, viewer);
  await db.batch(eraseStatements(db, id));
  return row;
}
