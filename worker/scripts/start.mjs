// `npm start`: needs nothing but Node 20 and npm, so it is plain JavaScript and imports nothing that has to be installed.
import { spawn } from 'node:child_process';
import { ensureInstalled, projectNode, root } from './install.mjs';
import { onNpmGone } from './npm-gone.mjs';

const graceMs = 1_000;
let stopping = false;
let child;

ensureInstalled();
launch();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
onNpmGone(stop);

/** The launcher leads a process group of its own, so that it and the runtime can be ended together, even by force. */
function launch() {
  child = spawn(projectNode, ['worker/scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  child.on('error', (error) => {
    console.error(`The site could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => {
    endGroup(child);
    if (stopping || code !== null) process.exit(stopping ? 0 : code);
    console.error('The launcher was killed; starting it again …');
    launch();
  });
}

/** The launcher ends with the channel to it, also where this process is killed. */
function stop() {
  if (stopping) return;
  stopping = true;
  if (child.connected) child.disconnect();
  setTimeout(() => endGroup(child), graceMs);
}

function endGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it is gone already.
  }
}
