import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import { sha256Hex } from '../sha256.ts';
import { api, db, password, signUp } from '../test/api.ts';
import { statusesBefore, untilRefused } from '../test/until-refused.ts';

const register = (body: unknown, address?: string) =>
  api('POST', '/auth/register', { body, ...(address && { address }) });

const fresh = () => `name-${crypto.randomUUID().slice(0, 8)}`;

describe('POST /auth/register', () => {
  it('creates the user, opens a session and shows no secret', async () => {
    const username = fresh();
    const response = await register({ username, password, email: `${username}@example.com`, firstName: 'Ada' });
    expect(response.status).toBe(201);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      username,
      firstName: 'Ada',
      lastName: null,
      plan: 'free',
      isAdmin: false,
    });
    expect(text).not.toMatch(/passwordHash|password_hash|googleId|sessionEpoch/);
    const cookie = response.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^session=[0-9a-f]{64};.*HttpOnly; SameSite=Lax/);
    const me = await api('GET', '/auth/me', { cookie: cookie.split(';', 1)[0] ?? '' });
    expect(await me.json()).toMatchObject({ user: { username } });
  });

  it.each([
    [{ password, email: 'a@example.com' }, 'Username must be at least 3 characters'],
    [{ username: 'ab', password, email: 'a@example.com' }, 'Username must be at least 3 characters'],
    [{ username: 'abc', password: '12345', email: 'a@example.com' }, 'Password must be at least 6 characters'],
    [{ username: 'abc', password, email: 'nonsense' }, 'Please enter a valid email'],
    [{ username: 'abc', password }, 'Please enter a valid email'],
  ])('refuses %j', async (body, message) => {
    const response = await register(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: message, code: 'invalid_input', issues: [{ message }] });
  });

  it('holds usernames and emails unique regardless of case', async () => {
    const username = `Ärger-${fresh()}`;
    expect((await register({ username, password, email: `${username}@example.com` })).status).toBe(400);
    const email = `${fresh()}@example.com`;
    expect((await register({ username, password, email })).status).toBe(201);
    const sameName = await register({ username: username.toUpperCase(), password, email: `x${email}` });
    expect([sameName.status, await sameName.json()]).toMatchObject([409, { code: 'username_taken' }]);
    const sameEmail = await register({ username: fresh(), password, email: email.toUpperCase() });
    expect([sameEmail.status, await sameEmail.json()]).toMatchObject([409, { code: 'email_taken' }]);
  });

  it('lets exactly one of many at once have a name', async () => {
    const username = fresh();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({ username, password, email: `${username}${index}@example.com` }, `198.51.100.${index}`),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('allows 20 a minute for an address', async () => {
    const answers = await untilRefused(20, () => register({}, '203.0.113.7'));
    expect(statusesBefore(answers)).toEqual([400, 429]);
    const refused = answers.at(-1) as Response;
    expect(refused.headers.get('Retry-After')).toBe('60');
  });
});

describe('POST /auth/login', () => {
  it('answers a wrong password, an unknown name and an account without a password alike', async () => {
    const { row } = await signUp();
    const { row: google } = await signUp();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, google.id));
    for (const username of [row.username, google.username, fresh()]) {
      const response = await api('POST', '/auth/login', { body: { username, password: 'wrong-password' } });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'Invalid username or password', code: 'invalid_credentials' });
    }
  });

  it('takes the email in place of the name, and the name where both are somebody’s', async () => {
    const { row } = await signUp();
    const byEmail = () => api('POST', '/auth/login', { body: { username: row.email.toUpperCase(), password } });
    expect(await (await byEmail()).json()).toMatchObject({ id: row.id });
    const { row: namesake } = await signUp();
    await db
      .update(users)
      .set({ username: row.email, usernameKey: row.email.toLowerCase() })
      .where(eq(users.id, namesake.id));
    expect(await (await byEmail()).json()).toMatchObject({ id: namesake.id });
  });

  it('signs in regardless of case and issues a new token each time', async () => {
    const { row, cookie } = await signUp();
    const response = await api('POST', '/auth/login', { body: { username: row.username.toUpperCase(), password } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).not.toContain(cookie);
  });

  it('allows 10 a minute for a username and address together', async () => {
    const { row } = await signUp();
    const attempt = (address: string) =>
      api('POST', '/auth/login', { body: { username: row.username, password: 'wrong-one' }, address });
    expect(statusesBefore(await untilRefused(10, () => attempt('203.0.113.8')))).toEqual([401, 429]);
    expect((await attempt('203.0.113.9')).status).toBe(401);
  });
});

