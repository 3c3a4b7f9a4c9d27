import { type Context, Hono } from 'hono';
import { requireUser } from '../auth/middleware.ts';
import { dropSessionCookie, endSessionsOf, startSession } from '../auth/session.ts';
import { countTold } from '../auth/told.ts';
import { emailBody, ownerBody, passwordBody, type SessionList, tokenBody } from '../contract/account.ts';
import { changedPagesHeader, writeChangedPages } from '../contract/changed-pages.ts';
import type { User } from '../contract/users.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import { inBackground } from '../http/in-background.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { validate } from '../http/validate.ts';
import { mailerOf, requireMailer } from '../mail/mail.ts';
import { confirmEmail, raiseEpoch, sendVerification, setPassword } from '../users/credentials.ts';
import { changeEmail, requireRow, toUser, type UserRow } from '../users/service.ts';
import { deleteAccount, markDeleting } from './delete.ts';
import { exportAccount } from './export.ts';
import { googleAccountRoutes } from './google-routes.ts';
import { requireOwner } from './owner.ts';
import { endSessionOf, listSessions } from './sessions.ts';

const storesOf = (c: Context<AppEnv>) => ({ db: c.var.db, env: c.env });

/** Ends all sessions; the browser that asked gets a new token for its own, which is no fresher a sign-in for that. */
async function startOver(c: Context<AppEnv>, row: UserRow): Promise<void> {
  await endSessionsOf(storesOf(c), row.id);
  await startSession(c, row, c.var.session.createdAt);
}

export const accountRoutes = new Hono<AppEnv>()
  .post('/verify-email/confirm', validate('json', tokenBody), async (c) => {
    await countAgainst(c.env.RATE_20, `link:${clientAddress(c)}`);
    await confirmEmail(c.var.db, c.req.valid('json').token);
    return c.body(null, 204);
  })
  .post('/password', requireUser, validate('json', passwordBody), async (c) => {
    const { currentPassword, newPassword } = c.req.valid('json');
    const { id } = await requireOwner(c, currentPassword, 'currentPassword');
    const row = await setPassword(c.var.db, id, newPassword);
    await startOver(c, row);
    return c.json<User>(toUser(row));
  })
  .post('/email', requireUser, validate('json', emailBody), async (c) => {
    const { email, password } = c.req.valid('json');
    const { id } = await requireOwner(c, password, 'password');
    const row = await countTold(c.var.db, clientAddress(c), () => changeEmail(c.var.db, id, email));
    const mailer = mailerOf(c.env, c.req.url);
    if (mailer) inBackground(c, 'verification_not_sent', sendVerification(c.var.db, mailer, row));
    return c.json<User>(toUser(row));
  })
  .post('/verify-email', requireUser, async (c) => {
    const mailer = requireMailer(c.env, c.req.url);
    await countAgainst(c.env.RATE_10, `verify:${c.var.user.id}`);
    const row = await requireRow(c.var.db, c.var.user.id);
    const outcome = await sendVerification(c.var.db, mailer, row);
    if (outcome === 'failed')
      throw new AppError('mail_not_possible', 'The mail could not be sent. Please try again later.');
    if (outcome === 'enough') {
      throw new AppError(
        'rate_limited',
        'We have sent you mails already. Please look for them, or try again in half an hour.',
      );
    }
    return c.body(null, 204);
  })
  .get('/sessions', requireUser, async (c) =>
    c.json<SessionList>({ sessions: await listSessions(c.var.db, c.var.session) }),
  )
  .delete('/sessions/:id', requireUser, async (c) => {
    await endSessionOf(storesOf(c), c.var.user.id, c.req.param('id'));
    return c.body(null, 204);
  })
  .post('/sign-out-everywhere', requireUser, async (c) => {
    await startOver(c, await raiseEpoch(c.var.db, c.var.user.id));
    return c.body(null, 204);
  })
  .get('/export', requireUser, async (c) => {
    await countAgainst(c.env.RATE_10, `export:${c.var.user.id}`);
    return exportAccount(c.var.db, await requireRow(c.var.db, c.var.user.id));
  })
  .delete('/', requireUser, validate('json', ownerBody), async (c) => {
    const { id } = await requireOwner(c, c.req.valid('json').password, 'password');
    const slugs = await markDeleting(storesOf(c), id);
    c.header(changedPagesHeader, writeChangedPages({ slugs, authors: [id], categories: [] }));
    dropSessionCookie(c);
    inBackground(c, 'deletion_broke_off', deleteAccount(storesOf(c), id));
    return c.body(null, 204);
  })
  .route('/google', googleAccountRoutes);
