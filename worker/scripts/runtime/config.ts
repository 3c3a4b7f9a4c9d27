import { join } from 'node:path';
import type { convertV4MiniflareOptions } from 'miniflare';
import { root } from '../settings.ts';

type RuntimeOptions = Parameters<typeof convertV4MiniflareOptions>[0];
export type WorkerOptions = Extract<RuntimeOptions, { workers: unknown }>['workers'][number];

/** Everything about a Worker but its code. */
export type WorkerConfig = { name: string } & Pick<
  WorkerOptions,
  | 'bindings'
  | 'compatibilityDate'
  | 'compatibilityFlags'
  | 'd1Databases'
  | 'kvNamespaces'
  | 'ratelimits'
  | 'serviceBindings'
>;

export type WorkersOfConfig = { api: WorkerConfig; pages: WorkerConfig; crons: string[] };

/** What the two wrangler.toml say, as the runtime takes it: wrangler reads them itself, so nothing is bound twice. */
export async function readWorkers(): Promise<WorkersOfConfig> {
  // It takes a second to load, and only a changed bundle needs it.
  const { unstable_readConfig, unstable_getMiniflareWorkerOptions } = await import('wrangler');
  const read = (file: string) => {
    const config = unstable_readConfig({ config: join(root, file) });
    const { modulesRules: _, rootPath: __, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
    const { name } = config;
    if (!name) throw new Error(`${file} names no Worker`);
    // Its variables alone: settings of .dev.vars are added at each start.
    return { config, worker: { ...options, name, bindings: { ...config.vars } } as WorkerConfig };
  };
  const api = read('wrangler.toml');
  return { api: api.worker, pages: read('web/wrangler.toml').worker, crons: api.config.triggers.crons ?? [] };
}
