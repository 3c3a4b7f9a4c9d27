import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readLines } from './backup/file.ts';
import { withLocalStore } from './backup/local.ts';
import { remoteStore } from './backup/remote.ts';
import { restore } from './backup/restore.ts';
import type { Store } from './backup/store.ts';
import { migratedStamp } from './prepare-state.ts';
import { isSiteRunning } from './running.ts';

const usage = 'Usage: npm run restore -- FILE [--replace] [--remote]';

const args = process.argv.slice(2);
const [name, ...rest] = args.filter((arg) => arg !== '--remote' && arg !== '--replace');
if (!name || rest.length > 0 || name.startsWith('-')) {
  console.error(usage);
  process.exit(2);
}
const remote = args.includes('--remote');
const file = resolve(process.env.INIT_CWD ?? '.', name);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync(file)) fail(`There is no file ${file}.`);
if (!remote && isSiteRunning()) fail('The site is running on this data. Stop it first, then restore.');
const load = (store: Store) => restore(store, () => readLines(file), { replace: args.includes('--replace') });

try {
  const rows = await (remote ? load(remoteStore()) : withLocalStore(load));
  // The backup brought its own schema: the next start adds what has been added since.
  if (!remote) rmSync(migratedStamp, { force: true });
  console.log(`Restored ${rows} rows. Everybody has to sign in again.`);
  if (remote) console.log('Run npm run deploy now: it brings the schema up to date.');
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
