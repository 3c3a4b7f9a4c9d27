import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { toldCounts } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { sha256Hex } from '../sha256.ts';

const hourMs = 60 * 60_000;
const mostAnHour = 5;

/**
 * Who may choose an email can ask in this way which ones have an account. So an address of the network is told five times an hour
 * that one is taken, also where it asks many times at once; after that `work` is not done for the rest of the hour, whether the
 * next would have been taken or not.
 */
export async function countTold<T>(db: Database, address: string, work: () => Promise<T>): Promise<T> {
  const id = await sha256Hex(`${address} ${Math.floor(Date.now() / hourMs)}`);
  if (await isToldEnough(db, id)) throw toldEnough();
  try {
    return await work();
  } catch (error) {
    const tells = error instanceof AppError && error.code === 'email_taken';
    if (tells && !(await countOne(db, id))) throw toldEnough();
    throw error;
  }
}

const toldEnough = () =>
  new AppError(
    'rate_limited',
    'Too many attempts with email addresses. Please try again later: it can take up to an hour.',
  );

const isToldEnough = async (db: Database, id: string) =>
  (await db.$count(toldCounts, and(eq(toldCounts.id, id), gt(toldCounts.told, mostAnHour - 1)))) > 0;

/** False where the hour's number is used up. */
async function countOne(db: Database, id: string): Promise<boolean> {
  const counted = await db
    .insert(toldCounts)
    .values({ id, told: 1, expiresAt: new Date(Date.now() + hourMs) })
    .onConflictDoUpdate({
      target: toldCounts.id,
      set: { told: sql`${toldCounts.told} + 1` },
      setWhere: lt(toldCounts.told, mostAnHour),
    })
    .returning({ told: toldCounts.told });
  return counted.length > 0;
}
