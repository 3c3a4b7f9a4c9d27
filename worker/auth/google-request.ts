import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { readSettings } from '../settings.ts';
import { flowLifetimeSeconds, type GoogleClient } from './google-flow.ts';

const cookieName = 'google_flow';
const cookiePath = '/api';

export function requireGoogleClient(c: Context<AppEnv>): GoogleClient {
  const { google } = readSettings(c.env);
  if (!google) {
    throw new AppError(
      'not_configured',
      'Google sign-in is not set up on this site. Please use a username and password.',
    );
  }
  return { ...google, redirectUri: `${new URL(c.req.url).origin}/api/auth/google/callback` };
}

/** The flow's id stands in a cookie, so that a flow can only be finished where it was begun. */
export function setFlowCookie(c: Context<AppEnv>, flowId: string): void {
  setCookie(c, cookieName, flowId, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    path: cookiePath,
    maxAge: flowLifetimeSeconds,
  });
}

export const flowIdOf = (c: Context<AppEnv>): string => getCookie(c, cookieName) ?? '';

export function dropFlowCookie(c: Context<AppEnv>): void {
  deleteCookie(c, cookieName, { path: cookiePath });
}
