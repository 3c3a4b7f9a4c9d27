import { resumeDeletions } from './account/delete.ts';
import type { Bindings } from './env.ts';
import { sweep } from './generation/sweep.ts';
import { logError } from './log-error.ts';

/** What runs each minute. `untouchedFor` as in `sweep`. A failure of one keeps the other from nothing. */
export async function runScheduled(env: Bindings, untouchedFor?: number): Promise<void> {
  await Promise.all([
    sweep(env, untouchedFor).catch((error: unknown) => logError('sweep_failed', error)),
    resumeDeletions(env).catch((error: unknown) => logError('deletions_failed', error)),
  ]);
}
