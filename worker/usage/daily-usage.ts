import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { dailyUsage } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/* What is used in a day, which is one of UTC. The model's tokens are counted for the whole site, under the user ''. */

const dayMs = 24 * 60 * 60 * 1000;
const wholeSite = '';
const keptDays = 30;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** When the day after `now` begins. */
export const nextDay = (now = Date.now()): Date => new Date(Date.parse(dayOf(now)) + dayMs);

const ofToday = (userId: string) => and(eq(dailyUsage.day, dayOf(Date.now())), eq(dailyUsage.userId, userId));

/** Condition of a statement: the user has started fewer generations today than these. */
export const generationsBelow = (userId: string, most: number): SQL =>
  sql`coalesce((select ${dailyUsage.generations} from ${dailyUsage} where ${ofToday(userId)}), 0) < ${most}`;

/** Statement that counts a generation of the user where `guard` holds. */
export const countGeneration = (db: Database, userId: string, guard: SQL) =>
  db
    .insert(dailyUsage)
    .select(sql`select ${dayOf(Date.now())}, ${userId}, 1, 0 where ${guard}`)
    .onConflictDoUpdate({
      target: [dailyUsage.day, dailyUsage.userId],
      set: { generations: sql`${dailyUsage.generations} + 1` },
    });

export async function readGenerations(db: Database, userId: string): Promise<number> {
  const row = await db.select().from(dailyUsage).where(ofToday(userId)).get();
  return row?.generations ?? 0;
}

export async function countTokens(db: Database, tokens: number): Promise<void> {
  await db
    .insert(dailyUsage)
    .values({ day: dayOf(Date.now()), userId: wholeSite, tokens })
    .onConflictDoUpdate({
      target: [dailyUsage.day, dailyUsage.userId],
      set: { tokens: sql`${dailyUsage.tokens} + ${tokens}` },
    });
}

/** Statement that reads how many tokens the site has used today. */
export const tokensToday = (db: Database) =>
  db.select({ tokens: dailyUsage.tokens }).from(dailyUsage).where(ofToday(wholeSite));

/** Refuses where the site has used the day's tokens of the language model. */
export async function requireTokens(db: Database, most: number): Promise<void> {
  const [used] = await tokensToday(db);
  if ((used?.tokens ?? 0) >= most) throw dailyLimit("Today's share of the language model is used up on this site.");
}

/** A limit that ends with the day; `reason` says which. */
export function dailyLimit(reason: string): AppError {
  const goesOnAt = nextDay();
  const when = goesOnAt.toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return new AppError('daily_limit', `${reason} You can go on on ${when} at 00:00 UTC.`, {
    details: { goesOnAt: goesOnAt.toISOString() },
  });
}

/** Statement that forgets the days that nobody asks for any more. */
export const forgetOldUsage = (db: Database, now: Date) =>
  db.delete(dailyUsage).where(sql`${dailyUsage.day} < ${dayOf(now.getTime() - keptDays * dayMs)}`);
