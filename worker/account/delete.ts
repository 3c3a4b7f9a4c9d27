import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { eraseStatements } from '../articles/erase.ts';
import { endSessionsOf } from '../auth/session.ts';
import { createDb, type Database } from '../db/client.ts';
import {
  accountTokens,
  articleCounts,
  articles,
  dailyUsage,
  ownerWords,
  productReadings,
  sessions,
  signInFlows,
  users,
} from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { forgetLane } from '../generation/lanes.ts';
import { logError } from '../log-error.ts';
import { sha256Hex } from '../sha256.ts';

/*
 * Deleting an account: marked first, in one batch, from which on nobody can sign in and its articles are not public; then
 * everything goes in portions, each step of which can be done again. What a crash leaves, the sweep takes up.
 */

type Stores = { db: Database; env: Bindings };

/** Statements on this many articles stay well within what D1 does in one batch. */
const articlesPerBatch = 20;
const mostUnpublishedAtOnce = 500;
const mostResumedAtOnce = 5;

/** By this name KV remembers that an account was deleted, so that a restored backup does not bring it back. */
export const deletedAccountKey = async (userId: string) => `deleted-account:${await sha256Hex(userId)}`;

/** From here on the account is as good as gone. Answers the slugs of its articles that were public. */
export async function markDeleting({ db }: Stores, userId: string): Promise<string[]> {
  const published = sql`select id from articles where user_id = ${userId} and status = 'published' limit ${mostUnpublishedAtOnce}`;
  const [, taken] = await db.batch([
    db.update(users).set({ deletingAt: new Date() }).where(eq(users.id, userId)),
    db
      .update(articles)
      .set({ status: 'draft' })
      .where(sql`${articles.id} in (${published})`)
      .returning({ slug: articles.slug }),
  ]);
  return taken.map(({ slug }) => slug);
}

/** Takes away everything of an account that is marked. Where it breaks off, the sweep takes it up. */
export async function deleteAccount(stores: Stores, userId: string): Promise<void> {
  const { db, env } = stores;
  await env.SESSIONS.put(await deletedAccountKey(userId), new Date().toISOString());
  await deleteArticlesOf(db, userId);
  await forgetLane(env, userId);
  await endSessionsOf(stores, userId);
  const googleId = sql`(select google_id from users where id = ${userId})`;
  await db.batch([
    db.delete(accountTokens).where(eq(accountTokens.userId, userId)),
    db.delete(signInFlows).where(sql`${signInFlows.data} ->> 'googleId' = ${googleId}`),
    db.delete(dailyUsage).where(eq(dailyUsage.userId, userId)),
    db.delete(ownerWords).where(eq(ownerWords.userId, userId)),
    db.delete(productReadings).where(eq(productReadings.userId, userId)),
    db.delete(articleCounts).where(eq(articleCounts.userId, userId)),
    // Last, and only when nothing hangs on it: a request that was under way may just have started an article or a session.
    db
      .delete(users)
      .where(
        and(
          eq(users.id, userId),
          isNotNull(users.deletingAt),
          sql`not exists (select 1 from ${articles} where ${articles.userId} = ${userId})`,
          sql`not exists (select 1 from ${sessions} where ${sessions.userId} = ${userId})`,
        ),
      ),
  ]);
}

/** Published ones first: pages go before what nobody else saw. */
async function deleteArticlesOf(db: Database, userId: string): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.userId, userId))
      .orderBy(sql`status = 'published' desc`)
      .limit(articlesPerBatch);
    const [first, ...rest] = rows.flatMap(({ id }) => eraseStatements(db, id));
    if (!first) return;
    await db.batch([first, ...rest]);
  }
}

/** Finishes what a crash left; one account in trouble does not keep the others waiting. */
export async function resumeDeletions(env: Bindings): Promise<void> {
  const db = createDb(env.DB);
  const marked = await db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.deletingAt))
    .orderBy(users.deletingAt)
    .limit(mostResumedAtOnce);
  for (const { id } of marked) {
    await deleteAccount({ db, env }, id).catch((error: unknown) => logError('deletion_broke_off', error));
  }
}