describe('many wrong passwords for one name', () => {
  it('answer 429 from whatever address, while the right one always gets in', async () => {
    const { row } = await signUp();
    const attempt = (attempted: string, address: string) =>
      api('POST', '/auth/login', { body: { username: row.username, password: attempted }, address });
    let n = 0;
    const answers = await untilRefused(60, () => attempt('wrong-password', `198.51.100.${n++}`));
    expect(statusesBefore(answers)).toEqual([401, 429]);
    expect((await attempt(password, '198.51.100.201')).status).toBe(200);
  });
});

describe('sessions', () => {
  it('keeps only a hash of the token in KV', async () => {
    const { cookie } = await signUp();
    const { keys } = await env.SESSIONS.list();
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain(cookie.split('=')[1]);
  });

  it('ends at once on logout, whatever KV still says', async () => {
    const { cookie } = await signUp();
    const { keys } = await env.SESSIONS.list();
    const kept = await Promise.all(keys.map(async ({ name }) => [name, await env.SESSIONS.get(name)] as const));
    expect((await api('POST', '/auth/logout', { cookie })).status).toBe(204);
    for (const [name, value] of kept) if (value) await env.SESSIONS.put(name, value);
    expect((await api('GET', '/auth/me', { cookie })).status).toBe(401);
  });

  it('slides at most once a day', async () => {
    const { cookie } = await signUp();
    const fresh = await api('GET', '/auth/me', { cookie });
    expect(fresh.headers.get('Set-Cookie')).toBeNull();
    const key = `session:${await sha256Hex(cookie.split('=')[1] ?? '')}`;
    const stored = (await env.SESSIONS.get<Record<string, unknown>>(key, 'json')) ?? {};
    const twoDaysAgo = Date.now() - 2 * 24 * 60 * 60 * 1000;
    await env.SESSIONS.put(key, JSON.stringify({ ...stored, renewedAt: twoDaysAgo }));
    const slid = await api('GET', '/auth/me', { cookie });
    expect(slid.headers.get('Set-Cookie')).toContain(cookie);
    await expect
      .poll(async () => (await env.SESSIONS.get<{ renewedAt: number }>(key, 'json'))?.renewedAt)
      .toBeGreaterThan(twoDaysAgo);
  });

  it('ends with a raised session epoch', async () => {
    const { row, cookie } = await signUp();
    await db.update(users).set({ sessionEpoch: 1 }).where(eq(users.id, row.id));
    expect((await api('GET', '/auth/user', { cookie })).status).toBe(401);
  });

  it('answers 401 without a session, with odd cookies too', async () => {
    for (const cookie of ['', 'session=', 'session=nonsense', `session=${'x'.repeat(4000)}`]) {
      const response = await api('GET', '/auth/me', { cookie });
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    }
  });
});

describe('mutating requests', () => {
  it.each([
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['no origin', { Origin: '' }, 403],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ])('from %s are refused', async (_name, headers, status) => {
    const response = await api('POST', '/auth/login', { body: { username: 'someone', password }, headers });
    expect(response.status).toBe(status);
  });

  it('must carry valid JSON of at most 1 MiB', async () => {
    expect((await api('POST', '/auth/login', { body: '{broken' })).status).toBe(400);
    expect((await api('POST', '/auth/login', { body: `"${'x'.repeat(1024 * 1024)}"` })).status).toBe(413);
  });
});

describe('answers', () => {
  it('are stored nowhere', async () => {
    const response = await api('GET', '/articles/published');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
