import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    name: 'e2e',
    include: ['web/e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Two cores: a browser and a runtime at a time are enough.
    fileParallelism: false,
  },
});
