import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { isPlaceholderEmail } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { accountTokens, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { type Mailer, trySending } from '../mail/mail.ts';
import { resetMail, verifyMail } from '../mail/texts.ts';
import { createLink, takeLink } from './links.ts';
import { hashPassword } from './password.ts';
import { requireRow, type UserRow } from './service.ts';

/** Sets the password. The raised epoch voids every session that there was, and open links to set another go too. */
export async function setPassword(db: Database, userId: string, password: string): Promise<UserRow> {
  const passwordHash = await hashPassword(password);
  const [[row]] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, sessionEpoch: sql`${users.sessionEpoch} + 1`, updatedAt: new Date() })
      .where(and(eq(users.id, userId), isNull(users.deletingAt)))
      .returning(),
    db.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, 'reset'))),
  ]);
  if (!row) throw new AppError('not_found', 'This account no longer exists.');
  return row;
}

/** Voids every session that there was. */
export async function raiseEpoch(db: Database, userId: string): Promise<UserRow> {
  await db
    .update(users)
    .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
    .where(eq(users.id, userId));
  return requireRow(db, userId);
}

/** Mails a link that confirms the address; 'enough' where there is no address, or links to it are open. */
export async function sendVerification(
  db: Database,
  mailer: Mailer,
  user: UserRow,
): Promise<'sent' | 'failed' | 'enough'> {
  if (isPlaceholderEmail(user.email)) return 'enough';
  const token = await createLink(db, user, 'verify');
  if (token === null) return 'enough';
  const mail = verifyMail({ to: user.email, username: user.username, origin: mailer.origin, token });
  return (await trySending(mailer, mail)) ? 'sent' : 'failed';
}

/** Mails a link to whoever has this username or email; where nobody has, nothing happens. */
export async function sendReset(db: Database, mailer: Mailer, login: string): Promise<void> {
  const key = foldKey(login);
  const isMeant = or(eq(users.usernameKey, key), eq(users.emailKey, key));
  const user = await db.query.users.findFirst({ where: and(isMeant, isNull(users.deletingAt)) });
  if (!user || isPlaceholderEmail(user.email)) return;
  const token = await createLink(db, user, 'reset');
  if (token === null) return;
  await trySending(mailer, resetMail({ to: user.email, username: user.username, origin: mailer.origin, token }));
}

/** The account that a link was for, its password now this one; who could read the mail has the address. */
export async function resetPassword(db: Database, token: string, password: string): Promise<UserRow> {
  const link = await takeLink(db, token, 'reset');
  // Whoever registered an address that was never confirmed need not be its owner: their Google account goes with their password.
  await db
    .update(users)
    .set({ googleId: null, authProvider: 'email' })
    .where(and(eq(users.id, link.userId), isNull(users.emailVerifiedAt)));
  await markVerified(db, link);
  return setPassword(db, link.userId, password);
}

export async function confirmEmail(db: Database, token: string): Promise<void> {
  await markVerified(db, await takeLink(db, token, 'verify'));
}

/** Only the address that the link went to: it may have been changed since. */
async function markVerified(db: Database, link: { userId: string; emailKey: string }): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: new Date() })
    .where(and(eq(users.id, link.userId), eq(users.emailKey, link.emailKey), isNull(users.emailVerifiedAt)));
}
