import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { experimental_readRawConfig, getPlatformProxy } from 'wrangler';
import { createDb, type Database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { root, stateDir } from './settings.ts';
import { runWrangler } from './wrangler.ts';

/** Applies the migrations that the local database does not have yet. */
export function migrateLocally(): void {
  const { ok, output } = runWrangler([
    ...['d1', 'migrations', 'apply', 'DB', '--local'],
    ...['--config', join(root, 'wrangler.toml'), '--persist-to', stateDir],
  ]);
  if (!ok) throw new Error(`The local database could not be migrated:\n${output}`);
}

/** Runs `work` on the local D1 as the Worker would see it. */
export async function withLocalDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') });
  const dir = join(root, '.wrangler/start/database');
  mkdirSync(dir, { recursive: true });
  // The database alone: wrangler warns about a Durable Object whose class this process does not have.
  const configPath = join(dir, 'database.json');
  const { compatibility_date, d1_databases } = rawConfig;
  writeFileSync(configPath, JSON.stringify({ name: 'local-database', compatibility_date, d1_databases }));
  const proxy = await getPlatformProxy<Pick<Bindings, 'DB'>>({
    configPath,
    envFiles: [],
    persist: { path: join(stateDir, 'v3') },
  });
  try {
    return await work(createDb(proxy.env.DB));
  } finally {
    await proxy.dispose();
  }
}
