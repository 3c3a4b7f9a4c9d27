import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { build } from '../scripts/build.ts';
import { migrate } from '../scripts/local-database.ts';
import { startSite } from '../scripts/runtime/site.ts';

export type BenchSite = {
  url: URL;
  d1: D1Database;
  /** Ends the site and removes its data. */
  end(): Promise<void>;
};

/** The site as `npm start` runs it, in this process, with an empty migrated database of its own and without limits of rate. */
export async function startBenchSite(settings: Record<string, string> = {}): Promise<BenchSite> {
  await build();
  const stateDir = mkdtempSync(join(tmpdir(), 'seo-article-ai-bench-'));
  const { mf, url, apiName } = await startSite({ settings, stateDir, port: 0, withoutRateLimits: true });
  const d1 = await mf.getD1Database('DB', apiName);
  await migrate(d1);
  return {
    url,
    d1,
    async end() {
      await mf.dispose();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
