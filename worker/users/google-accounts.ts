import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { usernameMaxLength, usernameMinLength } from '../contract/limits.ts';
import { placeholderEmail } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';
import { verifyPassword } from './password.ts';
import { requireRow, type UserRow } from './service.ts';

/** Who Google says that somebody is. */
export type GoogleIdentity = { googleId: string; email: string; displayName: string | null; photoURL: string | null };

/** The account of this Google identity, made on the first sign-in. An account with the same email is not taken over. */
export async function findOrCreateGoogleUser(db: Database, identity: GoogleIdentity): Promise<UserRow> {
  const known = await db.query.users.findFirst({ where: eq(users.googleId, identity.googleId) });
  if (known?.deletingAt) throw new AppError('conflict', 'This account is being deleted. Please try again in a minute.');
  // Accounts of before addresses were confirmed: Google vouches for this one now.
  if (known) return known.emailVerifiedAt ? known : connectGoogle(db, known.id, identity);
  const username = usernameFrom(identity.email);
  for (let attempt = 0; ; attempt += 1) {
    const name = attempt === 0 ? username : `${username}-${crypto.randomUUID().slice(0, 6)}`;
    try {
      return await db.insert(users).values(newUser(identity, name)).returning().get();
    } catch (error) {
      if (isUniqueViolation(error, 'users.username_key')) continue;
      if (isUniqueViolation(error, 'users.google_id')) return findOrCreateGoogleUser(db, identity);
      if (isUniqueViolation(error, 'users.email_key')) throw await addressTaken(db, identity);
      throw error;
    }
  }
}

function newUser({ googleId, email, displayName, photoURL }: GoogleIdentity, username: string) {
  const [firstName = null, ...rest] = (displayName ?? '').split(/\s+/).filter(Boolean);
  const now = new Date();
  return {
    id: crypto.randomUUID(),
    username,
    usernameKey: foldKey(username),
    email,
    emailKey: foldKey(email),
    emailVerifiedAt: now,
    googleId,
    authProvider: 'google' as const,
    photoUrl: photoURL,
    firstName,
    lastName: rest.join(' ') || null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Whose address it is decides what can be chosen: a confirmed one stays where it is. */
async function addressTaken(db: Database, { email }: GoogleIdentity): Promise<AppError> {
  const owner = await ownerOf(db, email);
  return owner?.emailVerifiedAt
    ? new AppError('email_taken', 'An account with this email exists already, and its owner has confirmed the address.')
    : new AppError(
        'email_unconfirmed',
        'An account with this email exists already, but nobody has confirmed the address.',
      );
}

const ownerOf = (db: Database, email: string) =>
  db.query.users.findFirst({ where: and(eq(users.emailKey, foldKey(email)), isNull(users.deletingAt)) });

/** Connects the identity with the account that has its address, by that account's password; `consume` spends the proof. */
export async function connectByPassword(
  db: Database,
  identity: GoogleIdentity,
  password: string,
  consume: () => Promise<unknown>,
): Promise<UserRow> {
  const owner = await ownerOf(db, identity.email);
  const matches = await verifyPassword(owner?.passwordHash ?? null, password);
  if (!owner || !matches) throw new AppError('invalid_credentials', 'This is not the password of that account.');
  await consume();
  return connectGoogle(db, owner.id, identity);
}

/** An account of its own for the identity: the unconfirmed one that has its address loses the address, nothing else. */
export async function separateGoogleUser(db: Database, identity: GoogleIdentity): Promise<UserRow> {
  await db
    .update(users)
    .set({
      email: sql`${users.id} || ${placeholderEmail('')}`,
      emailKey: sql`${users.id} || ${placeholderEmail('')}`,
      updatedAt: new Date(),
    })
    .where(and(eq(users.emailKey, foldKey(identity.email)), isNull(users.emailVerifiedAt)));
  return findOrCreateGoogleUser(db, identity);
}

export async function connectGoogle(db: Database, userId: string, identity: GoogleIdentity): Promise<UserRow> {
  const ownAddress = sql`${users.emailKey} = ${foldKey(identity.email)}`;
  const connected = await db
    .update(users)
    .set({
      googleId: identity.googleId,
      photoUrl: sql`coalesce(${users.photoUrl}, ${identity.photoURL})`,
      emailVerifiedAt: sql`case when ${ownAddress} then coalesce(${users.emailVerifiedAt}, ${Date.now()}) else ${users.emailVerifiedAt} end`,
      updatedAt: new Date(),
    })
    .where(and(eq(users.id, userId), sql`coalesce(${users.googleId}, ${identity.googleId}) = ${identity.googleId}`))
    .returning()
    .get()
    .catch((cause: unknown) => {
      if (!isUniqueViolation(cause, 'users.google_id')) throw cause;
      throw new AppError('conflict', 'This Google account belongs to another account of this site.', { cause });
    });
  if (!connected) {
    throw new AppError(
      'conflict',
      'Your account is connected with another Google account. Please disconnect that first.',
    );
  }
  return connected;
}

/** Only where a password is left to sign in with. */
export async function disconnectGoogle(db: Database, userId: string): Promise<UserRow> {
  const row = await db
    .update(users)
    .set({ googleId: null, authProvider: 'email', updatedAt: new Date() })
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)))
    .returning()
    .get();
  if (row) return row;
  await requireRow(db, userId);
  throw new AppError('conflict', 'Please set a password first: without Google you could not sign in any more.');
}

function usernameFrom(email: string): string {
  const name = (email.split('@', 1)[0] ?? '').replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, usernameMaxLength - 7);
  return name.length >= usernameMinLength ? name : `user-${name}`;
}
