import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { toldCounts } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { logError } from '../log-error.ts';
import { sha256Hex } from '../sha256.ts';

const hourMs = 60 * 60_000;
const mostAnHour = 5;

/**
 * Who may choose an email can ask in this way which ones have an account. So an address of the network is told five times an hour
 * that one is taken; after that `work` is not done for the rest of the hour, whether the next would have been taken or not. It
 * counts before it is done, and what told nothing is given back: of many at once no more get through.
 */
export async function countTold<T>(db: Database, address: string, work: () => Promise<T>): Promise<T> {
  const id = await sha256Hex(`${address} ${Math.floor(Date.now() / hourMs)}`);
  await count(db, id);
  let isTold = false;
  try {
    return await work();
  } catch (error) {
    isTold = error instanceof AppError && error.code === 'email_taken';
    throw error;
  } finally {
    if (!isTold) await giveBack(db, id);
  }
}

async function count(db: Database, id: string): Promise<void> {
  const expiresAt = new Date(Date.now() + hourMs);
  const [, counted] = await db.batch([
    db.delete(toldCounts).where(lt(toldCounts.expiresAt, new Date())),
    db
      .insert(toldCounts)
      .values({ id, told: 1, expiresAt })
      .onConflictDoUpdate({
        target: toldCounts.id,
        set: { told: sql`${toldCounts.told} + 1` },
        setWhere: lt(toldCounts.told, mostAnHour),
      })
      .returning({ told: toldCounts.told }),
  ]);
  if (counted.length > 0) return;
  throw new AppError(
    'rate_limited',
    'Too many attempts with email addresses. Please try again later: it can take up to an hour.',
  );
}

async function giveBack(db: Database, id: string): Promise<void> {
  await db
    .update(toldCounts)
    .set({ told: sql`${toldCounts.told} - 1` })
    .where(eq(toldCounts.id, id))
    .catch((error: unknown) => logError('told_not_given_back', error));
}
