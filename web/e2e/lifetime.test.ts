import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descendantsOf, type Stack, startStack } from './stack.ts';

const root = resolve(import.meta.dirname, '../..');

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(() => stack?.stop());

type Process = { pid: number; group: number; state: string; command: string };

function processes(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, group, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), group: Number(group), state, command }] : [];
  });
}

/** npm and everything below it. */
function treeOf(npm: number): Process[] {
  const pids = new Set([npm, ...descendantsOf(npm)]);
  return processes().filter(({ pid }) => pids.has(pid));
}

function findProcess(npm: number, pattern: RegExp): number {
  const found = treeOf(npm).find(({ command }) => pattern.test(command));
  if (!found) throw new Error(`No process is ${pattern}`);
  return found.pid;
}

/** What was killed and not yet waited for by its parent is gone too. */
async function untilGone(tree: Process[]): Promise<void> {
  const pids = new Set(tree.map(({ pid }) => pid));
  while (processes().some(({ pid, state }) => pids.has(pid) && !state.startsWith('Z'))) await pause(50);
}

const status = (origin: string) =>
  fetch(`${origin}/api/articles/published`).then(
    (response) => response.status,
    () => null,
  );

async function untilAnswering(origin: string): Promise<Set<number | null>> {
  const seen = new Set<number | null>();
  for (;;) {
    const answer = await status(origin);
    if (answer === 200) return seen;
    seen.add(answer);
    await pause(20);
  }
}

describe('npm start ends with everything it started', () => {
  const endings: Array<[string, (npm: number) => void]> = [
    ['SIGTERM to npm', (npm) => process.kill(npm, 'SIGTERM')],
    ['kill -9 of npm', (npm) => process.kill(npm, 'SIGKILL')],
    ['SIGTERM to the launcher', (npm) => process.kill(findProcess(npm, /serve\.ts/), 'SIGTERM')],
    [
      'Ctrl+C in its terminal',
      (npm) => {
        const tree = treeOf(npm);
        const foreground = tree.find(({ pid }) => pid === npm)?.group;
        for (const { pid, group } of tree) if (group === foreground) process.kill(pid, 'SIGINT');
      },
    ],
  ];

  it.each(endings)('at %s', async (_title, end) => {
    const tree = treeOf(stack.pid());
    expect(tree.some(({ command }) => command.includes('workerd'))).toBe(true);
    end(stack.pid());
    await untilGone(tree);
    expect(await status(stack.origin)).toBeNull();
    await stack.startAgain();
  });
});

describe('npm start restarts', () => {
  it.each([
    ['the runtime', /workerd serve/, /workerd serve/],
    // Its runtime goes with it, but not in the same moment, and may answer till then.
    ['the launcher', /serve\.ts/, /serve\.ts|workerd serve/],
  ])('%s, and nobody sees more than a lost connection', async (_title, killed, ending) => {
    const before = treeOf(stack.pid()).filter(({ command }) => ending.test(command));
    for (const { pid, command } of before) if (killed.test(command)) process.kill(pid, 'SIGKILL');
    await untilGone(before);
    const seen = await untilAnswering(stack.origin);
    seen.delete(null);
    expect([...seen]).toEqual([]);
  });
});

it('says plainly that its port is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port), STATE_DIR: stack.stateDir };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  npm.stderr.on('data', (data: Buffer) => (told += data.toString()));
  const [code] = await once(npm, 'close');
  other.close();
  expect(code).toBe(1);
  expect(told).toContain(`Port ${port} is in use.`);
});
