import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './settings.ts';

export const wranglerPath = join(root, 'node_modules/wrangler/bin/wrangler.js');

/** Keeps wrangler from phoning home, from asking, and from leaving a log of each run: everything runs without a network. */
export const wranglerEnvironment = {
  ...process.env,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** `output` is all that it said, `stdout` what a program reads. */
export type Outcome = { ok: boolean; output: string; stdout: string };

/** Runs wrangler to its end. `show` lets it speak to the terminal; otherwise what it says is returned. */
export function runWrangler(args: string[], options: { show?: boolean; cwd?: string } = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [wranglerPath, ...args], {
    cwd: options.cwd ?? root,
    env: wranglerEnvironment,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`, stdout: stdout ?? '' };
}
