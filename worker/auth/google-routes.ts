import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { googleBody, type User } from '../contract/users.ts';
import { type AppEnv, readSettings } from '../env.ts';
import { AppError } from '../errors.ts';
import { validate } from '../http/validate.ts';
import { findOrCreateGoogleUser, toUser } from '../users/service.ts';
import {
  beginGoogleFlow,
  completeGoogleFlow,
  flowLifetimeSeconds,
  type GoogleClaims,
  type GoogleClient,
  readGoogleClaims,
  redeemGoogleClaims,
} from './google-flow.ts';
import { startSession } from './session.ts';

const cookieName = 'google_flow';
const cookiePath = '/api/auth/google';
/** A static page of the site: it fetches the claims and reports to the dialog that opened it. */
const reportPage = '/google-sign-in';

const callbackQuery = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(512).optional(),
});

function requireClient(c: Context<AppEnv>): GoogleClient {
  const { google } = readSettings(c.env);
  if (!google) {
    throw new AppError(
      'not_configured',
      'Google sign-in is not set up on this site. Please use a username and password.',
    );
  }
  return { ...google, redirectUri: `${new URL(c.req.url).origin}/api/auth/google/callback` };
}

export const googleRoutes = new Hono<AppEnv>()
  .get('/start', async (c) => {
    const { flowId, url } = await beginGoogleFlow(c.var.db, requireClient(c));
    setCookie(c, cookieName, flowId, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: new URL(c.req.url).protocol === 'https:',
      path: cookiePath,
      maxAge: flowLifetimeSeconds,
    });
    return c.redirect(url.href);
  })
  .get('/callback', validate('query', callbackQuery), async (c) => {
    const { code, state } = c.req.valid('query');
    const flowId = getCookie(c, cookieName);
    // Whatever went wrong, the popup ends on the page that reports it; only the page knows how to tell the dialog.
    if (!code || !state || !flowId) return c.redirect(`${reportPage}?error=cancelled`);
    try {
      await completeGoogleFlow(c.var.db, requireClient(c), { flowId, state, code });
      return c.redirect(reportPage);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return c.redirect(`${reportPage}?error=${encodeURIComponent(error.message)}`);
    }
  })
  .get('/claims', async (c) => c.json<GoogleClaims>(await readGoogleClaims(c.var.db, getCookie(c, cookieName) ?? '')))
  .post('/', validate('json', googleBody), async (c) => {
    const claims = await redeemGoogleClaims(c.var.db, getCookie(c, cookieName) ?? '', c.req.valid('json'));
    deleteCookie(c, cookieName, { path: cookiePath });
    const row = await findOrCreateGoogleUser(c.var.db, claims);
    await startSession(c, row);
    return c.json<User>(toUser(row));
  });
