import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * `insert into … select … where condition`: check and insert as one statement, so that concurrent requests cannot all pass a
 * limit. Columns that are not given take their defaults.
 */
export function insertWhere<Table extends SQLiteTable>(
  table: Table,
  values: Partial<Table['$inferInsert']>,
  condition: SQL,
): SQL {
  const columns = getTableColumns(table);
  const names: SQL[] = [];
  const params: SQL[] = [];
  for (const [key, value] of Object.entries(values)) {
    const column = columns[key];
    if (!column || value === undefined) continue;
    names.push(sql`${sql.identifier(column.name)}`);
    params.push(value === null ? sql`null` : sql`${sql.param(value, column)}`);
  }
  const separator = sql`, `;
  return sql`insert into ${table} (${sql.join(names, separator)}) select ${sql.join(params, separator)} where ${condition}`;
}
