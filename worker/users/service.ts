import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { ProfileBody, RegisterBody, User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { accountTokens, users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';

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

/** The row of a user who was there a moment ago. */
export async function requireRow(db: Database, userId: string): Promise<UserRow> {
  const row = await db.query.users.findFirst({ where: eq(users.id, userId) });
  if (!row) throw noSuchAccount();
  return row;
}

const noSuchAccount = () => new AppError('not_found', 'This account no longer exists.');

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

/**
 * The user with this name or email and this password; where both are somebody's, the name's. An unknown name, an account without a
 * password and a wrong password answer the same.
 */
export async function authenticate(db: Database, login: string, password: string): Promise<UserRow> {
  const key = foldKey(login);
  const row = await db.query.users.findFirst({
    where: and(or(eq(users.usernameKey, key), eq(users.emailKey, key)), isNull(users.deletingAt)),
    orderBy: desc(eq(users.usernameKey, key)),
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
  if (!row) throw noSuchAccount();
  return toUser(row);
}

/** Nobody has followed a link to the new address yet, and those to the old one are void. */
export async function changeEmail(db: Database, userId: string, email: string): Promise<UserRow> {
  const [[row]] = await db
    .batch([
      db
        .update(users)
        .set({ email, emailKey: foldKey(email), emailVerifiedAt: null, updatedAt: new Date() })
        .where(eq(users.id, userId))
        .returning(),
      db.delete(accountTokens).where(eq(accountTokens.userId, userId)),
    ])
    .catch((error) => refuseTakenNames(error));
  if (!row) throw noSuchAccount();
  return row;
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
