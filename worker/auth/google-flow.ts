import { decodeIdToken, Google, generateCodeVerifier, generateState, type OAuth2Tokens } from 'arctic';
import { and, eq, gt, sql } from 'drizzle-orm';
import { constantTimeEqual } from 'oslo/crypto';
import { z } from 'zod';
import type { GoogleBody } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { signInFlows } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/*
 * Sign-in with Google: authorization code with PKCE, state and nonce. A short-lived cookie names a random id; under it stand
 * verifier, state and nonce on the server, afterwards the claims that Google proved. Each is consumed once.
 */

export const flowLifetimeSeconds = 10 * 60;
const proofLifetimeMs = 5 * 60_000;
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** The session to whose account Google is to be connected; without one the flow is a sign-in. */
const session = z.string().optional();
const pendingFlow = z.object({
  stage: z.literal('pending'),
  session,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});
const provenFlow = z.object({
  stage: z.literal('proven'),
  session,
  googleId: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
});
export type GoogleClaims = Omit<z.infer<typeof provenFlow>, 'stage' | 'session'>;

const idTokenClaims = z.object({
  iss: z.enum(issuers),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1),
  email: z.string().min(3),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((value) => value === true || value === 'true'),
  name: z.string().optional(),
  picture: z.string().optional(),
});

export type GoogleClient = { id: string; secret: string; redirectUri: string };

const googleOf = ({ id, secret, redirectUri }: GoogleClient) => new Google(id, secret, redirectUri);

const failed = (cause?: unknown) =>
  new AppError('upstream_failed', 'Google could not confirm the sign-in. Please try again.', { cause });
const stale = () => new AppError('invalid_credentials', 'This sign-in has expired. Please start it again.');

/** Begins a flow: the id for the cookie, and where the popup is to go. */
export async function beginGoogleFlow(
  db: Database,
  client: GoogleClient,
  session?: string,
): Promise<{ flowId: string; url: URL }> {
  const [flowId, state, nonce, verifier] = [generateState(), generateState(), generateState(), generateCodeVerifier()];
  const expiresAt = new Date(Date.now() + flowLifetimeSeconds * 1000);
  await db
    .insert(signInFlows)
    .values({ id: flowId, data: { stage: 'pending', session, state, nonce, verifier }, expiresAt });
  const url = googleOf(client).createAuthorizationURL(state, verifier, ['openid', 'email', 'profile']);
  url.searchParams.set('nonce', nonce);
  return { flowId, url };
}

/** Google's answer: exchanges the code, checks every claim, and keeps what was proven under the same id. */
export async function completeGoogleFlow(
  db: Database,
  client: GoogleClient,
  answer: { flowId: string; state: string; code: string },
): Promise<void> {
  const flow = pendingFlow.safeParse(await takeFlow(db, answer.flowId));
  if (!flow.success || !isSame(flow.data.state, answer.state)) throw stale();
  const tokens = await googleOf(client)
    .validateAuthorizationCode(answer.code, flow.data.verifier)
    .catch((cause: unknown) => {
      throw failed(cause);
    });
  const claims = readClaims(tokens);
  const isOurs = claims.aud === client.id && claims.exp * 1000 > Date.now() && isSame(claims.nonce, flow.data.nonce);
  if (!isOurs) throw failed();
  if (!claims.email_verified) {
    throw new AppError('forbidden', 'Google has not verified your email address yet. Please verify it there first.');
  }
  await keep(db, answer.flowId, {
    session: flow.data.session,
    googleId: claims.sub,
    email: claims.email,
    displayName: claims.name ?? null,
    photoURL: claims.picture ?? null,
  });
}

async function keep(
  db: Database,
  flowId: string,
  proven: GoogleClaims & { session?: string | undefined },
): Promise<void> {
  const data = { stage: 'proven', ...proven } satisfies z.infer<typeof provenFlow>;
  await db.insert(signInFlows).values({ id: flowId, data, expiresAt: new Date(Date.now() + proofLifetimeMs) });
}

/** Puts back what was redeemed: the person has still to choose what to do with it. */
export const keepGoogleClaims = (db: Database, flowId: string, claims: GoogleClaims) => keep(db, flowId, claims);

/** What Google proved under this id, for the page that reports to the dialog; it is not consumed by looking. */
export async function readGoogleClaims(db: Database, flowId: string): Promise<GoogleClaims> {
  const row = await db.select().from(signInFlows).where(isLive(flowId)).get();
  return claimsOf(parseProven(row?.data));
}

/** Consumes what Google proved for a sign-in. */
export async function takeGoogleClaims(db: Database, flowId: string): Promise<GoogleClaims> {
  const proven = parseProven(await takeFlow(db, flowId));
  if (proven.session !== undefined) throw stale();
  return claimsOf(proven);
}

/**
 * Consumes what Google proved. It must equal what the client claims: a payload alone signs nobody in. What was begun to
 * connect an account is good for the session that began it, and for nothing else.
 */
export async function redeemGoogleClaims(
  db: Database,
  flowId: string,
  body: GoogleBody,
  session?: string,
): Promise<GoogleClaims> {
  const proven = parseProven(await takeFlow(db, flowId));
  if (proven.session !== session) throw stale();
  const claims = claimsOf(proven);
  const isEqual =
    body.googleId === claims.googleId &&
    body.email === claims.email &&
    (body.displayName ?? null) === claims.displayName &&
    (body.photoURL ?? null) === claims.photoURL;
  if (!isEqual) throw new AppError('invalid_credentials', 'This is not the account that Google confirmed.');
  return claims;
}

const isLive = (flowId: string) => and(eq(signInFlows.id, flowId), gt(signInFlows.expiresAt, new Date()));

/** Reads and removes in one statement, so that of two at once only one gets it. */
async function takeFlow(db: Database, flowId: string): Promise<unknown> {
  const [row] = await db.delete(signInFlows).where(isLive(flowId)).returning({ data: sql<string>`data` });
  return row ? JSON.parse(row.data) : null;
}

function parseProven(data: unknown): z.infer<typeof provenFlow> {
  const flow = provenFlow.safeParse(data);
  if (!flow.success) throw stale();
  return flow.data;
}

function claimsOf({ stage: _stage, session: _session, ...claims }: z.infer<typeof provenFlow>): GoogleClaims {
  return claims;
}

function readClaims(tokens: OAuth2Tokens): z.infer<typeof idTokenClaims> {
  try {
    // The token came straight from Google over TLS, so by OpenID Connect Core 3.1.3.7 its signature need not be checked again.
    return idTokenClaims.parse(decodeIdToken(tokens.idToken()));
  } catch (cause) {
    throw failed(cause);
  }
}

function isSame(one: string, other: string): boolean {
  const encoder = new TextEncoder();
  return constantTimeEqual(encoder.encode(one), encoder.encode(other));
}
