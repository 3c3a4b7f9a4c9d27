import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { modelLeases } from '../db/schema.ts';
import { nextDay, tokensToday } from '../usage/daily-usage.ts';
import { Waits } from './stops.ts';

/** Longer than a call of the model may take; a crash leaves its place free again after it. */
const leaseMs = 150_000;
/** Jobs that found no free place come back one by one, not all at once. */
const pauseMs = () => 2_000 + Math.random() * 4_000;

/**
 * Takes one of the `lanes` places at the language model for a run, or keeps the one it has. Stops the run where none is free, or
 * where the site has used the day's tokens.
 */
export async function takePlace(
  db: Database,
  runId: string,
  { lanes, tokensPerDay }: { lanes: number; tokensPerDay: number },
): Promise<void> {
  const now = Date.now();
  const others = sql`(select count(*) from ${modelLeases} where ${modelLeases.expiresAt} > ${now} and ${modelLeases.runId} <> ${runId})`;
  const [[used], [place]] = await db.batch([
    tokensToday(db),
    db
      .insert(modelLeases)
      .select(sql`select ${runId}, ${now + leaseMs} where ${others} < ${lanes}`)
      .onConflictDoUpdate({ target: modelLeases.runId, set: { expiresAt: sql`excluded.expires_at` } })
      .returning({ runId: modelLeases.runId }),
  ]);
  if ((used?.tokens ?? 0) >= tokensPerDay) {
    await leavePlace(db, runId);
    throw new Waits('next_day', nextDay(now).getTime() + pauseMs());
  }
  if (!place) throw new Waits('free_place', now + pauseMs());
}

export async function leavePlace(db: Database, runId: string): Promise<void> {
  await db.delete(modelLeases).where(eq(modelLeases.runId, runId));
}
