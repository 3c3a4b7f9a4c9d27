import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'walks',
    include: ['web/e2e/**/*.test.ts'],
    exclude: ['web/e2e/main-job.test.ts', 'web/e2e/power-cut.test.ts'],
    globalSetup: ['web/e2e/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // They wait more than they work.
    maxWorkers: 2,
  },
});
