import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { defaultModelName, defaultModelUrl } from '../model/types.ts';
import { build } from './build.ts';
import { prepareState } from './prepare-state.ts';
import { startRuntime } from './runtime.ts';
import { port, readLocalSettings, root, stateDir } from './settings.ts';

const sweepEveryMs = 60_000;
const origin = `http://localhost:${port}`;

async function assertPortFree(): Promise<void> {
  await new Promise<void>((free, taken) => {
    const probe = createServer().once('error', taken);
    probe.listen(port, 'localhost', () => probe.close(() => free()));
  }).catch(() => {
    console.error(`Port ${port} is in use. Stop what listens there, or choose another one: PORT=8790 npm start`);
    process.exit(1);
  });
}

const settings = readLocalSettings();
const sweepToken = randomUUID();
const modelUrl = settings.OPENAI_BASE_URL || defaultModelUrl;
const modelHost = URL.canParse(modelUrl) ? new URL(modelUrl).host : 'an address that is no URL (OPENAI_BASE_URL)';
const writer = settings.OPENAI_API_KEY?.trim()
  ? `${settings.OPENAI_MODEL || defaultModelName} at ${modelHost}`
  : 'built-in, no key needed';

/** Crons do not fire locally, so the launcher is the cron. At boot every unfinished generation is taken up at once. */
async function sweep(query = ''): Promise<void> {
  await fetch(`${origin}/api/local/sweep${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sweepToken}` },
  }).catch(() => undefined);
}

async function serve(): Promise<void> {
  await assertPortFree();
  await build();
  await prepareState();
  const runtime = await startRuntime({ ...settings, LOCAL_SWEEP_TOKEN: sweepToken }, () => sweep('?all'));
  setInterval(sweep, sweepEveryMs);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      runtime.stop();
      process.exit(0);
    });
  }
  console.log(`
  SEO Article AI is ready at ${origin}

  Accounts   demo / demo-demo       (user)
             admin / admin-demo     (administrator)
  Writer     ${writer}
  Data       ${stateDir.replace(`${root}/`, '')}

  Stop with Ctrl+C.
`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
