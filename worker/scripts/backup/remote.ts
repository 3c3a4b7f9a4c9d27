import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type Outcome, runWrangler } from '../wrangler.ts';
import type { Store } from './store.ts';

const answer = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) })).min(1);
const keyList = z.array(z.object({ name: z.string() }));

/** The deployed database and namespace, by way of wrangler and the account that it is signed in to. */
export function remoteStore(wrangler: (args: string[]) => Outcome = runWrangler): Store {
  const ask = (args: string[]): string => {
    const { ok, output, stdout } = wrangler(args);
    if (!ok) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${output}`);
    return stdout;
  };
  const withFile = async <T>(name: string, work: (file: string) => Promise<T>): Promise<T> => {
    const dir = mkdtempSync(join(tmpdir(), 'seo-article-ai-restore-'));
    try {
      return await work(join(dir, name));
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  };
  return {
    async query(sql) {
      const text = ask(['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', sql]);
      return answer.parse(JSON.parse(text))[0]?.results ?? [];
    },
    run: (statements) =>
      withFile('restore.sql', async (file) => {
        const lines = async function* () {
          for await (const statement of statements) yield `${statement};\n`;
        };
        await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
        ask(['d1', 'execute', 'DB', '--remote', '--yes', '--file', file]);
      }),
    async listKeys() {
      const text = ask(['kv', 'key', 'list', '--binding', 'SESSIONS', '--remote']);
      return keyList.parse(JSON.parse(text)).map(({ name }) => name);
    },
    async deleteKeys(names) {
      if (names.length === 0) return;
      await withFile('keys.json', async (file) => {
        writeFileSync(file, JSON.stringify(names));
        ask(['kv', 'bulk', 'delete', file, '--binding', 'SESSIONS', '--remote', '--force']);
      });
    },
  };
}
