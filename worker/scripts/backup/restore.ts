import { createHash } from 'node:crypto';
import type { Line } from './dump.ts';
import { byteLength, isBlob, splitLiteral } from './literal.ts';
import { quoteName, readSchema } from './schema.ts';
import type { Store } from './store.ts';

/** Under this prefix the Worker keeps the hashed ids of deleted accounts. */
const deletedPrefix = 'deleted-account:';
const maxStatementBytes = 95_000;

export class RestoreError extends Error {}

/**
 * Makes the database what it was at the backup. Nobody is signed in afterwards, no link of a mail is good, and accounts that were
 * deleted since are marked, so that the sweep deletes them again. `read` begins at the first line each time it is called.
 */
export async function restore(
  store: Store,
  read: () => AsyncIterable<Line>,
  { replace = false } = {},
): Promise<number> {
  const count = await checkWhole(read());
  const old = await readSchema(store);
  if (!replace && (await hasRows(store, old.tables))) {
    throw new RestoreError('There is data already. To replace all of it with the backup, add --replace.');
  }
  const keys = await store.listKeys();
  const deleted = new Set(
    keys.filter((key) => key.startsWith(deletedPrefix)).map((key) => key.slice(deletedPrefix.length)),
  );
  await store.run(writeAll(old.drops, read(), deleted));
  await store.deleteKeys(keys.filter((key) => !key.startsWith(deletedPrefix)));
  return count;
}

/** How many rows the file has; an error where it is not one of ours or was cut off. Nothing is touched before this is known. */
async function checkWhole(lines: AsyncIterable<Line>): Promise<number> {
  let rows = 0;
  let last: Line | undefined;
  for await (const line of lines) {
    if (last === undefined && !('backup' in line && line.backup === 1)) break;
    if (Array.isArray(line)) rows += 1;
    last = line;
  }
  if (!last) throw new RestoreError('This is no backup of this site.');
  if (!('end' in last) || last.end !== rows) throw new RestoreError('This backup is not whole; nothing was restored.');
  return rows;
}

async function hasRows(store: Store, tables: string[]): Promise<boolean> {
  for (const table of tables.filter((name) => name !== 'd1_migrations')) {
    const found = await store.query(`select 1 from ${quoteName(table)} limit 1`);
    if (found.length > 0) return true;
  }
  return false;
}

async function* writeAll(drops: string[], lines: AsyncIterable<Line>, deleted: Set<string>): AsyncGenerator<string> {
  yield* drops;
  let into = '';
  let columns: string[] = [];
  let sequences: Array<[string, number]> = [];
  for await (const line of lines) {
    if (Array.isArray(line)) {
      yield* insertRow(into, columns, line);
      // At once with the data: however the restore ends, no deleted account lives again.
      if (into === '"users"') yield* markDeleted(line[columns.indexOf('"id"')] ?? '', deleted);
    } else if ('backup' in line) {
      yield* line.schema;
      sequences = line.sequences;
    } else if ('table' in line) {
      into = quoteName(line.table);
      columns = line.columns.map(quoteName);
    }
  }
  for (const [table, seq] of sequences) {
    const name = `'${table.replaceAll("'", "''")}'`;
    yield `delete from sqlite_sequence where name = ${name}`;
    yield `insert into sqlite_sequence (name, seq) values (${name}, ${seq})`;
  }
}

/** One statement where the row fits in; otherwise the values that do not are put together in further ones. */
function* insertRow(into: string, columns: string[], row: string[]): Generator<string> {
  const values = row.map((literal) => splitLiteral(literal));
  const firsts = values.map(([first = 'null']) => first);
  const rest: Array<[column: string, literal: string]> = [];
  values.forEach(([, ...more], at) => {
    for (const literal of more) rest.push([columns[at] ?? '', literal]);
  });
  // Several long values in one row: the longest wait for statements of their own.
  while (byteLength(firsts.join()) > maxStatementBytes) {
    const at = firsts.reduce(
      (longest, value, index) => (value.length > (firsts[longest] ?? '').length ? index : longest),
      0,
    );
    const literal = firsts[at] ?? '';
    rest.unshift([columns[at] ?? '', literal]);
    firsts[at] = isBlob(literal) ? "x''" : "''";
  }
  yield `insert into ${into} (${columns.join(', ')}) values (${firsts.join(', ')})`;
  for (const [column, literal] of rest) {
    const joined = isBlob(literal) ? `cast(${column} || ${literal} as blob)` : `${column} || ${literal}`;
    yield `update ${into} set ${column} = ${joined} where rowid = (select max(rowid) from ${into})`;
  }
}

function* markDeleted(id: string, deleted: Set<string>): Generator<string> {
  const bare = id.slice(1, -1).replaceAll("''", "'");
  if (!deleted.has(createHash('sha256').update(bare).digest('hex'))) return;
  yield `update "users" set "deleting_at" = ${Date.now()} where "id" = ${id}`;
}
