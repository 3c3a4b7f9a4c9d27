import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '../db/schema.ts';
import { api, cookieOf, db, password, signUp } from '../test/api.ts';
import { begin, comeBack } from '../test/google.ts';

const connect = (cookie: string, body: unknown) => api('POST', '/account/google/connect', { cookie, body });

/** Begins as the account's settings do. */
async function beginConnecting(session: string) {
  const response = await connect(session, { password });
  const { url } = await response.json<{ url: string }>();
  return { cookie: cookieOf(response, 'google_flow'), parameters: new URL(url).searchParams };
}
const finish = (session: string, flow: string, body: unknown) =>
  api('POST', '/account/google', { cookie: `${session}; ${flow}`, body });

describe('Google in the account settings', () => {
  it('is connected by the session that began it, and signs in from then on', async () => {
    const { row, cookie } = await signUp();
    const flow = await beginConnecting(cookie);
    const { body } = await comeBack(flow);
    const response = await finish(cookie, flow.cookie, body);
    // Another address than the account's own confirms nothing.
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { id: row.id, email: row.email, hasGoogle: true, emailVerified: false },
    ]);
    const signIn = await begin();
    const back = await comeBack(signIn, { sub: body.googleId });
    const signedIn = await api('POST', '/auth/google', { cookie: signIn.cookie, body: back.body });
    expect(await signedIn.json()).toMatchObject({ id: row.id });
  });

  it('is connected by the owner alone: by the password, or by a fresh sign-in where there is none', async () => {
    const [one, other] = [await signUp(), await signUp({ passwordHash: null })];
    for (const body of [{}, { password: 'wrong-one' }]) {
      const response = await connect(one.cookie, body);
      expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path: 'password' }] }]);
      expect(cookieOf(response, 'google_flow')).toBe('');
    }
    const anHourAgo = new Date(Date.now() - 60 * 60_000);
    await db.update(sessions).set({ createdAt: anHourAgo }).where(eq(sessions.userId, other.row.id));
    expect((await connect(other.cookie, {})).status).toBe(403);
    await db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, other.row.id));
    expect((await connect(other.cookie, {})).status).toBe(200);
  });

  it('is not connected by another session, nor by the proof of a sign-in; nor does its proof sign in', async () => {
    const [mine, other] = [await signUp(), await signUp()];
    const begun = await beginConnecting(mine.cookie);
    const first = await comeBack(begun);
    expect((await finish(other.cookie, begun.cookie, first.body)).status).toBe(401);
    const signIn = await begin();
    const second = await comeBack(signIn);
    expect((await finish(mine.cookie, signIn.cookie, second.body)).status).toBe(401);
    const again = await beginConnecting(mine.cookie);
    const third = await comeBack(again);
    expect((await api('POST', '/auth/google', { cookie: again.cookie, body: third.body })).status).toBe(401);
    expect((await connect('', { password })).status).toBe(401);
  });

  it('belongs to one account, and an account has one', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const flow = await beginConnecting(one.cookie);
    const { body } = await comeBack(flow);
    await finish(one.cookie, flow.cookie, body);
    const taken = await beginConnecting(other.cookie);
    const same = await comeBack(taken, { sub: body.googleId });
    expect((await finish(other.cookie, taken.cookie, same.body)).status).toBe(409);
    const second = await beginConnecting(one.cookie);
    const another = await comeBack(second);
    expect((await finish(one.cookie, second.cookie, another.body)).status).toBe(409);
  });

  it('is disconnected only where a password is left', async () => {
    const { row, cookie } = await signUp({ googleId: `sub-${crypto.randomUUID()}`, passwordHash: null });
    expect((await api('DELETE', '/account/google', { cookie })).status).toBe(409);
    await api('POST', '/account/password', { cookie, body: { newPassword: 'first-horse' } });
    await db.update(users).set({ sessionEpoch: 0 }).where(eq(users.id, row.id));
    const login = await api('POST', '/auth/login', { body: { username: row.username, password: 'first-horse' } });
    const response = await api('DELETE', '/account/google', { cookie: cookieOf(login, 'session') });
    expect([response.status, await response.json()]).toMatchObject([200, { hasGoogle: false, authProvider: 'email' }]);
  });
});
