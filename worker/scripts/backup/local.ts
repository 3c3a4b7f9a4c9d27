import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { withLocalBindings } from '../local-database.ts';
import type { Store } from './store.ts';

const statementsAtOnce = 50;

/** Runs `work` on the local data. Long batches would hold all their statements in memory at once. */
export function withLocalStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  return withLocalBindings(({ d1, kv }) => work(localStore(d1, kv)));
}

function localStore(d1: D1Database, kv: KVNamespace): Store {
  return {
    query: async (sql) => (await d1.prepare(sql).all()).results,
    async run(statements) {
      let waiting: string[] = [];
      const flush = async () => {
        if (waiting.length > 0) await d1.batch(waiting.map((sql) => d1.prepare(sql)));
        waiting = [];
      };
      for await (const statement of statements) {
        waiting.push(statement);
        if (waiting.length >= statementsAtOnce) await flush();
      }
      await flush();
    },
    async listKeys() {
      const names: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await kv.list(cursor ? { cursor } : {});
        names.push(...page.keys.map(({ name }) => name));
        if (page.list_complete) return names;
        cursor = page.cursor;
      }
    },
    async deleteKeys(names) {
      for (const name of names) await kv.delete(name);
    },
  };
}
