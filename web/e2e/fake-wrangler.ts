import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const maxStatementBytes = 100_000;

/** Stands for wrangler with an account: a database and a namespace in memory, behind the commands that backup and restore give. */
export function fakeWrangler(keys: string[]) {
  const db = new DatabaseSync(':memory:');
  const namespace = new Set(keys);
  const option = (args: string[], name: string) => args[args.indexOf(name) + 1] ?? '';

  function execute(args: string[]): unknown {
    if (args.includes('--command')) return [{ results: db.prepare(option(args, '--command')).all(), success: true }];
    const script = readFileSync(option(args, '--file'), 'utf8');
    for (const statement of script.split(/;\n(?=create|drop|insert|update|delete)/i)) {
      if (Buffer.byteLength(statement) > maxStatementBytes) throw new Error('Statement too long: SQLITE_TOOBIG');
    }
    db.exec(`begin; ${script} commit`);
    return [];
  }

  function run(args: string[]): unknown {
    if (!args.includes('--remote')) throw new Error(`${args.join(' ')} is not for the deployed site`);
    const command = args.slice(0, 3).join(' ');
    if (command === 'd1 execute DB') return execute(args);
    if (command === 'kv key list') return [...namespace].map((name) => ({ name }));
    if (command === 'kv bulk delete') {
      for (const name of JSON.parse(readFileSync(args[3] ?? '', 'utf8')) as string[]) namespace.delete(name);
      return [];
    }
    throw new Error(`Unknown command: ${args.join(' ')}`);
  }

  return {
    db,
    keys: () => [...namespace],
    wrangler(args: string[]) {
      try {
        const stdout = JSON.stringify(run(args));
        return { ok: true, output: stdout, stdout };
      } catch (error) {
        return { ok: false, output: String(error), stdout: '' };
      }
    },
  };
}
