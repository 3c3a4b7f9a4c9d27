import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../db/schema.ts';
import { api, cookieOf, db, password, signUp } from '../test/api.ts';

const login = (username: string, attempt: string) =>
  api('POST', '/auth/login', { body: { username, password: attempt } });
const change = (cookie: string, body: unknown) => api('POST', '/account/password', { cookie, body });
const statusOf = async (cookie: string) => (await api('GET', '/auth/me', { cookie })).status;

describe('POST /account/password', () => {
  it('sets another password and ends all other sessions', async () => {
    const { row, cookie } = await signUp();
    const elsewhere = cookieOf(await login(row.username, password), 'session');
    const response = await change(cookie, { currentPassword: password, newPassword: 'another-horse' });
    expect(response.status).toBe(200);
    const renewed = cookieOf(response, 'session');
    expect(renewed).not.toBe(cookie);
    expect(await Promise.all([renewed, elsewhere, cookie].map(statusOf))).toEqual([200, 401, 401]);
    expect((await login(row.username, password)).status).toBe(401);
    expect((await login(row.username, 'another-horse')).status).toBe(200);
  });

  it('wants the current one, and says at which field', async () => {
    const { row, cookie } = await signUp();
    for (const body of [
      { newPassword: 'another-horse' },
      { currentPassword: 'wrong-one', newPassword: 'another-horse' },
    ]) {
      const response = await change(cookie, body);
      expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path: 'currentPassword' }] }]);
    }
    expect((await login(row.username, password)).status).toBe(200);
  });

  it('gives a first password to an account without one, after a fresh sign-in only', async () => {
    const { row, cookie } = await signUp({ passwordHash: null });
    const anHourAgo = new Date(Date.now() - 60 * 60_000);
    await db.update(sessions).set({ createdAt: anHourAgo }).where(eq(sessions.userId, row.id));
    expect((await change(cookie, { newPassword: 'first-horse' })).status).toBe(403);
    await db.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.userId, row.id));
    expect((await change(cookie, { newPassword: 'first-horse' })).status).toBe(200);
    expect((await login(row.username, 'first-horse')).status).toBe(200);
  });

  it('can be tried ten times a minute', async () => {
    const { cookie } = await signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await change(cookie, { currentPassword: 'wrong-one', newPassword: 'another-horse' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});
