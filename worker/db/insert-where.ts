import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './client.ts';

/**
 * `insert into … select … where condition`: check and insert as one statement, so that concurrent requests cannot all pass a
 * limit. Columns that are not given take their defaults.
 */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  values: Partial<Table['$inferInsert']>,
  condition: SQL,
) {
  const given = new Map<string, unknown>(Object.entries(values));
  // Drizzle names every column of the table in such an insert, so every one needs a value, in the table's order.
  const row = Object.entries(getTableColumns(table)).map(([key, column]) => toParam(column, given.get(key)));
  return db.insert(table).select(sql`select ${sql.join(row, sql`, `)} where ${condition}`);
}

function toParam(column: Column, value: unknown): SQL {
  const settled = value === undefined ? column.default : value;
  return settled === undefined || settled === null ? sql`null` : sql`${sql.param(settled, column)}`;
}
