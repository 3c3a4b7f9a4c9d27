import { join } from 'node:path';
import { seed } from '../seed/seed.ts';
import { migrateLocally, withLocalDatabase } from './local-database.ts';
import { port, stateDir } from './settings.ts';
import { whenChanged } from './stale.ts';

/** Brings the local data up to date: migrations, and the seed where there is no user yet. */
export async function prepareState(): Promise<void> {
  await whenChanged(['migrations/*.sql'], join(stateDir, '.migrated-to'), async () => {
    console.log('Preparing the local database …');
    migrateLocally();
    await withLocalDatabase((db) => seed(db, `http://localhost:${port}`));
  });
}
