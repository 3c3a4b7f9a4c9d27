import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { experimental_readRawConfig } from 'wrangler';
import { z } from 'zod';
import { port, root, stateDir } from './settings.ts';
import { wranglerEnvironment, wranglerPath } from './wrangler.ts';

/** Beside the data, so that two of them running side by side keep their settings apart. */
const configDir = join(stateDir, 'start');
const healthEveryMs = 5_000;
const healthTimeoutMs = 15_000;
const missesUntilRestart = 2;

const pathsInConfig = z.looseObject({ main: z.string(), alias: z.record(z.string(), z.string()) });

/** A copy of wrangler.toml with absolute paths and, beside it, this start's settings as wrangler reads them: `.dev.vars`. */
function writeRuntimeConfig(settings: Record<string, string>): string {
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') });
  const toml = pathsInConfig.parse(rawConfig);
  const absolute = (path: string) => join(root, path);
  const config = {
    ...toml,
    main: absolute(toml.main),
    alias: Object.fromEntries(Object.entries(toml.alias).map(([name, path]) => [name, absolute(path)])),
    triggers: undefined,
  };
  mkdirSync(configDir, { recursive: true });
  const file = join(configDir, 'wrangler.json');
  writeFileSync(file, JSON.stringify(config));
  const variables = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const secrets = join(configDir, '.dev.vars');
  writeFileSync(secrets, `${variables.join('\n')}\n`, { mode: 0o600 });
  chmodSync(secrets, 0o600);
  return file;
}

export type Runtime = { stop(): void };

/** Serves the site and keeps it up: where the runtime dies or no longer answers, it is started anew. */
export async function startRuntime(settings: Record<string, string>, onReady: () => Promise<void>): Promise<Runtime> {
  const config = writeRuntimeConfig(settings);
  let stopped = false;
  let child = spawnRuntime(config, settings);
  await untilAnswering(() => child);
  await onReady();

  const supervise = async () => {
    let misses = 0;
    while (!stopped) {
      await pause(healthEveryMs, undefined, { ref: false });
      if (stopped) return;
      const dead = child.exitCode !== null || child.signalCode !== null;
      misses = !dead && (await answers()) ? 0 : misses + 1;
      if (!dead && misses < missesUntilRestart) continue;
      console.error('The local runtime has stopped answering; starting it again …');
      endGroup(child);
      child = spawnRuntime(config, settings);
      misses = 0;
      await untilAnswering(() => child);
      await onReady();
    }
  };
  supervise().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    endGroup(child);
    process.exit(1);
  });

  return {
    stop() {
      stopped = true;
      endGroup(child);
    },
  };
}

function spawnRuntime(config: string, settings: Record<string, string>): ChildProcess {
  const args = [
    ...['pages', 'dev', '--cwd', join(root, 'web'), '-c', 'wrangler.toml', '-c', config],
    ...['--port', String(port), '--inspector-port', '0', '--persist-to', stateDir],
    ...['--log-level', 'warn', '--show-interactive-dev-session', 'false'],
    ...(settings.SITE_URL ? ['--binding', `SITE_URL=${settings.SITE_URL}`] : []),
  ];
  return spawn(process.execPath, [join(import.meta.dirname, 'tether.mjs'), process.execPath, wranglerPath, ...args], {
    cwd: root,
    env: wranglerEnvironment,
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

/** Any answer of the API will do: without a cookie this one touches neither D1 nor KV. */
async function answers(timeoutMs = healthTimeoutMs): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/auth/me`, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.status === 401)
    .catch(() => false);
}

async function untilAnswering(current: () => ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + 120_000;
  while (!(await answers(2_000))) {
    const { exitCode, signalCode } = current();
    if (exitCode !== null || signalCode !== null) throw new Error('The local runtime could not be started; see above.');
    if (Date.now() > giveUpAt) throw new Error('The local runtime did not answer within two minutes.');
    await pause(150);
  }
}
