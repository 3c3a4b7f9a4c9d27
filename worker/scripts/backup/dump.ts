import { selectLiteral } from './literal.ts';
import { quoteName, readSchema } from './schema.ts';
import type { Source } from './store.ts';

/**
 * A backup is a text of JSON lines: what it is and the schema, then each table's columns followed by its rows as SQL literals, and
 * at the end how many rows there were, so that a file that was cut off is known as such.
 */
export type Line =
  | { backup: 1; createdAt: string; schema: string[]; sequences: Array<[table: string, seq: number]> }
  | { table: string; columns: string[] }
  | string[]
  | { end: number };

const pageBytes = 2_000_000;
const mostRows = 1_000;

/** Reads the whole database page by page, so that memory holds no more of it than a page. */
export async function* dump(store: Source): AsyncGenerator<Line> {
  const { statements, tables } = await readSchema(store);
  yield { backup: 1, createdAt: new Date().toISOString(), schema: statements, sequences: await readSequences(store) };
  let count = 0;
  for (const table of tables) {
    const info = await store.query(`select name from pragma_table_info(${literalName(table)})`);
    const columns = info.map(({ name }) => String(name));
    yield { table, columns };
    for await (const row of rowsOf(store, table, columns)) {
      count += 1;
      yield row;
    }
  }
  yield { end: count };
}

async function readSequences(store: Source): Promise<Array<[string, number]>> {
  const [known] = await store.query(`select 1 from sqlite_master where name = 'sqlite_sequence'`);
  const rows = known ? await store.query('select name, seq from sqlite_sequence order by name') : [];
  return rows.map(({ name, seq }) => [String(name), Number(seq)]);
}

/** In the order of their row ids, so that while a row is written it is the last one of its table. */
async function* rowsOf(store: Source, table: string, columns: string[]): AsyncGenerator<string[]> {
  const literals = columns.map((column, at) => `${selectLiteral(quoteName(column))} as c${at}`).join(', ');
  let limit = 100;
  for (let after: unknown = null; ; ) {
    const where = after === null ? '' : `where rowid > ${Number(after)}`;
    const page = await store.query(
      `select rowid as id, ${literals} from ${quoteName(table)} ${where} order by rowid limit ${limit}`,
    );
    let size = 0;
    for (const found of page) {
      const row = columns.map((_, at) => String(found[`c${at}`]));
      size += row.reduce((sum, { length }) => sum + length, 0);
      yield row;
    }
    if (page.length < limit) return;
    after = page.at(-1)?.id;
    limit = Math.max(1, Math.min(mostRows, Math.round((limit * pageBytes) / Math.max(size, 1))));
  }
}

const literalName = (name: string) => `'${name.replaceAll("'", "''")}'`;
