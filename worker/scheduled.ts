import { resumeDeletions } from './account/delete.ts';
import type { Bindings } from './env.ts';
import { sweep } from './generation/sweep.ts';
import { checkLinks } from './links/check-links.ts';
import { logError } from './log-error.ts';

/** What the cron runs each minute; none waits for, or falls with, another. */
export async function runScheduled(env: Bindings, firedAt: number): Promise<void> {
  await Promise.all([
    sweep(env, firedAt).catch((error: unknown) => logError('sweep_failed', error)),
    checkLinks(env).catch((error: unknown) => logError('link_checks_failed', error)),
    resumeDeletions(env).catch((error: unknown) => logError('deletions_failed', error)),
  ]);
}
