import { eq } from 'drizzle-orm';
import { foldKey } from '../db/fold.ts';
import { users } from '../db/schema.ts';
import { withLocalDatabase } from './local-database.ts';
import { runWrangler } from './wrangler.ts';

const usage = 'Usage: npm run admin -- grant|revoke USERNAME [--remote]';

const args = process.argv.slice(2);
const remote = args.includes('--remote');
const [verb, username, ...rest] = args.filter((arg) => arg !== '--remote');
if ((verb !== 'grant' && verb !== 'revoke') || !username || rest.length > 0) {
  console.error(usage);
  process.exit(2);
}

const isAdmin = verb === 'grant';
const changed = await (remote ? setRemotely(username) : setLocally(username));
if (!changed) {
  console.error(`There is no user named '${username}'.`);
  process.exit(1);
}
console.log(isAdmin ? `${username} is an administrator now.` : `${username} is no longer an administrator.`);

function setLocally(name: string): Promise<boolean> {
  return withLocalDatabase(async (db) => {
    const ofName = eq(users.usernameKey, foldKey(name));
    const changed = await db.update(users).set({ isAdmin }).where(ofName).returning({ id: users.id });
    return changed.length > 0;
  });
}

// The command line of wrangler takes no parameters, so the name is written as an SQL literal: quotes doubled, nothing else is
// special in one. Names cannot hold control characters (`registerBody`).
async function setRemotely(name: string): Promise<boolean> {
  const literal = `'${foldKey(name).replaceAll("'", "''")}'`;
  const command = `update users set is_admin = ${Number(isAdmin)} where username_key = ${literal} returning id`;
  const { ok, output } = runWrangler(['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', command]);
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
  return /"id":/.test(output);
}
