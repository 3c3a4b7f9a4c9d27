import { join } from 'node:path';
import { createDb } from '../db/client.ts';
import { seed } from '../seed/seed.ts';
import { migrate, withLocalD1 } from './local-database.ts';
import { port, stateDir } from './settings.ts';
import { whenChanged } from './stale.ts';

/** Brings the local data up to date: migrations, and the seed where there is no user yet. */
export async function prepareState(): Promise<void> {
  await whenChanged(['migrations/*.sql'], join(stateDir, '.migrated-to'), async () => {
    console.log('Preparing the local database …');
    await withLocalD1(async (d1) => {
      await migrate(d1);
      await seed(createDb(d1), `http://localhost:${port}`);
    });
  });
}
