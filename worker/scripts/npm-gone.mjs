import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const checkEveryMs = 250;

/**
 * Calls back once npm has gone that runs this script. Ended by a signal, npm leaves what it runs behind: often not this process
 * but the shell around it, which then waits on as if nothing had happened.
 */
export function onNpmGone(callback) {
  const parent = process.ppid;
  const { name, ppid } = processOf(parent) ?? {};
  const npm = process.env.npm_lifecycle_event && /^(?:ba|da|a|z|k)?sh$/.test(name ?? '') ? ppid : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isParent(npm, parent))) return;
    clearInterval(timer);
    callback();
  }, checkEveryMs);
}

/** A killed process that nobody has waited for still has its number; its children have another parent by then. */
function isParent(pid, child) {
  if (process.platform === 'linux') return processOf(child)?.ppid === pid;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function processOf(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name, ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return { name, ppid: Number(ppid) };
    }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, ppid, command] = /^\s*(\d+)\s+(.*)/.exec(stdout);
    return { name: command.trim().split('/').pop(), ppid: Number(ppid) };
  } catch {
    return undefined;
  }
}
