import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './settings.ts';

function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, {
    cwd: root,
    exclude: ['**/dist/**', '**/node_modules/**'],
    withFileTypes: true,
  })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Does `work` unless it was done already for exactly these files; `stampFile` remembers that. */
export async function whenChanged(
  patterns: string[],
  stampFile: string,
  work: () => Promise<void> | void,
): Promise<void> {
  const now = fingerprint(patterns);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
}
