import { setTimeout as pause } from 'node:timers/promises';
import { defaultModelName, defaultModelUrl } from '../model/types.ts';
import { build } from './build.ts';
import { findOllama, ollamaHint } from './ollama.ts';
import { assertPortFree, portTaken } from './port.ts';
import { prepareState } from './prepare-state.ts';
import { noteRunning } from './running.ts';
import { bundleApi } from './runtime/bundle.ts';
import { type Site, startSite } from './runtime/site.ts';
import { port, readLocalSettings, root, stateDir } from './settings.ts';
import { takeStatements } from './statements.ts';

const minuteMs = 60_000;
const healthEveryMs = 5_000;
const healthTimeoutMs = 15_000;
const missesUntilRestart = 2;

// Before anything is started: whatever ends this process takes the runtime along, which has no other parent.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => process.exit(0));

const settings = readLocalSettings();
const origin = `http://localhost:${port}`;

async function serve(): Promise<void> {
  await assertPortFree(port);
  noteRunning();
  await Promise.all([build(), bundleApi().then(prepareState)]);
  const onRestart = () => void sweepAll();
  const site = await startSite({ port, stateDir, settings, onRestart });
  await takeStatements(stateDir, () => site.mf.getD1Database('DB', site.apiName));
  async function sweepAll(): Promise<void> {
    // What was touched within the last minute as well: whoever touched it is gone.
    await fireCron(site, Date.now() + minuteMs);
  }
  await sweepAll();
  // The first page is rendered here and now: whoever comes first need not wait for it.
  await (await fetch(site.url)).arrayBuffer();
  setInterval(() => fireCron(site, Date.now()), minuteMs);
  console.log(welcome());
  if (!settings.OPENAI_API_KEY?.trim()) {
    const models = await findOllama();
    if (models) console.log(`  ${ollamaHint(models)}\n`);
  }
  await keepAnswering(site, sweepAll);
}

async function fireCron(site: Site, time: number): Promise<void> {
  await site.fireCron(new Date(time)).catch((error: unknown) => console.error('The sweep failed:', messageOf(error)));
}

/** A runtime whose process dies comes back by itself; one that lives and no longer answers is ended here. */
async function keepAnswering(site: Site, onRestart: () => Promise<void>): Promise<never> {
  for (let misses = 0; ; ) {
    await pause(healthEveryMs);
    misses = (await answers()) ? 0 : misses + 1;
    if (misses < missesUntilRestart) continue;
    console.error('The local runtime has stopped answering; starting it again …');
    await site.restart();
    await onRestart();
    misses = 0;
  }
}

/** Any answer of the API will do: without a cookie this one touches neither D1 nor KV. */
function answers(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/auth/me`, { signal: AbortSignal.timeout(healthTimeoutMs) })
    .then((response) => response.status === 401)
    .catch(() => false);
}

function welcome(): string {
  const modelUrl = settings.OPENAI_BASE_URL || defaultModelUrl;
  const modelHost = URL.canParse(modelUrl) ? new URL(modelUrl).host : 'an address that is no URL (OPENAI_BASE_URL)';
  const writer = settings.OPENAI_API_KEY?.trim()
    ? `${settings.OPENAI_MODEL || defaultModelName} at ${modelHost}`
    : 'built-in, no key needed';
  return `
  SEO Article AI is ready at ${origin}

  Accounts   demo / demo-demo       (user)
             admin / admin-demo     (administrator)
  Writer     ${writer}
  Data       ${stateDir.replace(`${root}/`, '')}

  Stop with Ctrl+C.
`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

serve().catch((error: unknown) => {
  const message = messageOf(error);
  // Somebody came first between our look at the port and the runtime's.
  console.error(message.includes('Address already in use') ? portTaken(port) : message);
  process.exit(1);
});
