import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const imported =
  /^(?:import|export)\s(?!type\s)[^;]{0,2000}?from\s'([^']+)'|^import\s'([^']+)'|\bimport\('([^']+)'\)/gm;
/** What only the runtime of the tests has: the Worker's modules, and the fake internet around it. */
const ofRuntime = /^cloudflare:|\/fake-[\w-]+\.ts$/;

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(imported)].map(([, from, bare, late]) => from ?? bare ?? late ?? '');
}

/**
 * The tests that reach nothing of the Worker's runtime, however far one follows their imports. Plain Node runs them as well, and
 * starts in a tenth of the time.
 */
export function findPureTests(root: string, pattern: string, exclude: string[]): string[] {
  const known = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const names = known.get(file) ?? readImports(file);
    known.set(file, names);
    return names;
  };
  const isPure = (test: string): boolean => {
    const reached = new Set([resolve(root, test)]);
    for (const file of reached)
      for (const name of importsOf(file)) {
        if (ofRuntime.test(name)) return false;
        if (name.startsWith('.')) reached.add(resolve(dirname(file), name));
      }
    return true;
  };
  return globSync(pattern, { cwd: root, exclude }).filter(isPure);
}
