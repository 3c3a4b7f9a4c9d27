import { resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { createFakeInternet } from '../worker/test/fake-internet.ts';
import { findPureTests } from './find-pure-tests.ts';

const root = resolve(import.meta.dirname, '..');
// What wrangler.toml's [alias] does for the build.
const noNativeHash = resolve(root, 'worker/users/no-native-hash.ts');
const entities = resolve(root, 'node_modules/markdown-to-jsx/dist/entities.generated.js');

// Bundled once for all test files. Subpaths are named too, so that no class exists twice.
const workerPackages = [
  ...['hono', 'hono/body-limit', 'hono/cookie', 'hono/http-exception', 'hono/route', '@hono/zod-validator', 'zod'],
  ...[
    'drizzle-orm',
    'drizzle-orm/d1',
    'drizzle-orm/sqlite-core',
    ...['franc', 'htmlparser2', 'ipaddr.js', 'robots-parser'],
    'openai',
    'openai/streaming',
    'oslo/crypto',
    'oslo/encoding',
  ],
];

const measuring = 'worker/test/linear/**';
// What guards the network is tested in the runtime that it guards.
const pureTests = findPureTests(root, 'worker/**/*.test.ts', [measuring, 'worker/source/fetch/**']);

export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        // In Node, where work can be measured: the runtime's clock stands still while it computes.
        root,
        test: { name: 'linear', include: [`${measuring}/*.test.ts`], pool: 'forks', testTimeout: 400_000 },
      },
      {
        root,
        resolve: { alias: { 'markdown-to-jsx/entities': entities } },
        // They share their modules, which are read once for all of them.
        test: { name: 'pure', include: pureTests, testTimeout: 400_000, pool: 'threads', isolate: false },
      },
      {
        root,
        resolve: {
          alias: {
            '@node-rs/argon2': noNativeHash,
            '@node-rs/bcrypt': noNativeHash,
            'markdown-to-jsx/entities': entities,
          },
        },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: resolve(root, 'wrangler.toml') },
            miniflare: {
              cf: false,
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations(resolve(root, 'migrations')),
                INDEXNOW_KEY: 'test-indexnow-key',
                GOOGLE_CLIENT_ID: 'our-client-id',
                GOOGLE_CLIENT_SECRET: 'our-client-secret',
                SOURCE_ALLOWED_HOSTS: 'source.test:8080,sourcehost:8080,robots.test:8080,wiki.test:8080',
                WIKIPEDIA_URL: 'http://wiki.test:8080',
              },
              outboundService: createFakeInternet(),
            },
          })),
        ],
        test: {
          name: 'worker',
          // One runtime for many files; each begins with empty storage (worker/test/setup.ts).
          isolate: false,
          expect: { poll: { timeout: 120_000 } },
          // Against what hangs, not what is slow: other work may have the machine.
          testTimeout: 400_000,
          hookTimeout: 400_000,
          include: ['worker/**/*.test.ts'],
          exclude: [measuring, ...pureTests],
          setupFiles: [resolve(root, 'worker/test/setup.ts')],
          deps: {
            optimizer: {
              ssr: { enabled: true, include: workerPackages },
            },
          },
        },
      },
      {
        root,
        resolve: { alias: { 'markdown-to-jsx/entities': entities } },
        plugins: [
          {
            name: 'no-client-build',
            resolveId: (id: string) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
            load: (id: string) =>
              id === '\0virtual:client-manifest'
                ? "export default { js: '/assets/client.js', css: [], preload: [] }"
                : undefined,
          },
          cloudflareTest({
            main: resolve(root, 'web/entry-edge.tsx'),
            miniflare: {
              cf: false,
              compatibilityDate: '2026-08-15',
              compatibilityFlags: ['nodejs_compat'],
              serviceBindings: {
                API: () => new Response('No API in tests', { status: 599 }),
                ASSETS: () => new Response('No assets in tests', { status: 404 }),
              },
            },
          }),
        ],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**'],
          testTimeout: 400_000,
          isolate: false,
        },
      },
    ],
  },
});
