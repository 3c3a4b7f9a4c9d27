import type { Context } from 'hono';
import { freshSignInMs } from '../contract/limits.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { countAgainst } from '../http/rate-limit.ts';
import { verifyPassword } from '../users/password.ts';
import { requireRow, type UserRow } from '../users/service.ts';

/**
 * The signed-in user's row, once it is sure that the owner asks and not just somebody at an open browser: by the password,
 * or, where the account has none, by a sign-in of the last minutes. `field` is where the form asks for the password.
 */
export async function requireOwner(c: Context<AppEnv>, password: string | undefined, field: string): Promise<UserRow> {
  await countAgainst(c.env.RATE_10, `owner:${c.var.user.id}`);
  const row = await requireRow(c.var.db, c.var.user.id);
  if (row.passwordHash === null) {
    if (Date.now() - c.var.session.createdAt.getTime() <= freshSignInMs) return row;
    throw new AppError(
      'forbidden',
      'For this your sign-in must be fresh. Please log out, sign in again and come back.',
    );
  }
  if (password !== undefined && (await verifyPassword(row.passwordHash, password))) return row;
  const message = 'This is not your current password.';
  throw new AppError('invalid_input', message, { issues: [{ path: field, message }] });
}
