import { cpSync } from 'node:fs';
import { inject } from 'vitest';

/**
 * Fills a stack's data with that of a first `npm start`: migrating and seeding take longer than all else of a start. Where a file
 * runs by itself there is none, and its stack begins from nothing.
 */
export function copySeededState(stateDir: string): void {
  const seeded = inject('seededState');
  if (seeded) cpSync(seeded, stateDir, { recursive: true });
}
