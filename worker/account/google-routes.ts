import { Hono } from 'hono';
import { beginGoogleFlow, redeemGoogleClaims } from '../auth/google-flow.ts';
import { flowIdOf, requireGoogleClient, setFlowCookie } from '../auth/google-request.ts';
import { requireUser } from '../auth/middleware.ts';
import { type GoogleStart, ownerBody } from '../contract/account.ts';
import { googleBody, type User } from '../contract/users.ts';
import type { AppEnv } from '../env.ts';
import { validate } from '../http/validate.ts';
import { connectGoogle, disconnectGoogle } from '../users/google-accounts.ts';
import { toUser } from '../users/service.ts';
import { requireOwner } from './owner.ts';

/** Connecting an account with Google: begun by a POST and bound to the session that began it. */
export const googleAccountRoutes = new Hono<AppEnv>()
  .post('/connect', requireUser, validate('json', ownerBody), async (c) => {
    await requireOwner(c, c.req.valid('json').password, 'password');
    const { flowId, url } = await beginGoogleFlow(c.var.db, requireGoogleClient(c), c.var.session.tokenHash);
    setFlowCookie(c, flowId);
    return c.json<GoogleStart>({ url: url.href });
  })
  .post('/', requireUser, validate('json', googleBody), async (c) => {
    const { tokenHash } = c.var.session;
    const claims = await redeemGoogleClaims(c.var.db, flowIdOf(c), c.req.valid('json'), tokenHash);
    return c.json<User>(toUser(await connectGoogle(c.var.db, c.var.user.id, claims)));
  })
  .delete('/', requireUser, async (c) => c.json<User>(toUser(await disconnectGoogle(c.var.db, c.var.user.id))));
