import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** The Node that comes with the project (wrangler needs a newer one than may be installed); it runs TypeScript as it stands. */
export const projectNode = join(
  root,
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node',
);

const stampFile = join(root, 'node_modules/.installed-lock');

/** Installs what the lockfile names, unless exactly that is installed already. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(projectNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  console.log('Installing packages (once; about half a minute) …');
  // `--include=dev`, because building and running it takes those too, whatever NODE_ENV is set to. `--loglevel error`: the project
  // brings its own Node, so npm's warnings about the system's one would only worry people.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Is the package registry within reach? Details stand above.');
    process.exit(1);
  }
  writeFileSync(stampFile, lock);
}

/** Runs a command to its end with this terminal; signals reach it too. Resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('error', () => done(1));
    child.on('exit', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      done(code ?? 1);
    });
  });
}
