import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './settings.ts';

/*
 * Part of `npm run check`: imports go one way. Between the folders below `worker/` and `web/` there is no cycle, types included, and
 * what one side may read of the other is written here.
 */

type Import = { from: string; to: string };

const aside = /\.test\.tsx?$|\.d\.ts$|\/(?:test|e2e|bench|scripts|fixtures|dist)\//;
const importPattern = /(?:\bfrom|\bimport\(|^import)\s*'(\.{1,2}\/[^'?]+)/gm;

const imports = globSync('{worker,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !aside.test(file))
  .flatMap((from): Import[] =>
    [...readFileSync(join(root, from), 'utf8').matchAll(importPattern)].map(([, path = '']) => ({
      from,
      to: relative(root, join(root, dirname(from), path)),
    })),
  )
  .filter(({ to }) => !aside.test(to));

const rules: Array<[why: string, isBroken: (one: Import) => boolean]> = [
  ['the Worker reads nothing of the web', ({ from, to }) => from.startsWith('worker/') && to.startsWith('web/')],
  [
    'the web reads the contract alone of the Worker',
    ({ from, to }) => from.startsWith('web/') && to.startsWith('worker/') && !to.startsWith('worker/contract/'),
  ],
  [
    'the contract reads the language and nothing else',
    ({ from, to }) => from.startsWith('worker/contract/') && !/^worker\/(?:contract|language)\//.test(to),
  ],
];

/** The folder of a feature: 'worker/articles'; a file beside the folders is one of its own. */
const placeOf = (file: string) => file.split('/').slice(0, 2).join('/');

const reads = new Map<string, Map<string, Import>>();
for (const one of imports) {
  const [from, to] = [placeOf(one.from), placeOf(one.to)];
  if (from !== to) reads.set(from, (reads.get(from) ?? new Map()).set(to, one));
}

/** A way from a place back to itself; null where there is none. */
function findCycle(): Import[] | null {
  const done = new Set<string>();
  const walk = (place: string, way: readonly Import[]): Import[] | null => {
    if (done.has(place)) return null;
    for (const [next, one] of reads.get(place) ?? []) {
      const start = [...way, one].findIndex(({ from }) => placeOf(from) === next);
      if (start >= 0) return [...way, one].slice(start);
      const found = walk(next, [...way, one]);
      if (found) return found;
    }
    done.add(place);
    return null;
  };
  for (const place of reads.keys()) {
    const found = walk(place, []);
    if (found) return found;
  }
  return null;
}

const broken = rules.flatMap(([why, isBroken]) =>
  imports.filter(isBroken).map(({ from, to }) => `${from} reads ${to}: ${why}.`),
);
const cycle = findCycle();
if (cycle) broken.push(`Imports go in a circle:\n${cycle.map(({ from, to }) => `  ${from} reads ${to}`).join('\n')}`);
if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exit(1);
}
console.log(`${imports.length} imports between ${reads.size} places, all one way.`);
