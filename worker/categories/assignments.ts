import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AssignedArticle } from '../contract/assigned-categories.ts';
import { assignmentUndoMs, maxAssignmentsShown } from '../contract/limits.ts';
import type { Database } from '../db/client.ts';
import { articles, assignedCategories, users } from '../db/schema.ts';
import { authorColumns, authorName } from '../users/author.ts';

export type Choice = { seq: number; categories: string[] };
export type Assignment = { userId: string; at: Date };

const oldest = () => new Date(Date.now() - assignmentUndoMs);

/**
 * Gives these categories to the articles that `mayHave` them, and remembers what they had before: one transaction, so that what
 * is remembered is what was done. `updatedAt` stays: the article itself did not change.
 */
export async function saveChoices(
  db: Database,
  chosen: Choice[],
  mayHave: SQL,
  { userId, at }: Assignment,
): Promise<number> {
  const choices = sql`json_each(${JSON.stringify(chosen)}) choice`;
  const categories = sql`choice.value -> 'categories'`;
  const isChosen = sql`${articles.seq} = choice.value ->> 'seq' and ${mayHave}`;
  const [, saved] = await db.batch([
    db
      .insert(assignedCategories)
      // Values stand in the table's column order.
      .select(sql`
        select ${articles.id}, ${userId}, ${articles.categories}, ${categories}, ${at.getTime()}
        from ${choices} join ${articles} where ${isChosen}`)
      // What was taken back, and is given anew.
      .onConflictDoUpdate({
        target: assignedCategories.articleId,
        set: {
          userId: sql`excluded.user_id`,
          before: sql`excluded.before`,
          assigned: sql`excluded.assigned`,
          createdAt: sql`excluded.created_at`,
        },
      }),
    db.update(articles).set({ categories }).from(choices).where(isChosen).returning({ id: articles.id }),
  ]);
  return saved.length;
}

/** What cannot be taken back any more need not be known. */
export async function forgetOldAssignments(db: Database): Promise<void> {
  await db.delete(assignedCategories).where(lte(assignedCategories.createdAt, oldest()));
}

/** An article that has what it was given, and no longer ago than it can be taken back. */
const isAsAssigned = () =>
  and(gt(assignedCategories.createdAt, oldest()), eq(articles.categories, assignedCategories.assigned));

/** Newest first. */
export async function listAssignments(db: Database): Promise<AssignedArticle[]> {
  const admins = alias(users, 'admins');
  const adminColumns = { username: admins.username, firstName: admins.firstName, lastName: admins.lastName };
  const { id, slug, title, status, categories } = articles;
  const rows = await db
    .select({
      article: { id, slug, title, status, categories },
      author: authorColumns,
      admin: adminColumns,
      assignedAt: assignedCategories.createdAt,
    })
    .from(assignedCategories)
    .innerJoin(articles, eq(articles.id, assignedCategories.articleId))
    .leftJoin(users, eq(users.id, articles.userId))
    .leftJoin(admins, eq(admins.id, assignedCategories.userId))
    .where(isAsAssigned())
    .orderBy(desc(assignedCategories.createdAt), desc(articles.seq))
    .limit(maxAssignmentsShown);
  return rows.map(({ article, author, admin, assignedAt }) => ({
    ...article,
    author: authorName(author),
    assignedBy: authorName(admin),
    assignedAt: assignedAt.toISOString(),
  }));
}

/** Gives articles back what they had; those that were changed since keep what they have. Answers what they had been given. */
export async function undoAssignments(db: Database, articleIds: string[]) {
  const among = sql`(select value from json_each(${JSON.stringify(articleIds)}))`;
  const isTheirs = and(sql`${articles.id} in ${among}`, eq(assignedCategories.articleId, articles.id), isAsAssigned());
  const { slug, userId, status, categories } = articles;
  const [undone] = await db.batch([
    db.select({ slug, userId, status, categories }).from(articles).innerJoin(assignedCategories, isTheirs),
    db
      .update(articles)
      .set({ categories: sql`${assignedCategories.before}` })
      .from(assignedCategories)
      .where(isTheirs),
    db.delete(assignedCategories).where(sql`${assignedCategories.articleId} in ${among}`),
  ]);
  return undone;
}
