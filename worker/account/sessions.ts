import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { endSessionsOf, type SessionRow } from '../auth/session.ts';
import type { SessionItem } from '../contract/account.ts';
import type { Database } from '../db/client.ts';
import { sessions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { AppError } from '../errors.ts';

const mostListed = 100;
const idLength = 16;

/** A session is named by the beginning of its token's hash: enough to tell a user's own apart, and it opens nothing. */
const idOf = ({ tokenHash }: SessionRow) => tokenHash.slice(0, idLength);

export async function listSessions(db: Database, current: SessionRow): Promise<SessionItem[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, current.userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(eq(sessions.tokenHash, current.tokenHash)), desc(sessions.lastSeenAt))
    .limit(mostListed);
  return rows.map((row) => ({
    id: idOf(row),
    device: row.device || 'Unknown device',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === current.tokenHash,
  }));
}

export async function endSessionOf(stores: { db: Database; env: Bindings }, userId: string, id: string): Promise<void> {
  const isMeant = sql`substr(${sessions.tokenHash}, 1, ${idLength}) = ${id}`;
  const ended = await endSessionsOf(stores, userId, isMeant);
  if (ended === 0) throw new AppError('not_found', 'This session has ended already.');
}
