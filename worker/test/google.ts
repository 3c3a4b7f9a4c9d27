import { api, cookieOf } from './api.ts';
import type { FakeGrant } from './fake-internet.ts';

type Claims = Record<string, unknown>;

/** Begins a sign-in as the popup does: the flow's cookie, and what the address at Google says. */
export async function begin() {
  const response = await api('GET', '/auth/google/start');
  if (response.status !== 302) throw new Error(`The start answered ${response.status}`);
  const url = new URL(response.headers.get('Location') ?? '');
  return { cookie: cookieOf(response, 'google_flow'), url, parameters: url.searchParams };
}

/** Google's redirect back, with claims that are right but for `changes`. */
export async function comeBack(
  flow: Pick<Awaited<ReturnType<typeof begin>>, 'cookie' | 'parameters'>,
  changes: Claims = {},
  state?: string,
) {
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
