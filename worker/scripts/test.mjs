// `npm test`: types, lint, unit and Worker tests, build with its size check, end-to-end tests in a real browser. Like `npm start`
// it needs nothing but Node 20 and npm to begin with.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureInstalled, projectNode, root, run } from './install.mjs';

ensureInstalled();

const bin = (path) => `node_modules/${path}`;
// One checker each: several would look at the types of the same packages, and these run side by side anyway.
const types = (project) => [bin('typescript/bin/tsc'), '--pretty', '--checkers', '1', '-p', project];
const vitest = (config) => [bin('vitest/vitest.mjs'), 'run', '--config', config];

/** One after the other; what stands together runs side by side. */
const stages = [
  [
    ['Types: API', types('worker/tsconfig.api.json')],
    ['Types: worker', types('worker')],
    ['Lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  ],
  [
    // The web reads the types of the API.
    ['Types: web', types('web')],
    ['Types: scripts', types('worker/scripts')],
    ['Imports', ['worker/scripts/check-imports.ts']],
  ],
  [['Unit and Worker tests', vitest('.config/vitest.config.ts')]],
  [['Build', ['worker/scripts/build.ts']]],
  [['Size of a first visit', ['web/scripts/check-size.ts']]],
  [['End-to-end tests', vitest('.config/vitest.e2e.config.ts')]],
];

const options = {
  env: {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    // What many processes load is compiled once for all of them.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
  },
};

const outcome = (title, code, startedAt) =>
  `== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

for (const stage of stages) {
  const alone = stage.length === 1;
  const codes = await Promise.all(stage.map(([title, args]) => (alone ? runShown : runTold)(title, args)));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** With this terminal: what it prints is seen as it comes. */
async function runShown(title, args) {
  const startedAt = Date.now();
  console.log(`\n== ${title}`);
  const code = await run(projectNode, args, options);
  console.log(outcome(title, code, startedAt));
  return code;
}

/** What it printed comes in one piece when it has ended, between that of the others. */
async function runTold(title, args) {
  const startedAt = Date.now();
  const child = spawn(projectNode, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => child.on('close', (code) => done(code ?? 1)));
  const [printed, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  console.log(`\n== ${title}\n${printed}${errors}${outcome(title, code, startedAt)}`);
  return code;
}
