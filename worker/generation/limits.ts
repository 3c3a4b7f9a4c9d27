import { type SQL, sql } from 'drizzle-orm';
import type { User } from '../contract/users.ts';
import { articleCounts, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { generationsBelow } from '../usage/daily-usage.ts';

/** A lane holds at most this many jobs. */
const maxJobsPerLane = 1000;

function countOf(userId: string, statuses: SQL): SQL {
  return sql`coalesce((
    select sum(${articleCounts.articles}) from ${articleCounts}
    where ${articleCounts.userId} = ${userId} and ${articleCounts.status} in (${statuses})), 0)`;
}

/** Condition of an insert: the user's lane has room for so many more jobs. */
export function laneHasRoom(userId: string, jobs: number): SQL {
  return sql`${countOf(userId, sql`'generating'`)} + ${jobs} <= ${maxJobsPerLane}`;
}

/**
 * Condition of an insert: draft plus generating below the user's limit, generations of the day below the setting (admins have
 * neither), and room in the lane.
 */
export function withinLimits(user: User, generationsPerDay: number): SQL {
  const room = laneHasRoom(user.id, 1);
  if (user.isAdmin) return room;
  const allowed = sql`(select max_draft_articles from ${users} where ${users.id} = ${user.id})`;
  const today = generationsBelow(user.id, generationsPerDay);
  return sql`${room} and ${today} and ${countOf(user.id, sql`'draft', 'generating'`)} < ${allowed}`;
}

export const queueFull = () =>
  new AppError(
    'queue_full',
    `At most ${maxJobsPerLane} articles can be generated at once. Please wait for some to finish.`,
  );
