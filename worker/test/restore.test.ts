import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { deletedAccountKey } from '../account/delete.ts';
import { dump, type Line } from '../scripts/backup/dump.ts';
import { restore } from '../scripts/backup/restore.ts';
import type { Store } from '../scripts/backup/store.ts';
import { db, signUp } from './api.ts';

/** The data of the test, whose keys cannot be deleted. */
const store: Store = {
  query: async (sql) => (await env.DB.prepare(sql).all()).results,
  async run(statements) {
    for await (const sql of statements) await env.DB.prepare(sql).run();
  },
  listKeys: async () => (await env.SESSIONS.list()).keys.map(({ name }) => name),
  deleteKeys: () => Promise.reject(new Error('KV does not answer')),
};

it('marks accounts that were deleted since the backup, however the restore goes on', async () => {
  const [gone, stays] = [await signUp(), await signUp()];
  const lines: Line[] = [];
  for await (const line of dump(store)) lines.push(line);
  await env.SESSIONS.put(await deletedAccountKey(gone.row.id), '');
  const read = async function* () {
    yield* lines;
  };
  await expect(restore(store, read, { replace: true })).rejects.toThrow('KV does not answer');
  const rows = await db.query.users.findMany({ columns: { id: true, deletingAt: true } });
  const marked = Object.fromEntries(rows.map(({ id, deletingAt }) => [id, deletingAt !== null]));
  expect(marked).toMatchObject({ [gone.row.id]: true, [stays.row.id]: false });
});
