import { Hono } from 'hono';
import { z } from 'zod';
import { connectByPasswordBody } from '../contract/account.ts';
import { googleBody, type User } from '../contract/users.ts';
import { foldKey } from '../db/fold.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { connectByPassword, findOrCreateGoogleUser, separateGoogleUser } from '../users/google-accounts.ts';
import { toUser } from '../users/service.ts';
import {
  beginGoogleFlow,
  completeGoogleFlow,
  type GoogleClaims,
  keepGoogleClaims,
  readGoogleClaims,
  redeemGoogleClaims,
  takeGoogleClaims,
} from './google-flow.ts';
import { dropFlowCookie, flowIdOf, requireGoogleClient, setFlowCookie } from './google-request.ts';
import { startSession } from './session.ts';

/** A static page of the site: it fetches the claims and reports to the dialog that opened it. */
const reportPage = '/google-sign-in';

const callbackQuery = z.object({
  code: z.string().max(2048).optional(),
  state: z.string().max(512).optional(),
});

export const googleRoutes = new Hono<AppEnv>()
  .get('/start', async (c) => {
    const client = requireGoogleClient(c);
    await countAgainst(c.env.RATE_20, `google-start:${clientAddress(c)}`);
    const { flowId, url } = await beginGoogleFlow(c.var.db, client);
    setFlowCookie(c, flowId);
    return c.redirect(url.href);
  })
  .get('/callback', validate('query', callbackQuery), async (c) => {
    const { code, state } = c.req.valid('query');
    const flowId = flowIdOf(c);
    // Whatever went wrong, the popup ends on the page that reports it; only the page knows how to tell the dialog.
    if (!code || !state || !flowId) return c.redirect(`${reportPage}?error=cancelled`);
    try {
      await completeGoogleFlow(c.var.db, requireGoogleClient(c), { flowId, state, code });
      return c.redirect(reportPage);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return c.redirect(`${reportPage}?error=${encodeURIComponent(error.message)}`);
    }
  })
  .get('/claims', async (c) => c.json<GoogleClaims>(await readGoogleClaims(c.var.db, flowIdOf(c))))
  .post('/', validate('json', googleBody), async (c) => {
    const claims = await redeemGoogleClaims(c.var.db, flowIdOf(c), c.req.valid('json'));
    const row = await findOrCreateGoogleUser(c.var.db, claims).catch(async (error: unknown) => {
      // The address belongs to somebody: what Google proved stays for what the person now chooses.
      if (error instanceof AppError) await keepGoogleClaims(c.var.db, flowIdOf(c), claims);
      throw error;
    });
    dropFlowCookie(c);
    await startSession(c, row);
    return c.json<User>(toUser(row));
  })
  .post('/connect', validate('json', connectByPasswordBody), async (c) => {
    const flowId = flowIdOf(c);
    const claims = await readGoogleClaims(c.var.db, flowId);
    await countAgainst(c.env.RATE_60, `login:${clientAddress(c)}`);
    await countAgainst(c.env.RATE_10, `connect:${foldKey(claims.email)}:${clientAddress(c)}`);
    const row = await connectByPassword(c.var.db, claims, c.req.valid('json').password, () =>
      takeGoogleClaims(c.var.db, flowId),
    );
    dropFlowCookie(c);
    await startSession(c, row);
    return c.json<User>(toUser(row));
  })
  .post('/separate', async (c) => {
    const row = await separateGoogleUser(c.var.db, await takeGoogleClaims(c.var.db, flowIdOf(c)));
    dropFlowCookie(c);
    await startSession(c, row);
    return c.json<User>(toUser(row));
  });
