import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import * as schema from './schema.ts';

export type Database = DrizzleD1Database<typeof schema>;

/** Drizzle reads the whole schema for each: one for the binding, not one for the request. */
const made = new WeakMap<D1Database, Database>();

/** Reads its own writes: the primary. For signed-in users and for everything that writes. */
export function createDb(d1: D1Database): Database {
  let db = made.get(d1);
  if (!db) {
    db = drizzle(d1, { schema });
    made.set(d1, db);
  }
  return db;
}

/** What every request may have of its own: without relational queries, which Drizzle would read the whole schema for. */
export type PlainDatabase = Omit<Database, 'query'>;

/** For visitors: any replica may answer, which may lag behind by moments. */
export function createReplicaDb(d1: D1Database): PlainDatabase {
  // A D1 session has the two methods that Drizzle calls (prepare, batch) but not the rest of the database's type.
  return drizzle(d1.withSession('first-unconstrained') as unknown as D1Database) as unknown as PlainDatabase;
}
