import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';

type Values<Table extends SQLiteTable> = { [Key in keyof Table['$inferInsert']]?: Table['$inferInsert'][Key] | SQL };

/**
 * `insert into … select values tail`: check and insert as one statement (`tail` is its `from` and `where`), so that concurrent
 * requests cannot all pass a limit. Columns that are not given take their defaults.
 */
export function insertSelect<Table extends SQLiteTable>(db: Database, table: Table, values: Values<Table>, tail: SQL) {
  const given = new Map<string, unknown>(Object.entries(values));
  // Drizzle names every column of the table in such an insert, so every one needs a value, in the table's order.
  const row = Object.entries(getTableColumns(table)).map(([key, column]) => toExpression(column, given.get(key)));
  return db.insert(table).select(sql`select ${sql.join(row, sql`, `)} ${tail}`);
}

function toExpression(column: Column, value: unknown): SQL {
  if (is(value, SQL)) return value;
  const settled = value === undefined ? column.default : value;
  return settled === undefined || settled === null ? sql`null` : sql`${sql.param(settled, column)}`;
}
