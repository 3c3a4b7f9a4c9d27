import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { frontName, siteWorkers } from './workers.ts';

type SiteOptions = Parameters<typeof siteWorkers>[0] & { onRestart?: () => void };

export type Site = {
  mf: Miniflare;
  url: URL;
  apiName: string;
  /** Fires the Worker's cron as if it were `time`. */
  fireCron(time: Date): Promise<void>;
  /** Starts the runtime anew, with the same data and on the same port. */
  restart(): Promise<void>;
};

/** Traces of runs before this one: what was cached, and what wrangler's development server had collected. */
const leftovers = ['v3/cache', 'v3/observability', 'start'];

/**
 * What a request leaves behind lies outside of the JavaScript heap and goes with a full collection only, which the engine, not
 * knowing of it, puts off until the process holds more than a gigabyte. So every collection is a full one. Each takes some 15 ms, so
 * that one comes after about 8 MB: the process then holds half a gigabyte at most, and 19 of 20 requests meet none.
 */
const engineFlags = '--gc-global --min-semi-space-size=8 --max-semi-space-size=8';

/** Both Workers in one runtime. Where its process dies a new one takes the same port, and `onRestart` is told. */
export async function startSite({ onRestart, ...choices }: SiteOptions): Promise<Site> {
  const { stateDir } = choices;
  for (const path of leftovers) rmSync(join(stateDir, path), { recursive: true, force: true });
  const { workers, apiName, crons } = await siteWorkers(choices);
  const strange = crons.find((cron) => cron !== '* * * * *');
  if (strange) throw new Error(`Crons run each minute here; '${strange}' in wrangler.toml would not.`);
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: printLog,
    unsafeHandleRuntimeRestart: onRestart,
    resourcePersistencePath: join(stateDir, 'v3'),
    workers,
  });
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= engineFlags;
  const mf = new Miniflare(options);
  await mf.ready;
  return {
    mf,
    url: await mf.unsafeGetDirectURL(frontName),
    apiName,
    async fireCron(scheduledTime) {
      const api = await mf.getWorker(apiName);
      for (const cron of crons) await api.scheduled({ scheduledTime, cron });
    },
    restart: () => mf.setOptions(options),
  };
}

/** What the Workers tell of as wrong. The rest is for the log of a deployed site. */
function printLog({ level, message }: { level: string; message: string }): void {
  if (level === 'error' || level === 'warn') console.error(message);
}
