import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The threads of the runtimes that this process has started. */
function runtimeThreads(): string[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const pids = stdout
    .split('\n')
    .filter((line) => line.includes('workerd'))
    .map((line) => line.trim().split(/\s+/)[0]);
  return pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`));
}

/** A reader of the milliseconds that the runtime's threads were on a core, from the kernel's account of them. Linux only. */
export function cpuClock(): () => number {
  const threads = runtimeThreads();
  if (threads.length === 0) throw new Error('The runtime was not found among the processes.');
  return () => threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6;
}
