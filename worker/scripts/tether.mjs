// Runs the command given to it and takes it along when the launcher goes, even by `kill -9`: the pipe to the launcher then
// closes. The launcher starts this as the leader of a process group of its own, so that the whole group can be ended at once.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function endGroup() {
  process.kill(-process.pid, 'SIGKILL');
}

child.on('exit', endGroup);
child.on('error', endGroup);
process.stdin.on('end', endGroup).on('error', endGroup).resume();
