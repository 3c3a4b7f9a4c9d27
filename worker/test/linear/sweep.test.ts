import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { growth, most } from './growth.ts';
import { pathological } from './pathological.ts';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{contract,language,source,research,keywords,writing}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.|\.d\.ts$|\/(?:test|fixtures)\//.test(file),
);

/** Read a sentence or a topic at a time, which are short whatever comes in, and may look back in those. */
const forShortTexts = ['withArticle', 'readTopic', 'suggestKeywords', 'suggestIdeas', 'findGermanNames'];

/** Read our own lists, once, and a header of our own: no text of others comes to them. */
const forOwnTexts = ['phrases', 'phrasesOf', 'phrasePattern', 'readChangedPages'];

const leftOut = [...forShortTexts, ...forOwnTexts];

type Read = (text: string) => unknown;
const isTextFunction = (value: unknown): value is Read => {
  if (typeof value !== 'function' || value.length !== 1 || /^(?:async|class)\b/.test(String(value))) return false;
  try {
    return !(value('A text.') instanceof Promise);
  } catch {
    return false;
  }
};

const loaded = await Promise.all(
  files.map((file) => import(resolve(root, file)).catch(() => ({})) as Promise<Record<string, unknown>>),
);
const exported = new Map(loaded.flatMap((module) => Object.entries(module)));
const swept = [...exported].flatMap(
  ([name, value]): Array<[string, Read]> => (isTextFunction(value) && !leftOut.includes(name) ? [[name, value]] : []),
);

it('the sweep finds what reads texts, and leaves out nothing that is gone', () => {
  expect(swept.length).toBeGreaterThan(100);
  expect(leftOut.filter((name) => !exported.has(name))).toEqual([]);
});

describe.each(swept)('%s', (_, read) => {
  // What takes no text of this kind does no work on it.
  const run = (text: string) => {
    try {
      read(text);
    } catch {}
  };
  it('does at most three times the work for twice the text', { timeout: 600_000 }, () => {
    for (const [name, make] of pathological) {
      expect(growth([run], make, 50_000), name).toBeLessThanOrEqual(most);
    }
  });
});
