import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import { remembered } from '../remembered.ts';
import * as schema from './schema.ts';

export type Database = DrizzleD1Database<typeof schema>;

/**
 * Reads its own writes: the primary. For signed-in users and for everything that writes. Drizzle reads the whole schema for each, so
 * there is one for the binding, not one for the request.
 */
export const createDb = remembered((d1: D1Database): Database => drizzle(d1, { schema }));

/** A query with placeholders whose SQL Drizzle puts together once for the database: doing that anew is most of what a small one costs. */
export const prepared = <Query extends object>(build: (db: Database) => Query) => remembered(build);

/** What every request may have of its own: without relational queries, which Drizzle would read the whole schema for. */
export type PlainDatabase = Omit<Database, 'query'>;

/** For visitors: any replica may answer, which may lag behind by moments. */
export function createReplicaDb(d1: D1Database): PlainDatabase {
  // A D1 session has the two methods that Drizzle calls (prepare, batch) but not the rest of the database's type.
  return drizzle(d1.withSession('first-unconstrained') as unknown as D1Database) as unknown as PlainDatabase;
}
