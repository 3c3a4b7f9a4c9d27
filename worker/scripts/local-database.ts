import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { createDb, type Database } from '../db/client.ts';
import { bundleApi } from './runtime/bundle.ts';
import { root, stateDir } from './settings.ts';

/** Runs `work` on the local data as the Worker would see it. */
export function withLocalDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withLocalBindings(({ d1 }) => work(createDb(d1)));
}

export type LocalBindings = { d1: D1Database; kv: KVNamespace };

export async function withLocalBindings<T>(work: (bindings: LocalBindings) => Promise<T>): Promise<T> {
  const { d1Databases, kvNamespaces, compatibilityDate, name } = (await bundleApi()).workers.api;
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: join(stateDir, 'v3'),
      ...{ name, compatibilityDate, d1Databases, kvNamespaces },
      modules: true,
      script: 'export default {}',
    }),
  );
  try {
    return await work({ d1: await mf.getD1Database('DB'), kv: (await mf.getKVNamespace('SESSIONS')) as KVNamespace });
  } finally {
    await mf.dispose();
  }
}

/** Applies the migrations that the database does not have yet, and records them where wrangler does. */
export async function migrate(d1: D1Database): Promise<void> {
  const { unstable_splitSqlQuery } = await import('wrangler');
  await d1
    .prepare(
      `create table if not exists d1_migrations (
        id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null
      )`,
    )
    .run();
  const { results } = await d1.prepare('select name from d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const file of globSync('migrations/*.sql', { cwd: root }).sort()) {
    const name = basename(file);
    if (applied.has(name)) continue;
    const statements = unstable_splitSqlQuery(readFileSync(join(root, file), 'utf8'));
    const record = d1.prepare('insert into d1_migrations (name) values (?)').bind(name);
    await d1.batch([...statements.map((statement) => d1.prepare(statement)), record]);
  }
}
