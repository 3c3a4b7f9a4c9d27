import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { placeholderEmail } from '../contract/users.ts';
import { signInFlows, users } from '../db/schema.ts';
import { api, cookieOf, db, password, signUp } from '../test/api.ts';
import { begin, comeBack } from '../test/google.ts';
import { statusesBefore, untilRefused } from '../test/until-refused.ts';

const redeem = (cookie: string, body: unknown) => api('POST', '/auth/google', { cookie, body });

describe('sign-in with Google', () => {
  it('sends the popup to Google with PKCE, state and nonce', async () => {
    const { url, parameters } = await begin();
    expect(url.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: 'code',
      client_id: 'our-client-id',
      redirect_uri: 'http://localhost:8788/api/auth/google/callback',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    expect(parameters.get('state')).not.toBe(parameters.get('nonce'));
  });

  it('makes an account at first and finds it again', async () => {
    const flow = await begin();
    const { location, body, claims } = await comeBack(flow);
    expect(location).toBe('/google-sign-in');
    const proven = await api('GET', '/auth/google/claims', { cookie: flow.cookie });
    expect(await proven.json()).toEqual(body);
    const response = await redeem(flow.cookie, body);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain(String(claims.sub));
    expect(JSON.parse(text)).toMatchObject({
      email: claims.email,
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
      authProvider: 'google',
    });
    const me = await api('GET', '/auth/me', { cookie: cookieOf(response, 'session') });
    expect(me.status).toBe(200);
    const again = await begin();
    const second = await comeBack(again, { sub: claims.sub, email: claims.email });
    expect(await (await redeem(again.cookie, second.body)).json()).toMatchObject({ id: JSON.parse(text).id });
  });

  it.each([
    ['a wrong nonce', { nonce: 'another' }],
    ['a wrong audience', { aud: 'another-client' }],
    ['a wrong issuer', { iss: 'https://evil.example' }],
    ['an expired token', { exp: 1_000_000 }],
    ['an unverified email', { email_verified: false }],
    ['no subject', { sub: '' }],
  ])('refuses %s', async (_name, changes) => {
    const flow = await begin();
    const { location, body } = await comeBack(flow, changes);
    expect(location).toMatch(/^\/google-sign-in\?error=./);
    expect((await redeem(flow.cookie, { ...body, googleId: 'whoever' })).status).toBe(401);
  });

  it('refuses a wrong state, and the flow is spent by it', async () => {
    const flow = await begin();
    expect((await comeBack(flow, {}, 'another-state')).location).toContain('error=');
    expect((await comeBack(flow)).location).toContain('error=');
  });

  it('refuses a code that was begun in another browser', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const { location } = await comeBack({ ...mine, cookie: theirs.cookie });
    expect(location).toContain('error=');
  });

  it('accepts a proof once', async () => {
    const flow = await begin();
    const { body } = await comeBack(flow);
    const answers = await Promise.all([redeem(flow.cookie, body), redeem(flow.cookie, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await redeem(flow.cookie, body)).status).toBe(401);
  });

  it('refuses an expired proof', async () => {
    const flow = await begin();
    const { body } = await comeBack(flow);
    await db
      .update(signInFlows)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(signInFlows.id, flow.cookie.split('=')[1] ?? ''));
    expect((await redeem(flow.cookie, body)).status).toBe(401);
  });

  it('signs nobody in by a payload alone, or by one that differs from the proof', async () => {
    const { row } = await signUp();
    expect((await redeem('', { googleId: 'any', email: row.email })).status).toBe(401);
    const flow = await begin();
    const { body } = await comeBack(flow);
    expect((await redeem(flow.cookie, { ...body, googleId: 'somebody-else' })).status).toBe(401);
  });

  it('confirms the address of an account that was made before addresses were confirmed', async () => {
    const sub = `sub-${crypto.randomUUID()}`;
    const { row } = await signUp({ googleId: sub, authProvider: 'google' });
    const flow = await begin();
    const { body } = await comeBack(flow, { sub, email: row.email });
    expect(await (await redeem(flow.cookie, body)).json()).toMatchObject({ id: row.id, emailVerified: true });
  });

  it('is begun twenty times a minute from an address', async () => {
    const answers = await untilRefused(20, () => api('GET', '/auth/google/start', { address: '203.0.113.50' }));
    expect(statusesBefore(answers)).toEqual([302, 429]);
  });
});

