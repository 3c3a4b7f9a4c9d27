import { sql } from 'drizzle-orm';
import { accountLinkMs } from '../contract/limits.ts';
import { foldKey } from '../db/fold.ts';
import { resetLink } from '../mail/texts.ts';
import { createToken, hashToken } from '../users/token.ts';
import { isSiteRunning } from './running.ts';
import { port, readLocalSettings, stateDir } from './settings.ts';
import { sendStatements } from './statements.ts';
import { runWrangler } from './wrangler.ts';

const usage = 'Usage: npm run admin -- grant|revoke|reset USERNAME [--remote]';

const args = process.argv.slice(2);
const remote = args.includes('--remote');
const [verb = '', username, ...rest] = args.filter((arg) => arg !== '--remote');
if (!['grant', 'revoke', 'reset'].includes(verb) || !username || rest.length > 0) {
  console.error(usage);
  process.exit(2);
}

// The command line of wrangler takes no parameters, so the name is written as an SQL literal: quotes doubled, nothing else is
// special in one. Names cannot hold control characters (`registerBody`).
const ofName = `username_key = '${foldKey(username).replaceAll("'", "''")}' and deleting_at is null`;

if (verb === 'reset') {
  const token = createToken();
  // Without an address: who gets this link from an administrator has not shown that the account's address is theirs.
  await change(
    `insert into account_tokens (token_hash, user_id, purpose, email_key, expires_at)
     select '${await hashToken(token)}', id, 'reset', '', ${Date.now() + accountLinkMs} from users where ${ofName} returning user_id`,
  );
  const origin = readLocalSettings().SITE_URL || (remote ? 'https://YOUR-SITE' : `http://localhost:${port}`);
  console.log(`${username} can choose a new password here, once, within 30 minutes:\n\n${resetLink(origin, token)}\n`);
} else {
  const isAdmin = verb === 'grant';
  await change(`update users set is_admin = ${Number(isAdmin)} where ${ofName} returning id as user_id`);
  console.log(isAdmin ? `${username} is an administrator now.` : `${username} is no longer an administrator.`);
}

/** Runs a statement that returns the user it was about; where there was none, that is said. */
async function change(statement: string): Promise<void> {
  if (await (remote ? changeRemotely(statement) : changeLocally(statement))) return;
  console.error(`There is no user named '${username}'.`);
  process.exit(1);
}

async function changeLocally(statement: string): Promise<boolean> {
  if (isSiteRunning()) return (await sendStatements(stateDir, [statement])).length > 0;
  const { withLocalDatabase } = await import('./local-database.ts');
  return (await withLocalDatabase((db) => db.all(sql.raw(statement)))).length > 0;
}

async function changeRemotely(statement: string): Promise<boolean> {
  const { ok, output } = runWrangler(['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', statement]);
  if (ok) return /"user_id":/.test(output);
  console.error(output);
  process.exit(1);
}
