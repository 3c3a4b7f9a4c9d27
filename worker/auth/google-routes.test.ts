import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInFlows } from '../db/schema.ts';
import { api, db, signUp } from '../test/api.ts';
import type { FakeGrant } from '../test/fake-internet.ts';

type Claims = Record<string, unknown>;
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';', 1)[0] ?? '';

/** Begins a sign-in as the popup does: the flow's cookie, and what the address at Google says. */
async function begin() {
  const response = await api('GET', '/auth/google/start');
  expect(response.status).toBe(302);
  const url = new URL(response.headers.get('Location') ?? '');
  return { cookie: cookieOf(response, 'google_flow'), url, parameters: url.searchParams };
}

/** Google's redirect back, with claims that are right but for `changes`. */
async function comeBack(flow: Awaited<ReturnType<typeof begin>>, changes: Claims = {}, state?: string) {
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'our-client-id',
    exp: Math.floor(Date.now() / 1000) + 3600,
    nonce: flow.parameters.get('nonce'),
    sub: `sub-${crypto.randomUUID()}`,
    email: `${crypto.randomUUID()}@gmail.example`,
    email_verified: true,
    name: 'Grace Brewster Hopper',
    picture: 'https://photos.example/grace',
    ...changes,
  };
  const grant: FakeGrant = { claims, challenge: flow.parameters.get('code_challenge') ?? '' };
  const code = btoa(JSON.stringify(grant));
  const query = new URLSearchParams({ code, state: state ?? flow.parameters.get('state') ?? '' });
  const response = await api('GET', `/auth/google/callback?${query}`, { cookie: flow.cookie });
  const body = { googleId: claims.sub, email: claims.email, displayName: claims.name, photoURL: claims.picture };
  return { location: response.headers.get('Location') ?? '', claims, body };
}

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

  it('does not take over a password account with the same email', async () => {
    const { row } = await signUp();
    const flow = await begin();
    const { body } = await comeBack(flow, { email: row.email.toUpperCase() });
    const response = await redeem(flow.cookie, body);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'email_taken' }]);
  });
});
