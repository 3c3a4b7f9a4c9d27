import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sha256 } from 'oslo/crypto';
import { encodeHex } from 'oslo/encoding';
import { z } from 'zod';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { sessions, users } from '../db/schema.ts';
import type { AppEnv } from '../env.ts';
import { inBackground } from '../http/in-background.ts';
import { toUser } from '../users/service.ts';

const lifetimeSeconds = 30 * 24 * 60 * 60;
const renewAfterMs = 24 * 60 * 60 * 1000;

/** What KV holds under a token's hash. KV is eventually consistent, so it never decides alone: D1 has the epoch and the session's row. */
const storedSession = z.object({ userId: z.string(), epoch: z.number(), renewedAt: z.number() });

const kvKey = (tokenHash: string) => `session:${tokenHash}`;

// `__Host-` demands https, which a local server does not have.
const isSecure = (c: Context<AppEnv>) => new URL(c.req.url).protocol === 'https:';
const cookieName = (c: Context<AppEnv>) => (isSecure(c) ? '__Host-session' : 'session');

async function hashToken(token: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(token)));
}

function setSessionCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, cookieName(c), token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    path: '/',
    maxAge: lifetimeSeconds,
  });
}

/** Opens a new session for a user, always with a new token, and sets its cookie. */
export async function startSession(c: Context<AppEnv>, user: { id: string; sessionEpoch: number }): Promise<void> {
  const token = encodeHex(crypto.getRandomValues(new Uint8Array(32)));
  const tokenHash = await hashToken(token);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000);
  const row = { tokenHash, userId: user.id, device: '', createdAt: now, lastSeenAt: now, expiresAt };
  await c.var.db.insert(sessions).values(row);
  const session = { userId: user.id, epoch: user.sessionEpoch, renewedAt: now.getTime() };
  await c.env.SESSIONS.put(kvKey(tokenHash), JSON.stringify(session), { expirationTtl: lifetimeSeconds });
  setSessionCookie(c, token);
}

/** The user of the request's session, or null where there is none that holds. Slides the session at most once a day. */
export async function findSessionUser(c: Context<AppEnv>): Promise<User | null> {
  const token = getCookie(c, cookieName(c));
  if (!token) return null;
  const tokenHash = await hashToken(token);
  const session = storedSession.safeParse(await c.env.SESSIONS.get(kvKey(tokenHash), 'json'));
  if (!session.success) return null;
  const { userId, epoch, renewedAt } = session.data;
  const row = await findHolder(c.var.db, userId, epoch, tokenHash);
  if (!row) return null;
  if (Date.now() - renewedAt > renewAfterMs) {
    const renewed = JSON.stringify({ userId, epoch, renewedAt: Date.now() });
    const inKv = c.env.SESSIONS.put(kvKey(tokenHash), renewed, { expirationTtl: lifetimeSeconds });
    inBackground(c, 'session_not_renewed', Promise.all([inKv, renewRow(c.var.db, tokenHash)]));
    setSessionCookie(c, token);
  }
  return toUser(row);
}

async function findHolder(db: Database, userId: string, epoch: number, tokenHash: string) {
  const holds = sql`exists (select 1 from ${sessions} where ${sessions.tokenHash} = ${tokenHash} and ${sessions.userId} = ${users.id})`;
  return db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.sessionEpoch, epoch), isNull(users.deletingAt), holds))
    .get();
}

async function renewRow(db: Database, tokenHash: string): Promise<void> {
  const now = Date.now();
  const renewed = { lastSeenAt: new Date(now), expiresAt: new Date(now + lifetimeSeconds * 1000) };
  await db.update(sessions).set(renewed).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the request's session everywhere at once; without one it does nothing. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (!token) return;
  const tokenHash = await hashToken(token);
  await c.var.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await c.env.SESSIONS.delete(kvKey(tokenHash));
  deleteCookie(c, cookieName(c), { path: '/', secure: isSecure(c) });
}
