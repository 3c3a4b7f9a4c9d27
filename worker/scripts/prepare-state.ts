import { join } from 'node:path';
import { createDb } from '../db/client.ts';
import { seed } from '../seed/seed.ts';
import { migrate, withLocalBindings } from './local-database.ts';
import { port, stateDir } from './settings.ts';
import { whenChanged } from './stale.ts';

export const migratedStamp = join(stateDir, '.migrated-to');

/** Brings the local data up to date: migrations, and the seed where there is no user yet. */
export async function prepareState(): Promise<void> {
  await whenChanged(['migrations/*.sql'], migratedStamp, async () => {
    console.log('Preparing the local database …');
    await withLocalBindings(async ({ d1 }) => {
      await migrate(d1);
      await seed(createDb(d1), `http://localhost:${port}`);
    });
  });
}