describe('Google says an address that an account has', () => {
  /** Google's word for the address of an account of ours, redeemed: refused, and kept. */
  async function collide(changes: Partial<typeof users.$inferInsert> = {}) {
    const person = await signUp(changes);
    const flow = await begin();
    const { body } = await comeBack(flow, { email: person.row.email.toUpperCase() });
    const response = await redeem(flow.cookie, body);
    return { ...person, flow, body, status: response.status, answer: await response.json<{ code: string }>() };
  }
  const connect = (cookie: string, attempt: string) =>
    api('POST', '/auth/google/connect', { cookie, body: { password: attempt } });
  const separate = (cookie: string) => api('POST', '/auth/google/separate', { cookie });
  const rowOf = (id: string) => db.query.users.findFirst({ where: eq(users.id, id) });

  it('does not take the account over, and tells whether the address is confirmed', async () => {
    expect(await collide()).toMatchObject({ status: 409, answer: { code: 'email_unconfirmed' } });
    const confirmed = await collide({ emailVerifiedAt: new Date() });
    expect(confirmed).toMatchObject({ status: 409, answer: { code: 'email_taken' } });
  });

  it("connects by that account's password, after a wrong one too", async () => {
    const { row, flow, body } = await collide();
    expect((await connect(flow.cookie, 'wrong-one')).status).toBe(401);
    const response = await connect(flow.cookie, password);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { id: row.id, hasGoogle: true, hasPassword: true, emailVerified: true },
    ]);
    expect((await api('GET', '/auth/me', { cookie: cookieOf(response, 'session') })).status).toBe(200);
    // The proof is spent, and the next sign-in finds the account.
    expect((await connect(flow.cookie, password)).status).toBe(401);
    const again = await begin();
    const back = await comeBack(again, { sub: body.googleId, email: body.email });
    expect(await (await redeem(again.cookie, back.body)).json()).toMatchObject({ id: row.id });
  });

  it('opens an account of its own; the unconfirmed one loses the address, nothing else', async () => {
    const { row, cookie, flow, body } = await collide();
    const response = await separate(flow.cookie);
    const opened = await response.json<{ id: string }>();
    expect(response.status).toBe(200);
    expect(opened).toMatchObject({ email: body.email, emailVerified: true, hasPassword: false });
    expect(opened.id).not.toBe(row.id);
    const old = await rowOf(row.id);
    expect(old).toEqual({
      ...row,
      email: placeholderEmail(row.id),
      emailKey: placeholderEmail(row.id),
      updatedAt: old?.updatedAt,
    });
    expect((await api('GET', '/auth/me', { cookie })).status).toBe(200);
    expect((await api('POST', '/auth/login', { body: { username: row.username, password } })).status).toBe(200);
  });

  it('leaves a confirmed address where it is: only connecting is left', async () => {
    const { row, flow } = await collide({ emailVerifiedAt: new Date() });
    const response = await separate(flow.cookie);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'email_taken' }]);
    expect((await rowOf(row.id))?.email).toBe(row.email);
  });

  it('asks for the password ten times a minute', async () => {
    const { flow } = await collide();
    const request = { cookie: flow.cookie, body: { password: 'wrong-one' }, address: '203.0.113.51' };
    const answers = await untilRefused(10, () => api('POST', '/auth/google/connect', request));
    expect(statusesBefore(answers)).toEqual([401, 429]);
  });
});
