import { eq } from 'drizzle-orm';
import { Scrypt } from 'oslo/password';
import { describe, expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import { api, db, password, signUp } from '../test/api.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';

describe('password hashes', () => {
  it('carry their parameters, and verify by them', async () => {
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[0-9a-f]{32}:[0-9a-f]{128}$/);
    expect(isOutdatedHash(hash)).toBe(false);
    expect(await verifyPassword(hash, password)).toBe(true);
    expect(await verifyPassword(hash, 'another-one')).toBe(false);
    const cheaper = `scrypt$1024$8$1$${await new Scrypt({ N: 1024, r: 8, p: 1 }).hash(password)}`;
    expect(await verifyPassword(cheaper, password)).toBe(true);
    expect(isOutdatedHash(cheaper)).toBe(true);
  });

  it('nobody has the hash that stands in for a missing one', async () => {
    expect(await verifyPassword(null, password)).toBe(false);
  });

  it('made without parameters still open the account, and are made anew by that', async () => {
    const { row } = await signUp();
    const old = await new Scrypt().hash(password);
    await db.update(users).set({ passwordHash: old }).where(eq(users.id, row.id));
    const hashNow = async () =>
      (await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, row.id)).get())?.hash;
    const login = (attempt: string) =>
      api('POST', '/auth/login', { body: { username: row.username, password: attempt } });
    expect((await login('another-one')).status).toBe(401);
    expect(await hashNow()).toBe(old);
    expect((await login(password)).status).toBe(200);
    expect(await hashNow()).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect((await login(password)).status).toBe(200);
  });
});
