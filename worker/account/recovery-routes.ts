import { Hono } from 'hono';
import { endSessionsOf } from '../auth/session.ts';
import { forgotPasswordBody, resetPasswordBody } from '../contract/account.ts';
import type { AppEnv } from '../env.ts';
import { clientAddress } from '../http/client-address.ts';
import { inBackground } from '../http/in-background.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { requireMailer } from '../mail/mail.ts';
import { resetPassword, sendReset } from '../users/credentials.ts';

/** For those who cannot sign in. */
export const recoveryRoutes = new Hono<AppEnv>()
  .post('/forgot-password', validate('json', forgotPasswordBody), async (c) => {
    const { login } = c.req.valid('json');
    const mailer = requireMailer(c.env, c.req.url);
    // Not by the name: anybody could keep its owner from asking. What one account is mailed, `createLink` bounds.
    await countAgainst(c.env.RATE_10, `forgot:${clientAddress(c)}`);
    // Answered before anything is looked up: neither words nor time tell whether there is such an account.
    inBackground(c, 'reset_not_sent', sendReset(c.var.db, mailer, login));
    return c.body(null, 202);
  })
  .post('/reset-password', validate('json', resetPasswordBody), async (c) => {
    await countAgainst(c.env.RATE_20, `link:${clientAddress(c)}`);
    const { token, password } = c.req.valid('json');
    const { id } = await resetPassword(c.var.db, token, password);
    await endSessionsOf({ db: c.var.db, env: c.env }, id);
    return c.body(null, 204);
  });
