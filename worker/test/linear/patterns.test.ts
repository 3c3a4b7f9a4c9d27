import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
/** For one pattern, eighty times what any takes that is decided: no machine is that busy. */
const patienceMs = 60_000;

/**
 * What cannot be decided: looks around, and what has too many states. Those are left to the test of the work itself. The list may
 * only get shorter; a new pattern is to be written so that it can be decided.
 */
const undecided: string[] = JSON.parse(readFileSync(resolve(import.meta.dirname, 'undecided.json'), 'utf8'));
const mostUndecided = 31;

/** Where a text is short, whatever comes in: by whom, and how short. */
const bounded: Array<[file: RegExp, why: string]> = [
  [
    /^worker\/writing\//,
    'sentences and names: neither the reader of sources nor the model’s answers let one over 1,000 characters in',
  ],
  [/^worker\/keywords\/ideas\/read-topic\.ts$/, 'topics of at most 100 characters'],
  [/^worker\/research\/idea\/name-subject\.ts$/, 'the first 300 characters of an idea'],
  [/^worker\/research\/wikipedia\/read-extract\.ts$/, 'an encyclopedia’s own article, no text of a user'],
];

type Pattern = { file: string; pattern: string; flags: string };

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    else if (node !== null && typeof node === 'object') {
      if ('regex' in node && node.regex) found.push({ file, ...(node.regex as Omit<Pattern, 'file'>) });
      else Object.values(node).forEach(look);
    }
  };
  look(parseSync(file, readFileSync(resolve(root, file), 'utf8')).program);
  return found;
}

const folders = [
  'worker/contract',
  'worker/language',
  'worker/source',
  'worker/writing',
  'worker/research',
  'worker/keywords',
  'web',
];
const isOwnCode = (file: string) => !/\.test\.|\.d\.ts$|\/(?:e2e|bench|test|dist)\//.test(file);

const patternsOf = (folder: string) => {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(isOwnCode);
  return new Map(files.flatMap(patternsIn).map((found) => [`/${found.pattern}/${found.flags}`, found]));
};

describe.each(folders)('the patterns of %s', (folder) => {
  it('look back in no text, but at most once over in a short one', { timeout: 600_000 }, () => {
    const patterns = patternsOf(folder);
    const slow = [...patterns].flatMap(([text, { file, pattern, flags }]) => {
      if (undecided.includes(text)) return [];
      const found = checkSync(pattern, flags, { checker: 'automaton', timeout: patienceMs });
      if (found.status === 'safe') return [];
      if (found.status === 'unknown') return [`${file}: ${text} (${found.error.kind})`];
      const degree = found.complexity.type === 'polynomial' ? found.complexity.degree : Number.POSITIVE_INFINITY;
      return degree <= 2 && bounded.some(([short]) => short.test(file)) ? [] : [`${file}: ${text} (${degree})`];
    });
    expect(patterns.size).toBeGreaterThan(0);
    expect(slow).toEqual([]);
  });
});

it('the list of undecided patterns gets shorter with the code', () => {
  const there = new Set(folders.flatMap((folder) => [...patternsOf(folder).keys()]));
  expect(undecided.filter((text) => !there.has(text))).toEqual([]);
  expect(undecided.length).toBeLessThanOrEqual(mostUndecided);
});
