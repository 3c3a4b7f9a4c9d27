import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '../settings.ts';
import { fingerprint } from '../stale.ts';
import { runWrangler } from '../wrangler.ts';
import { readWorkers, type WorkersOfConfig } from './config.ts';

const inputs = [
  'worker/**/*.{ts,json,txt}',
  ...['wrangler.toml', 'web/wrangler.toml', 'package-lock.json', 'tsconfig.json'],
];
const noInputs = ['worker/{bench,seed,test}/**', 'worker/scripts/*.ts', '**/*.test.ts'];
const bundles = join(root, '.wrangler/bundles');
const moduleTypes = { '.js': 'ESModule', '.wasm': 'CompiledWasm', '.woff': 'Data' } as const;

export type Module = { type: (typeof moduleTypes)[keyof typeof moduleTypes]; path: string; contents: Uint8Array };

/** The files of a bundle as the runtime takes them, the one to begin with first. */
export function modulesOf(dir: string, main: string): Module[] {
  const others = readdirSync(dir).filter((file) => file !== main);
  return [main, ...others].flatMap((path) => {
    const type = moduleTypes[extname(path) as keyof typeof moduleTypes];
    return type ? [{ type, path, contents: readFileSync(join(dir, path)) }] : [];
  });
}

/**
 * The API Worker as `wrangler deploy` would upload it, and what the two wrangler.toml bind. Made once for the same files:
 * wrangler alone takes seconds.
 */
export async function bundleApi(): Promise<{ modules: Module[]; workers: WorkersOfConfig }> {
  const dir = join(bundles, fingerprint(inputs, noInputs).slice(0, 16));
  if (!existsSync(dir)) await makeBundle(dir);
  return {
    modules: modulesOf(dir, 'index.js'),
    workers: JSON.parse(readFileSync(join(dir, 'workers.json'), 'utf8')) as WorkersOfConfig,
  };
}

async function makeBundle(dir: string): Promise<void> {
  console.log('Bundling the API Worker …');
  // Under another name until it is whole: several of these may run side by side, and any of them may be killed.
  const unfinished = `${dir}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { ok, output } = runWrangler(['deploy', '--dry-run', '--outdir', unfinished]);
  if (!ok) throw new Error(`The API Worker could not be bundled:\n${output}`);
  writeFileSync(join(unfinished, 'workers.json'), JSON.stringify(await readWorkers()));
  for (const known of readdirSync(bundles)) {
    if (!unfinished.endsWith(known)) rmSync(join(bundles, known), { recursive: true, force: true });
  }
  renameSync(unfinished, dir);
}
