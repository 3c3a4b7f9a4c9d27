import { resolve } from 'node:path';
import { dump } from './backup/dump.ts';
import { writeLines } from './backup/file.ts';
import { withLocalStore } from './backup/local.ts';
import { remoteStore } from './backup/remote.ts';
import type { Source } from './backup/store.ts';
import { isSiteRunning } from './running.ts';
import { stateDir } from './settings.ts';
import { sendStatements } from './statements.ts';

const usage = 'Usage: npm run backup -- [FILE] [--remote]';

const args = process.argv.slice(2);
const remote = args.includes('--remote');
const [name, ...rest] = args.filter((arg) => arg !== '--remote');
if (rest.length > 0 || name?.startsWith('-')) {
  console.error(usage);
  process.exit(2);
}
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
// npm runs this in the project's folder, wherever it was called.
const file = resolve(process.env.INIT_CWD ?? '.', name ?? `backup-${time}.jsonl.gz`);
const save = (source: Source) => writeLines(file, dump(source));
/** The database is locked for others while a site writes to it: the site reads it for us. */
const ofRunningSite: Source = { query: (sql) => sendStatements(stateDir, [sql]) };

try {
  await (remote ? save(remoteStore()) : isSiteRunning() ? save(ofRunningSite) : withLocalStore(save));
  console.log(`Saved to ${file}. It holds everybody's data: keep it where nobody else can read it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
