import { and, eq, gt, or, sql } from 'drizzle-orm';
import { accountLinkMs } from '../contract/limits.ts';
import type { Database } from '../db/client.ts';
import { insertSelect } from '../db/insert-select.ts';
import { accountTokens, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { UserRow } from './service.ts';
import { createToken, hashToken } from './token.ts';

type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

/** Links of one purpose that an account can have open at once: nobody's mailbox is flooded by asking. */
const mostOpen = 3;

/** The token of a new link, or null where enough are open. */
export async function createLink(db: Database, user: UserRow, purpose: Purpose): Promise<string | null> {
  const mine = and(
    eq(accountTokens.userId, user.id),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, new Date()),
  );
  const token = createToken();
  const link = {
    tokenHash: await hashToken(token),
    userId: user.id,
    purpose,
    emailKey: user.emailKey,
    expiresAt: new Date(Date.now() + accountLinkMs),
  };
  const made = await insertSelect(
    db,
    accountTokens,
    link,
    sql`where ${db.$count(accountTokens, mine)} < ${mostOpen}`,
  ).returning();
  return made.length > 0 ? token : null;
}

/** An administrator's link was mailed to no address; any other is good only while the account has the one it went to. */
const isToPresentAddress = or(
  eq(accountTokens.emailKey, ''),
  sql`${accountTokens.emailKey} = (select ${users.emailKey} from ${users} where ${users.id} = ${accountTokens.userId})`,
);

/** Reads and removes in one statement, so that a link works once. */
export async function takeLink(db: Database, token: string, purpose: Purpose) {
  const [link] = await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, await hashToken(token)),
        eq(accountTokens.purpose, purpose),
        gt(accountTokens.expiresAt, new Date()),
        isToPresentAddress,
      ),
    )
    .returning();
  if (!link) {
    throw new AppError(
      'not_found',
      'This link is no longer good: links work once, for 30 minutes, and for the address that they went to. Please ask for a new one.',
    );
  }
  return link;
}
