import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SessionList } from '../contract/account.ts';
import { sessions } from '../db/schema.ts';
import { api, cookieOf, db, password, signUp } from '../test/api.ts';
import { statusesBefore, untilRefused } from '../test/until-refused.ts';

const statusOf = async (cookie: string) => (await api('GET', '/auth/me', { cookie })).status;
const listOf = async (cookie: string) =>
  (await (await api('GET', '/account/sessions', { cookie })).json<SessionList>()).sessions;

async function signInTwice() {
  const { row, cookie } = await signUp();
  const login = await api('POST', '/auth/login', {
    body: { username: row.username, password },
    headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1' },
  });
  return { row, cookie, phone: cookieOf(login, 'session') };
}

describe('a session', () => {
  it('holds only while its row stands, whatever KV says', async () => {
    const { row, cookie } = await signUp();
    await db.delete(sessions).where(eq(sessions.userId, row.id));
    expect(await statusOf(cookie)).toBe(401);
  });

  it('ends with its time, and with the mark of an account that is to go', async () => {
    const [one, other] = [await signUp(), await signUp({ deletingAt: new Date() })];
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, one.row.id));
    expect(await statusOf(one.cookie)).toBe(401);
    expect(await statusOf(other.cookie)).toBe(401);
    const login = await api('POST', '/auth/login', { body: { username: other.row.username, password } });
    expect(login.status).toBe(401);
  });

  it('is seen at most every quarter of an hour', async () => {
    const { row, cookie } = await signUp();
    const seen = async () =>
      (await db.select().from(sessions).where(eq(sessions.userId, row.id)).get())?.lastSeenAt.getTime() ?? 0;
    const before = Date.now() - 16 * 60_000;
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(before) })
      .where(eq(sessions.userId, row.id));
    await statusOf(cookie);
    await expect.poll(seen).toBeGreaterThan(before);
  });
});

describe('POST /auth/logout', () => {
  it('writes nothing for a session that does not exist', async () => {
    const { row, cookie } = await signUp();
    const rows = () => db.$count(sessions);
    const before = await rows();
    const stored = (await env.SESSIONS.list()).keys.length;
    for (const invented of ['session=nonsense', `session=${'0'.repeat(64)}`]) {
      expect((await api('POST', '/auth/logout', { cookie: invented })).status).toBe(204);
    }
    expect([await rows(), (await env.SESSIONS.list()).keys.length]).toEqual([before, stored]);
    expect((await api('POST', '/auth/logout', { cookie })).status).toBe(204);
    expect(await db.$count(sessions, eq(sessions.userId, row.id))).toBe(0);
  });

  it('is taken 60 times a minute from an address', async () => {
    const answers = await untilRefused(60, () => api('POST', '/auth/logout', { address: '203.0.113.40' }));
    expect(statusesBefore(answers)).toEqual([204, 429]);
  });
});

describe('the list of sessions', () => {
  it('tells them apart by device and marks this one, without any token', async () => {
    const { cookie, phone } = await signInTwice();
    const listed = await listOf(phone);
    expect(listed).toMatchObject([
      { device: 'Safari on iPhone', isCurrent: true },
      { device: 'Firefox on Linux', isCurrent: false },
    ]);
    const text = JSON.stringify(listed);
    for (const token of [cookie, phone]) expect(text).not.toContain(token.split('=')[1]);
  });

  it('ends one of them, and nobody else’s', async () => {
    const { cookie, phone } = await signInTwice();
    const stranger = await signUp();
    const [other] = (await listOf(cookie)).filter(({ isCurrent }) => !isCurrent);
    const path = `/account/sessions/${other?.id}`;
    expect((await api('DELETE', path, { cookie: stranger.cookie })).status).toBe(404);
    expect(await statusOf(phone)).toBe(200);
    expect((await api('DELETE', path, { cookie })).status).toBe(204);
    expect(await Promise.all([cookie, phone].map(statusOf))).toEqual([200, 401]);
    expect((await api('DELETE', path, { cookie })).status).toBe(404);
  });

  it('ends all others at once', async () => {
    const { row, cookie, phone } = await signInTwice();
    const response = await api('POST', '/account/sign-out-everywhere', { cookie });
    expect(response.status).toBe(204);
    expect(await Promise.all([cookieOf(response, 'session'), cookie, phone].map(statusOf))).toEqual([200, 401, 401]);
    expect(await db.$count(sessions, eq(sessions.userId, row.id))).toBe(1);
  });

  it('ends all others without making the sign-in of this one fresh', async () => {
    const { row, cookie } = await signUp({ passwordHash: null });
    const anHourAgo = new Date(Date.now() - 60 * 60_000);
    await db.update(sessions).set({ createdAt: anHourAgo }).where(eq(sessions.userId, row.id));
    const renewed = cookieOf(await api('POST', '/account/sign-out-everywhere', { cookie }), 'session');
    expect(await statusOf(renewed)).toBe(200);
    const body = { newPassword: 'first-horse' };
    expect((await api('POST', '/account/password', { cookie: renewed, body })).status).toBe(403);
    expect((await api('DELETE', '/account', { cookie: renewed, body: {} })).status).toBe(403);
  });
});
