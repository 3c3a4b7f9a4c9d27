// `npm test`: types, lint, unit and Worker tests, build with its size check, end-to-end tests in a real browser. Like `npm start`
// it needs nothing but Node 20 and npm to begin with.
import { ensureInstalled, projectNode, run } from './install.mjs';

ensureInstalled();

const bin = (path) => [`node_modules/${path}`];
const stages = [
  ['Types: worker', [...bin('typescript/bin/tsc'), '-p', 'worker']],
  ['Types: API', [...bin('typescript/bin/tsc'), '-p', 'worker/tsconfig.api.json']],
  ['Types: web', [...bin('typescript/bin/tsc'), '-p', 'web']],
  ['Types: scripts', [...bin('typescript/bin/tsc'), '-p', 'worker/scripts']],
  ['Lint', [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  ['Imports', ['worker/scripts/check-imports.ts']],
  ['Unit and Worker tests', [...bin('vitest/vitest.mjs'), 'run', '--config', '.config/vitest.config.ts']],
  ['Build', ['worker/scripts/build.ts']],
  ['Size of a first visit', ['web/scripts/check-size.ts']],
  ['End-to-end tests', [...bin('vitest/vitest.mjs'), 'run', '--config', '.config/vitest.e2e.config.ts']],
];

for (const [title, args] of stages) {
  const startedAt = Date.now();
  console.log(`\n== ${title}`);
  const code = await run(projectNode, args, { env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } });
  console.log(`== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  if (code !== 0) process.exit(code);
}
