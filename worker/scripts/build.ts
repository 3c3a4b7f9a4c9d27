import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './settings.ts';
import { whenChanged } from './stale.ts';

const inputs = ['web/**/*', 'worker/contract/**/*.ts', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const stampFile = join(root, 'web/dist/.built-from');

/**
 * Builds the client and the edge worker. For local use the sample product pages stand beside them, because the sample articles
 * link to them; a deployment leaves them out.
 */
export async function build({ withSamples = true } = {}): Promise<void> {
  const samples = join(root, 'web/dist/samples');
  await whenChanged(inputs, stampFile, async () => {
    console.log('Building …');
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const built = promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
    await built.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      console.error(`${stdout}${stderr}\nThe build failed; details stand above.`);
      process.exit(1);
    });
  });
  if (withSamples) cpSync(join(root, 'worker/seed/samples'), samples, { recursive: true });
  else rmSync(samples, { recursive: true, force: true });
  if (!existsSync(join(root, 'web/dist/_worker.js'))) throw new Error('The build left no web/dist/_worker.js');
}

if (import.meta.main) await build();
