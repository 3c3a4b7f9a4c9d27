import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_splitSqlQuery } from 'wrangler';
import { root } from '../scripts/settings.ts';
import { runWrangler } from '../scripts/wrangler.ts';

const compatibilityDate = '2026-08-15';
const kinds = { '.js': 'ESModule', '.wasm': 'CompiledWasm', '.woff': 'Data' } as const;

/** The files of a bundle as the runtime takes them, the one to begin with first. */
function modulesOf(dir: string, main: string) {
  const files = readdirSync(dir).filter((file) => file !== main && extname(file) in kinds);
  return [main, ...files].map((file) => ({
    type: kinds[extname(file) as keyof typeof kinds],
    path: file,
    contents: readFileSync(join(dir, file)),
  }));
}

const limiter = (limit: number) => ({ namespace_id: String(limit), simple: { limit, period: 60 as const } });

/**
 * The built API Worker straight in the runtime, without the development proxy, on an empty migrated database of its own; with
 * the built edge worker in front of it where one is given. `end` removes its data.
 */
export async function startApi(
  settings: Record<string, string> = {},
  edgeScript?: string,
): Promise<{ mf: Miniflare; url: URL; end(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'seo-article-ai-bench-'));
  const { ok, output } = runWrangler(['deploy', '--dry-run', '--outdir', dir]);
  if (!ok) throw new Error(`The Worker could not be bundled:\n${output}`);
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: join(dir, 'state'),
      workers: [
        ...(edgeScript
          ? [
              {
                name: 'pages',
                modules: modulesOf(dirname(edgeScript), basename(edgeScript)),
                compatibilityDate,
                compatibilityFlags: ['nodejs_compat'],
                serviceBindings: { API: 'api' },
              },
            ]
          : []),
        {
          name: 'api',
          modules: modulesOf(dir, 'index.js'),
          compatibilityDate,
          compatibilityFlags: ['nodejs_compat', 'global_fetch_strictly_public'],
          bindings: settings,
          d1Databases: { DB: 'bench' },
          kvNamespaces: { SESSIONS: 'sessions' },
          durableObjects: { LANES: { className: 'GenerationLane', useSQLite: true } },
          // Far above any benchmark's pace: rates are not what is measured.
          ratelimits: { RATE_10: limiter(1e9), RATE_20: limiter(1e9), RATE_60: limiter(1e9) },
        },
      ],
    }),
  );
  const url = await mf.ready;
  const db = await mf.getD1Database('DB', 'api');
  for (const file of globSync('migrations/*.sql', { cwd: root }).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(root, file), 'utf8'));
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
  return {
    mf,
    url,
    async end() {
      await mf.dispose();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
