import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword, isOutdatedHash, verifyPassword } from '../auth/password.ts';
import { usernameMaxLength, usernameMinLength } from '../contract/limits.ts';
import type { ProfileBody, RegisterBody, User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';

export type UserRow = typeof users.$inferSelect;

/** What a user may see of themselves: the columns are named one by one, so that a new secret column stays secret. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    hasPassword: row.passwordHash !== null,
    hasGoogle: row.googleId !== null,
    firstName: row.firstName,
    lastName: row.lastName,
    photoUrl: row.photoUrl,
    authProvider: row.authProvider,
    plan: row.plan,
    articlesGenerated: row.articlesGenerated,
    monthlyLimit: row.monthlyLimit,
    isAdmin: row.isAdmin,
    maxPublishedArticles: row.maxPublishedArticles,
    maxDraftArticles: row.maxDraftArticles,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function createUser(db: Database, input: RegisterBody): Promise<UserRow> {
  const now = new Date();
  const values = {
    id: crypto.randomUUID(),
    username: input.username,
    usernameKey: foldKey(input.username),
    email: input.email,
    emailKey: foldKey(input.email),
    passwordHash: await hashPassword(input.password),
    firstName: input.firstName || null,
    lastName: input.lastName || null,
    createdAt: now,
    updatedAt: now,
  };
  return db
    .insert(users)
    .values(values)
    .returning()
    .get()
    .catch((error) => refuseTakenNames(error));
}

type GoogleIdentity = { googleId: string; email: string; displayName: string | null; photoURL: string | null };

/** The account of this Google identity, made on the first sign-in. An account with the same email is not taken over. */
export async function findOrCreateGoogleUser(db: Database, identity: GoogleIdentity): Promise<UserRow> {
  const known = await db.query.users.findFirst({ where: eq(users.googleId, identity.googleId) });
  if (known) return known;
  const [firstName = null, ...rest] = (identity.displayName ?? '').split(/\s+/).filter(Boolean);
  const now = new Date();
  const username = usernameFrom(identity.email);
  for (let attempt = 0; ; attempt += 1) {
    const name = attempt === 0 ? username : `${username}-${crypto.randomUUID().slice(0, 6)}`;
    const values = {
      id: crypto.randomUUID(),
      username: name,
      usernameKey: foldKey(name),
      email: identity.email,
      emailKey: foldKey(identity.email),
      googleId: identity.googleId,
      authProvider: 'google' as const,
      photoUrl: identity.photoURL,
      firstName,
      lastName: rest.join(' ') || null,
      createdAt: now,
      updatedAt: now,
    };
    try {
      return await db.insert(users).values(values).returning().get();
    } catch (error) {
      if (isUniqueViolation(error, 'users.username_key')) continue;
      if (isUniqueViolation(error, 'users.google_id')) return findOrCreateGoogleUser(db, identity);
      if (!isUniqueViolation(error, 'users.email_key')) throw error;
      const message = 'An account with this email exists already. Please log in with its username and password.';
      throw new AppError('email_taken', message, { cause: error });
    }
  }
}

function usernameFrom(email: string): string {
  const name = (email.split('@', 1)[0] ?? '').replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, usernameMaxLength - 7);
  return name.length >= usernameMinLength ? name : `user-${name}`;
}

/** The user with this password. Unknown username, account without a password and wrong password answer the same. */
export async function authenticate(db: Database, username: string, password: string): Promise<UserRow> {
  const row = await db.query.users.findFirst({
    where: and(eq(users.usernameKey, foldKey(username)), isNull(users.deletingAt)),
  });
  const matches = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !matches) throw new AppError('invalid_credentials', 'Invalid username or password');
  if (row.passwordHash !== null && isOutdatedHash(row.passwordHash))
    await renewHash(db, row.id, row.passwordHash, password);
  return row;
}

/** Unless the password was changed meanwhile. */
async function renewHash(db: Database, userId: string, old: string, password: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)));
}

export async function updateProfile(db: Database, userId: string, input: ProfileBody): Promise<User> {
  const changes = {
    ...(input.username !== undefined && { username: input.username, usernameKey: foldKey(input.username) }),
    ...(input.firstName !== undefined && { firstName: input.firstName || null }),
    ...(input.lastName !== undefined && { lastName: input.lastName || null }),
    updatedAt: new Date(),
  };
  const row = await db
    .update(users)
    .set(changes)
    .where(eq(users.id, userId))
    .returning()
    .get()
    .catch((error) => refuseTakenNames(error));
  if (!row) throw new AppError('not_found', 'This account no longer exists.');
  return toUser(row);
}

function refuseTakenNames(error: unknown): never {
  if (isUniqueViolation(error, 'users.username_key')) {
    throw new AppError('username_taken', 'This username is already taken. Please choose another one.', {
      cause: error,
    });
  }
  if (isUniqueViolation(error, 'users.email_key')) {
    throw new AppError('email_taken', 'An account with this email already exists. Please log in instead.', {
      cause: error,
    });
  }
  throw error;
}
