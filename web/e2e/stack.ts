import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

export type Stack = {
  origin: string;
  /** Where its data is. */
  stateDir: string;
  /** What `npm start` has printed since it was last started. */
  output(): string;
  /** All that it has printed, in a file that other processes can read. */
  logFile: string;
  /** Process id of npm. */
  pid(): number;
  /** Ends npm, launcher and runtime at once, as a power cut would. */
  killHard(): Promise<void>;
  /** `npm start` again, on the same port and data. */
  startAgain(): Promise<void>;
  /** Ends everything and removes the data. */
  stop(): Promise<void>;
};

/** What a person runs: `npm start`, on a free port and with data of its own, which `prepare` may fill before. */
export async function startStack(
  settings: Record<string, string> = {},
  prepare?: (stateDir: string) => void,
): Promise<Stack> {
  const stateDir = mkdtempSync(join(tmpdir(), 'seo-article-ai-'));
  prepare?.(stateDir);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  // Whatever network there is, tests do not lean on it: ideas become drafts.
  const env = {
    ...process.env,
    WIKIPEDIA_URL: '',
    ...settings,
    PORT: String(port),
    STATE_DIR: stateDir,
  };
  let output = '';
  const logFile = join(stateDir, 'output.log');
  const record = (data: Buffer) => {
    output += data.toString();
    appendFileSync(logFile, data);
  };

  const launch = async () => {
    const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', record);
    while (!output.includes('is ready at')) {
      if (hasEnded(child)) throw new Error(`npm start did not get ready:\n${output}`);
      await pause(50);
    }
    return child;
  };

  let child = await launch();
  return {
    origin,
    stateDir,
    output: () => output,
    logFile,
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

/**
 * Below those that systems give to outgoing connections: one of these could have it by the time that the site listens, or while it
 * is down between a kill and its next start.
 */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, 'localhost', () => done(true));
    });
    if (!isFree) continue;
    await new Promise((closed) => probe.close(closed));
    return port;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function killTree(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const exited = new Promise((done) => child.once('exit', done));
  const tree = [...descendantsOf(child.pid), child.pid];
  for (const pid of tree) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended by itself in the meantime.
    }
  }
  await exited;
  while (tree.some(isAlive)) await pause(20);
}

/** Killed and not yet waited for by its parent is gone too. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

export function descendantsOf(ancestor: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [ancestor];
  for (const pid of found) found.push(...parents.filter(([, parent]) => parent === pid).map(([own]) => own));
  return found.slice(1);
}
