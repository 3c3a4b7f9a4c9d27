import { operations } from '../openapi/operations.ts';

export type OddRequest = { method: string; path: string; body?: string; headers: Record<string, string> };

const oddTexts = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '%00',
    '\u0000',
    '\u0007\u001b[31m',
    '\ufeff',
    '\u202e',
  ],
  ...['🦄', '👩‍👩‍👧‍👦', '\ud800', 'ﷺ', 'İstanbul', 'ß', 'é'.normalize('NFD'), '𝔘𝔫𝔦', '日本語', 'مرحبا'],
  ...[
    "'",
    '"',
    '";--',
    "' OR 1=1 --",
    '$(id)',
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%2e%2e%2f',
  ],
  ...['AND', 'OR NOT', 'NEAR(a b)', 'a*', '*', '^a', 'title:x', '"unclosed', 'a AND', '(', ')))', '-', '+a', 'col : x'],
  ...['1e309', '9'.repeat(400), '1.5', '0x10', '1_000', 'NaN', 'Infinity', '-0', '١٢'],
  ...[
    'https://',
    'http://[::1',
    'https://x.example:99999',
    'javascript:alert(1)',
    'http://0x7f.1/',
    'https://ex ample.com',
    '//a',
  ],
  ...[
    'x'.repeat(5000),
    'word '.repeat(3000),
    '\n'.repeat(2000),
    'a,'.repeat(2000),
    '__proto__',
    'constructor',
    'toString',
  ],
];

const oddValues: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER + 2,
    [],
    {},
    [[[]]],
    [null],
    { a: { b: {} } },
  ],
  ...[
    ['a', 'b', 'c', 'd'],
    Array(3000).fill('x'),
    Array(2000).fill(null),
    { toString: 1 },
    { length: 5 },
    { __proto__: null },
  ],
];

const oddBodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '0',
  '{"a":1,}',
  '\u0000',
  '{"title":"\\ud800"}',
  `${'['.repeat(3000)}`,
  '{"__proto__":{"isAdmin":true}}',
];
const oddTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
  'APPLICATION/JSON',
  'x',
];

/** Request number `n` of a seeded run: some route with wrong types, huge numbers, odd characters, broken JSON or odd ids. */
export function oddRequest(random: () => number, knownIds: string[]): OddRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (likelihood: number) => random() < likelihood;
  const oddText = () => (chance(0.2) ? pick(oddTexts) + pick(oddTexts) : pick(oddTexts));
  const value = () => (chance(0.5) ? pick(oddValues) : oddText());
  const operation = pick(operations);

  const path = operation.path.replace(/:\w+/g, () => encodeOdd(chance(0.4) ? pick(knownIds) : oddText()));
  const names = [...Object.keys(operation.query?.shape ?? {}), 'page', 'limit', 'q', 'x'];
  const query = chance(operation.query ? 0.9 : 0.2)
    ? `?${Array.from({ length: 1 + Math.floor(random() * 3) }, () => `${pick(names)}=${encodeOdd(oddText())}`).join('&')}`
    : '';
  const headers: Record<string, string> = { 'Content-Type': chance(0.9) ? 'application/json' : pick(oddTypes) };
  const method = chance(0.95)
    ? operation.method.toUpperCase()
    : pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  if (method === 'GET' || method === 'OPTIONS') return { method, path: path + query, headers: {} };
  const body = chance(0.15) ? pick(oddBodies) : JSON.stringify(oddBody(operation.body, value, chance));
  return { method, path: path + query, body, headers };
}

function encodeOdd(text: string): string {
  // A lone surrogate cannot be percent-encoded; raw text is as odd.
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function oddBody(
  schema: unknown,
  value: () => unknown,
  chance: (likelihood: number) => boolean,
): Record<string, unknown> {
  const shape = schema && typeof schema === 'object' && 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const names = [...shape, 'x'].filter(() => chance(0.8));
  return Object.fromEntries(names.map((name) => [name, chance(0.25) ? plausible(name) : value()]));
}

/** Values that get a request past its first checks, so that the later ones are reached too. */
function plausible(name: string): unknown {
  const known: Record<string, unknown> = {
    username: 'somebody',
    password: 'a-password',
    email: 'somebody@example.com',
    title: 'A title',
    content: 'Some content',
    url: 'https://product.example/',
    idea: 'An idea that is long enough',
    length: 'short',
    name: 'a-name',
    displayName: 'A name',
    type: 'ai',
    keyword: 'a keyword',
    topic: 'a topic',
    publish: true,
    categories: ['seo'],
    keywordIds: ['a', 'b'],
    systemPrompt: 'A prompt',
    defaultCustomInstructions: 'Instructions',
  };
  return known[name] ?? 'text';
}
