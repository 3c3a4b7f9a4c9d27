import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './settings.ts';

/** A hash over the names and contents of all files that match. */
export function fingerprint(patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, {
    cwd: root,
    exclude: ['**/dist/**', '**/node_modules/**', ...exclude],
    withFileTypes: true,
  });
  for (const file of files) {
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
  exclude: string[] = [],
): Promise<void> {
  const now = fingerprint(patterns, exclude);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
}
