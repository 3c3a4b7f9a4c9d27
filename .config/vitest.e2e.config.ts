import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = resolve(import.meta.dirname, '..');
const restarting = ['web/e2e/power-cut*.test.ts', 'web/e2e/lifetime.test.ts', 'web/e2e/backup.test.ts'];
// Time limits are against what hangs, not what is slow: other work may have the machine.
const common = {
  setupFiles: ['web/e2e/own-connections.ts'],
  testTimeout: 400_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * What stands in the public lists is known only until other tests publish. And what takes long by itself begins early: at the end
 * everything would wait for it.
 */
class EarlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => /\/(?:visitor|changes|power-cut)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  root,
  test: {
    // They wait more than they work.
    maxWorkers: 3,
    sequence: { sequencer: EarlyFirst },
    projects: [
      {
        root,
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          exclude: restarting,
          globalSetup: ['web/e2e/global-setup.ts'],
          sequence: { groupOrder: 0 },
          ...common,
        },
      },
      {
        root,
        // After the others, so that restarts do not compete with browsers for the machine.
        test: {
          name: 'restarts',
          include: restarting,
          sequence: { groupOrder: 1 },
          ...common,
        },
      },
    ],
  },
});
