import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

export type Stack = {
  origin: string;
  /** What `npm start` has printed since it was last started. */
  output(): string;
  /** Process id of npm. */
  pid(): number;
  /** Ends npm, launcher and runtime at once, as a power cut would. */
  killHard(): Promise<void>;
  /** `npm start` again, on the same port and data. */
  startAgain(): Promise<void>;
  /** Ends everything and removes the data. */
  stop(): Promise<void>;
};

/** What a person runs: `npm start`, on a free port and with data of its own. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  const stateDir = mkdtempSync(join(tmpdir(), 'seo-article-ai-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  // Whatever network there is, tests do not lean on it: ideas become drafts.
  const env = {
    ...process.env,
    WIKIPEDIA_URL: '',
    TEST_SQL: '1',
    ...settings,
    PORT: String(port),
    STATE_DIR: stateDir,
  };
  let output = '';

  const launch = async () => {
    const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    while (!output.includes('is ready at')) {
      if (child.exitCode !== null) throw new Error(`npm start did not get ready:\n${output}`);
      await pause(50);
    }
    return child;
  };

  let child = await launch();
  return {
    origin,
    output: () => output,
    pid: () => child.pid ?? 0,
    async killHard() {
      await killTree(child);
    },
    async startAgain() {
      output = '';
      child = await launch();
    },
    async stop() {
      await killTree(child);
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}

async function killTree(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  for (const pid of [...descendantsOf(child.pid), child.pid]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended by itself in the meantime.
    }
  }
  await exited;
}

function descendantsOf(ancestor: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [ancestor];
  for (const pid of found) found.push(...parents.filter(([, parent]) => parent === pid).map(([own]) => own));
  return found.slice(1);
}
