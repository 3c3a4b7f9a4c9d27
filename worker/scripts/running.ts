import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from './settings.ts';

const file = join(stateDir, '.running');

/** Notes that this process serves the data, until it ends. */
export function noteRunning(): void {
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, String(process.pid));
  process.on('exit', () => rmSync(file, { force: true }));
}

/** Whether a process that serves this data is alive; a note may have been left behind by a killed one. */
export function isSiteRunning(): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return process.kill(pid, 0) && !isZombie(pid);
  } catch {
    return false;
  }
}

/** One that was killed and that nobody has waited for yet still has its number. */
const isZombie = (pid: number) =>
  process.platform === 'linux' && /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
