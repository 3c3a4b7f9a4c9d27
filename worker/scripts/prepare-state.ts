import { join } from 'node:path';
import { port, stateDir } from './settings.ts';
import { whenChanged } from './stale.ts';

export const migratedStamp = join(stateDir, '.migrated-to');

/** Brings the local data up to date: migrations, and the seed where there is no user yet. */
export async function prepareState(): Promise<void> {
  await whenChanged(['migrations/*.sql'], migratedStamp, async () => {
    console.log('Preparing the local database …');
    // These bring the database's library and the whole writer along, which only a first start needs.
    const { createDb } = await import('../db/client.ts');
    const { seed } = await import('../seed/seed.ts');
    const { migrate, withLocalBindings } = await import('./local-database.ts');
    await withLocalBindings(async ({ d1 }) => {
      await migrate(d1);
      await seed(createDb(d1), `http://localhost:${port}`);
    });
  });
}
