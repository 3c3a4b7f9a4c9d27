import { resumeDeletions } from './account/delete.ts';
import type { Bindings } from './env.ts';
import { sweep } from './generation/sweep.ts';
import { logError } from './log-error.ts';

/** What the cron runs each minute; neither waits for, or falls with, the other. */
export async function runScheduled(env: Bindings, firedAt: number): Promise<void> {
  await Promise.all([
    sweep(env, firedAt).catch((error: unknown) => logError('sweep_failed', error)),
    resumeDeletions(env).catch((error: unknown) => logError('deletions_failed', error)),
  ]);
}
