import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { accountTokens, users } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { api, db, password, signUp } from '../test/api.ts';
import { createMailbox, tokenIn } from '../test/mailbox.ts';
import { statusesBefore, untilRefused } from '../test/until-refused.ts';

const rowOf = (id: string) => db.query.users.findFirst({ where: eq(users.id, id) });
const forgot = (login: string, settings: Partial<Bindings>) =>
  api('POST', '/auth/forgot-password', { body: { login }, settings });
const reset = (token: string, attempt = 'another-horse') =>
  api('POST', '/auth/reset-password', { body: { token, password: attempt } });

async function askForReset() {
  const { settings, mails } = createMailbox();
  const person = await signUp();
  await forgot(person.row.username, settings);
  await expect.poll(() => mails.length).toBe(1);
  return { ...person, settings, mails, token: tokenIn(mails[0]) };
}

describe('a forgotten password', () => {
  it('is set anew by the link in the mail, once, and all sessions end', async () => {
    const { row, cookie, mails, token } = await askForReset();
    expect(mails[0]).toMatchObject({ to: row.email });
    expect(mails[0]?.text).toContain('http://localhost:8788/account/reset#');
    expect((await reset(token)).status).toBe(204);
    expect((await api('GET', '/auth/me', { cookie })).status).toBe(401);
    const login = (attempt: string) =>
      api('POST', '/auth/login', { body: { username: row.username, password: attempt } });
    expect([(await login(password)).status, (await login('another-horse')).status]).toEqual([401, 200]);
    expect((await rowOf(row.id))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect((await reset(token, 'third-horse')).status).toBe(404);
  });

  it('takes a Google account away that was connected before the address was confirmed', async () => {
    const { row, token } = await askForReset();
    await db.update(users).set({ googleId: 'of-somebody-else' }).where(eq(users.id, row.id));
    expect((await reset(token)).status).toBe(204);
    expect(await rowOf(row.id)).toMatchObject({ googleId: null, emailVerifiedAt: expect.any(Date) });
  });

  it('leaves a Google account where the address was confirmed before', async () => {
    const { row, token } = await askForReset();
    await db.update(users).set({ googleId: 'their-own', emailVerifiedAt: new Date() }).where(eq(users.id, row.id));
    expect((await reset(token)).status).toBe(204);
    expect(await rowOf(row.id)).toMatchObject({ googleId: 'their-own' });
  });

  it('is mailed to an email as to a username, in whatever case, and to nobody for what is unknown', async () => {
    const { settings, mails } = createMailbox();
    const { row } = await signUp();
    const answers: unknown[] = [];
    for (const login of ['nobody-at-all', row.email.toUpperCase(), 'nobody@example.com', row.username]) {
      const response = await forgot(login, settings);
      answers.push([response.status, await response.text(), [...response.headers]]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await expect.poll(() => mails.length).toBe(2);
    expect(mails.map(({ to }) => to)).toEqual([row.email, row.email]);
  });

  it('keeps only a hash of the token, and that for half an hour', async () => {
    const { row, token } = await askForReset();
    const kept = await db.select().from(accountTokens).where(eq(accountTokens.userId, row.id));
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept[0]?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    await db
      .update(accountTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(accountTokens.userId, row.id));
    expect((await reset(token)).status).toBe(404);
  });

  it('lets exactly one of many at once use a link', async () => {
    const { token } = await askForReset();
    const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => reset(token, `horse-number-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
  });

  it('has three links open at most, and a new password closes them all', async () => {
    const { row, settings, mails, token } = await askForReset();
    for (let n = 0; n < 4; n += 1) await forgot(row.email, settings);
    await expect.poll(() => mails.length).toBe(3);
    expect(await db.$count(accountTokens, eq(accountTokens.userId, row.id))).toBe(3);
    expect((await reset(token)).status).toBe(204);
    expect((await reset(tokenIn(mails[2]))).status).toBe(404);
  });

  it('has no more links open when many ask at once', async () => {
    const { row } = await signUp();
    const { settings, mails } = createMailbox();
    const ask = () => forgot(row.email, settings);
    await Promise.all(Array.from({ length: 8 }, ask));
    await expect.poll(() => mails.length).toBe(3);
    expect(await db.$count(accountTokens, eq(accountTokens.userId, row.id))).toBe(3);
  });

  it('can be asked for by its owner, however often others ask in their name', async () => {
    const { row } = await signUp();
    const { settings } = createMailbox();
    const ask = (address: string) =>
      api('POST', '/auth/forgot-password', { body: { login: row.username }, settings, address });
    expect(statusesBefore(await untilRefused(10, () => ask('203.0.113.60')))).toEqual([202, 429]);
    expect((await ask('203.0.113.61')).status).toBe(202);
  });

  it('is not set by whoever reads an address that the account had before', async () => {
    const { row, cookie, token } = await askForReset();
    const body = { email: `new-${row.email}`, password };
    expect((await api('POST', '/account/email', { cookie, body })).status).toBe(200);
    expect(await db.$count(accountTokens, eq(accountTokens.userId, row.id))).toBe(0);
    expect((await reset(token)).status).toBe(404);
  });

  it('is not set by a link to an address that was taken from the account', async () => {
    const { row, token } = await askForReset();
    const email = `other-${row.email}`;
    await db.update(users).set({ email, emailKey: email }).where(eq(users.id, row.id));
    expect((await reset(token)).status).toBe(404);
    expect((await rowOf(row.id))?.passwordHash).toBe(row.passwordHash);
  });

  it('cannot be mailed by a site without mail, which says so to everyone alike', async () => {
    const { row } = await signUp();
    for (const login of [row.username, 'nobody-at-all']) {
      const response = await forgot(login, {});
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_configured' }]);
    }
  });
});

describe('an email address', () => {
  it('is confirmed by the link of the mail that signing up sends', async () => {
    const { settings, mails } = createMailbox();
    const username = `name-${crypto.randomUUID().slice(0, 8)}`;
    const body = { username, password, email: `${username}@example.com` };
    const user = await (await api('POST', '/auth/register', { body, settings })).json<{
      id: string;
      emailVerified: boolean;
    }>();
    expect(user.emailVerified).toBe(false);
    await expect.poll(() => mails.length).toBe(1);
    const confirm = () => api('POST', '/account/verify-email/confirm', { body: { token: tokenIn(mails[0]) } });
    expect((await confirm()).status).toBe(204);
    expect((await rowOf(user.id))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect((await confirm()).status).toBe(404);
  });

  it('can be changed by the owner, and is then to be confirmed anew; a link for the old one confirms nothing', async () => {
    const { settings, mails } = createMailbox();
    const { row, cookie } = await signUp();
    expect((await api('POST', '/account/verify-email', { cookie, settings })).status).toBe(204);
    const email = `new-${row.email}`;
    const change = (attempt: string) =>
      api('POST', '/account/email', { cookie, settings, body: { email, password: attempt } });
    expect((await change('wrong-one')).status).toBe(400);
    const changed = await change(password);
    expect([changed.status, await changed.json()]).toMatchObject([200, { email, emailVerified: false }]);
    await expect.poll(() => mails.map(({ to }) => to)).toEqual([row.email, email]);
    const old = await api('POST', '/account/verify-email/confirm', { body: { token: tokenIn(mails[0]) } });
    expect([old.status, (await rowOf(row.id))?.emailVerifiedAt]).toEqual([404, null]);
    await api('POST', '/account/verify-email/confirm', { body: { token: tokenIn(mails[1]) } });
    expect((await rowOf(row.id))?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  it('is not confirmed by a link to set a password, nor the other way round', async () => {
    const { token } = await askForReset();
    expect((await api('POST', '/account/verify-email/confirm', { body: { token } })).status).toBe(404);
    expect((await reset(token)).status).toBe(204);
  });

  it('gets three mails in half an hour at most, and the fourth is told to wait', async () => {
    const { settings, mails } = createMailbox();
    const { cookie } = await signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await api('POST', '/account/verify-email', { cookie, settings })).status);
    }
    expect([statuses, mails.length]).toEqual([[204, 204, 204, 429], 3]);
  });

  it('says when a mail could not be sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cookie } = await signUp();
    const settings = {
      ...{ SITE_URL: 'https://site.example', MAIL_FROM: 'a@site.example' },
      MAIL_API_URL: 'https://source.test:8080/status/500',
    };
    const response = await api('POST', '/account/verify-email', { cookie, settings });
    log.mockRestore();
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'mail_not_possible' }]);
  });

  it('is told to be taken five times an hour', async () => {
    const { row } = await signUp();
    const register = (email: string) => {
      const username = `asker-${crypto.randomUUID().slice(0, 8)}`;
      return api('POST', '/auth/register', { address: '203.0.113.77', body: { username, password, email } });
    };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await register(row.email)).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
    // Whether the next is taken does not show either.
    expect((await register(`${crypto.randomUUID()}@example.com`)).status).toBe(429);
    // Nor to those who have an account to ask with.
    const { cookie } = await signUp();
    const body = { email: row.email, password };
    expect((await api('POST', '/account/email', { cookie, body, address: '203.0.113.77' })).status).toBe(429);
  });

  it('is told to be taken five times an hour to many who ask at once, with an account or without', async () => {
    const { row } = await signUp();
    const address = '203.0.113.78';
    const answers = await Promise.all(
      Array.from({ length: 9 }, async (_, n) => {
        const username = `asker-${crypto.randomUUID().slice(0, 8)}`;
        const body = { username, password, email: row.email };
        if (n % 2) return api('POST', '/auth/register', { address, body });
        return api('POST', '/account/email', { address, cookie: (await signUp()).cookie, body });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(409), ...Array(4).fill(429)]);
  });

  it('does not count what tells nothing', async () => {
    const address = '203.0.113.79';
    const { cookie } = await signUp();
    const email = () => `${crypto.randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const body = { email: email(), password };
      statuses.push((await api('POST', '/account/email', { address, cookie, body })).status);
    }
    expect(statuses).toEqual(Array(7).fill(200));
  });

  it('is changed ten times a minute at most, without a password too', async () => {
    const { cookie } = await signUp({ passwordHash: null });
    const answers = await untilRefused(10, () =>
      api('POST', '/account/email', { cookie, body: { email: `${crypto.randomUUID()}@example.com` } }),
    );
    expect(statusesBefore(answers)).toEqual([200, 429]);
  });
});
