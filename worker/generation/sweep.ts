import { and, gt, lt, sql } from 'drizzle-orm';
import { renderOutdated } from '../articles/article-html.ts';
import { createDb, type Database } from '../db/client.ts';
import {
  accountTokens,
  articles,
  modelLeases,
  productReadings,
  sessions,
  signInFlows,
  toldCounts,
} from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { forgetOldUsage } from '../usage/daily-usage.ts';
import type { JobRequest } from './jobs.ts';
import { enqueue } from './lanes.ts';
import { readingJob } from './reading-row.ts';

const untouchedForMs = 60_000;
const pageSize = 1000;

/**
 * Finds generating articles that nothing has touched lately and tells their lanes, which take up what they do not know and
 * leave the rest alone. Also drops what has expired. What was touched within the minute before `firedAt` is left to whoever did;
 * a start after a crash, when nobody is left, says that it is fired a minute hence.
 */
export async function sweep(env: Bindings, firedAt = Date.now()): Promise<void> {
  const db = createDb(env.DB);
  const before = new Date(firedAt - untouchedForMs + 1);
  for (let seenUpTo = 0; ; ) {
    const rows = await findUntouched(db, before, seenUpTo);
    const lanes = Map.groupBy(rows, (row) => row.userId);
    for (const [userId, stuck] of lanes) {
      await enqueue(env, userId, stuck.map(toJobRequest));
    }
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) break;
    seenUpTo = last.seq;
  }
  await reviveReadings(env, db, before);
  const now = new Date();
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(signInFlows).where(lt(signInFlows.expiresAt, now)),
    db.delete(accountTokens).where(lt(accountTokens.expiresAt, now)),
    db.delete(toldCounts).where(lt(toldCounts.expiresAt, now)),
    forgetOldUsage(db, now),
    db.delete(modelLeases).where(lt(modelLeases.expiresAt, now)),
  ]);
  await renderOutdated(db);
}

/** Looks at sites that nothing has touched lately; there are few at any time. */
async function reviveReadings(env: Bindings, db: Database, before: Date): Promise<void> {
  const rows = await db
    .select({ userId: productReadings.userId, runId: sql<string>`${productReadings.runId}` })
    .from(productReadings)
    .where(and(sql`run_id is not null`, lt(productReadings.updatedAt, before)))
    .limit(pageSize);
  for (const [userId, stuck] of Map.groupBy(rows, (row) => row.userId))
    await enqueue(
      env,
      userId,
      stuck.map(({ runId }) => readingJob(runId, 'bulk')),
    );
}

// As bulk jobs, because a repair must not promote what stood in line.
const toJobRequest = ({ articleId, runId }: { articleId: string; runId: string }): JobRequest => ({
  articleId,
  runId,
  priority: 'bulk',
});

function findUntouched(db: Database, before: Date, seenUpTo: number) {
  return db
    .select({
      seq: articles.seq,
      articleId: articles.id,
      runId: sql<string>`${articles.runId}`,
      userId: articles.userId,
    })
    .from(articles)
    .where(
      and(
        sql`status = 'generating' and run_id is not null`,
        lt(articles.updatedAt, before),
        gt(articles.seq, seenUpTo),
      ),
    )
    .orderBy(articles.seq)
    .limit(pageSize);
}
