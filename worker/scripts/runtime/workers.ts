import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings.ts';
import { bundleApi, modulesOf } from './bundle.ts';
import type { WorkerOptions } from './config.ts';
import { mailPrinter } from './print-mail.ts';

const dist = join(root, 'web/dist');

export type Settings = Record<string, string>;

export type SiteWorkers = { workers: WorkerOptions[]; apiName: string; crons: string[] };

type Choices = {
  /** Where the data lies, and the files of the site that is served from it. */
  stateDir: string;
  settings: Settings;
  /** Where the site listens; 0: wherever there is room. */
  port: number;
  /** For benchmarks, where rates are not what is measured. */
  withoutRateLimits?: boolean;
};

export const frontName = 'front';

/** The two deployables as they are deployed, behind a stand-in for what Cloudflare does in front of them. */
export async function siteWorkers({ stateDir, settings, port, withoutRateLimits }: Choices): Promise<SiteWorkers> {
  const { modules, workers } = await bundleApi();
  const files = copyFiles(stateDir);
  const { api, pages, crons } = workers;
  const { name, compatibilityDate, compatibilityFlags } = pages;
  const hasMail = settings.SMTP_URL || settings.MAIL_API_URL;
  return {
    apiName: api.name,
    crons,
    workers: [
      {
        name: frontName,
        modules: [moduleOf('front.worker.mjs')],
        ...{ compatibilityDate, compatibilityFlags },
        bindings: { ROUTES: JSON.parse(readFileSync(join(dist, '_routes.json'), 'utf8')) },
        serviceBindings: { PAGES: name, ASSETS: 'assets' },
        // Straight to this Worker: the runtime's own entry takes headers by which a client could pass for anybody.
        unsafeDirectSockets: [{ host: '127.0.0.1', port, serviceName: frontName }],
      },
      {
        name: 'assets',
        modules: true,
        script: 'export default {}',
        compatibilityDate,
        assets: {
          directory: files,
          assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
        },
      },
      {
        ...pages,
        modules: modulesOf(dist, '_worker.js'),
        bindings: { ...pages.bindings, ...(settings.SITE_URL && { SITE_URL: settings.SITE_URL }) },
      },
      {
        ...api,
        modules,
        bindings: { ...api.bindings, ...settings },
        serviceBindings: { ...api.serviceBindings, ...(!hasMail && { LOCAL_MAIL: mailPrinter }) },
        ...(withoutRateLimits && { ratelimits: unlimited(api.ratelimits) }),
      },
    ],
  };
}

/** A later build replaces the files that it was copied from, and this site goes on with its own. */
function copyFiles(stateDir: string): string {
  const files = join(stateDir, 'site');
  rmSync(files, { recursive: true, force: true });
  cpSync(dist, files, { recursive: true });
  return files;
}

const moduleOf = (file: string) => ({
  type: 'ESModule' as const,
  path: file,
  contents: readFileSync(join(import.meta.dirname, file), 'utf8'),
});

function unlimited(limits: WorkerOptions['ratelimits']): WorkerOptions['ratelimits'] {
  return Object.fromEntries(
    Object.entries(limits ?? {}).map(([name, limit]) => [name, { ...limit, simple: { ...limit.simple, limit: 1e9 } }]),
  );
}
