import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { type Database, prepared } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import type { AppEnv, Bindings } from '../env.ts';
import { inBackground } from '../http/in-background.ts';
import type { UserRow } from '../users/service.ts';
import { createToken, hashToken } from '../users/token.ts';
import { describeDevice } from './device.ts';

const lifetimeSeconds = 30 * 24 * 60 * 60;
const renewAfterMs = 24 * 60 * 60 * 1000;
/** How exactly the list of sessions tells when one was seen last. */
const seenEveryMs = 15 * 60 * 1000;

export type SessionRow = typeof sessions.$inferSelect;

/** What KV holds under a token's hash. KV is eventually consistent, so it never decides alone: D1 has the epoch and the session's row. */
const storedSession = z.object({ userId: z.string(), epoch: z.number(), renewedAt: z.number() });

const kvKey = (tokenHash: string) => `session:${tokenHash}`;
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

// `__Host-` demands https, which a local server does not have.
const isSecure = (c: Context<AppEnv>) => new URL(c.req.url).protocol === 'https:';
const cookieName = (c: Context<AppEnv>) => (isSecure(c) ? '__Host-session' : 'session');

function setSessionCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, cookieName(c), token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    path: '/',
    maxAge: lifetimeSeconds,
  });
}

type Holder = Pick<UserRow, 'id' | 'sessionEpoch'>;
type Stores = { db: Database; env: Pick<Bindings, 'SESSIONS'> };

/** Opens a new session for a user and sets its cookie. `signedInAt`: where it goes on from one that there was, when that began. */
export async function startSession(c: Context<AppEnv>, user: Holder, signedInAt?: Date): Promise<void> {
  const device = describeDevice(c.req.header('User-Agent'));
  setSessionCookie(c, await createSession({ db: c.var.db, env: c.env }, user, device, signedInAt));
}

/** A new session, always with a new token, which is returned and nowhere kept. */
export async function createSession(
  { db, env }: Stores,
  user: Holder,
  device: string,
  signedInAt = new Date(),
): Promise<string> {
  const token = createToken();
  const tokenHash = await hashToken(token);
  const now = new Date();
  const times = { createdAt: signedInAt, lastSeenAt: now, expiresAt: fromNow(lifetimeSeconds) };
  await db.insert(sessions).values({ tokenHash, userId: user.id, device, ...times });
  const kept = { userId: user.id, epoch: user.sessionEpoch, renewedAt: now.getTime() };
  await env.SESSIONS.put(kvKey(tokenHash), JSON.stringify(kept), { expirationTtl: lifetimeSeconds });
  return token;
}

const liveSession = prepared((db) => {
  const hasToken = eq(sessions.tokenHash, sql.placeholder('tokenHash'));
  const isLive = gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt));
  return db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(hasToken, isLive, isNull(users.deletingAt)))
    .prepare();
});

/** The request's session with its user, or null where there is none that holds. Slides the session at most once a day. */
export async function findSession(c: Context<AppEnv>): Promise<{ user: UserRow; session: SessionRow } | null> {
  const token = getCookie(c, cookieName(c));
  if (!token) return null;
  const tokenHash = await hashToken(token);
  // Neither waits for the other: what both say is compared.
  const [stored, found] = await Promise.all([
    c.env.SESSIONS.get(kvKey(tokenHash), 'json'),
    liveSession(c.var.db).get({ tokenHash, now: new Date() }),
  ]);
  const kept = storedSession.safeParse(stored);
  if (!found || !kept.success) return null;
  const { userId, epoch, renewedAt } = kept.data;
  if (found.user.id !== userId || found.user.sessionEpoch !== epoch) return null;
  if (Date.now() - renewedAt > renewAfterMs) {
    const renewed = JSON.stringify({ userId, epoch, renewedAt: Date.now() });
    const inKv = c.env.SESSIONS.put(kvKey(tokenHash), renewed, { expirationTtl: lifetimeSeconds });
    const inRow = touch(c.var.db, tokenHash, { expiresAt: fromNow(lifetimeSeconds) });
    inBackground(c, 'session_not_renewed', Promise.all([inKv, inRow]));
    setSessionCookie(c, token);
  } else if (Date.now() - found.session.lastSeenAt.getTime() > seenEveryMs) {
    inBackground(c, 'session_not_renewed', touch(c.var.db, tokenHash));
  }
  return found;
}

async function touch(db: Database, tokenHash: string, changes: Partial<SessionRow> = {}): Promise<void> {
  await db
    .update(sessions)
    .set({ ...changes, lastSeenAt: new Date() })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the request's session everywhere at once; where there is none, nothing is written. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (!token) return;
  const ended = await c.var.db
    .delete(sessions)
    .where(eq(sessions.tokenHash, await hashToken(token)))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetTokens(c.env, ended);
  dropSessionCookie(c);
}

export function dropSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName(c), { path: '/', secure: isSecure(c) });
}

/** Ends a user's sessions, or those of them that are meant, everywhere at once; tells how many. */
export async function endSessionsOf({ db, env }: Stores, userId: string, meant?: SQL): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), meant))
    .returning({ tokenHash: sessions.tokenHash });
  await forgetTokens(env, ended);
  return ended.length;
}

/** KV's share of ended sessions. Their rows in D1 are gone, so one that stays by a crash opens nothing, and expires. */
async function forgetTokens(env: Stores['env'], ended: Array<{ tokenHash: string }>): Promise<void> {
  await Promise.all(ended.map(({ tokenHash }) => env.SESSIONS.delete(kvKey(tokenHash))));
}
