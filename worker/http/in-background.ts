import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { logError } from '../log-error.ts';

/** Work that the answer does not wait for. The platform would log a failure with its whole message, parameters and all. */
export function inBackground(c: Context<AppEnv>, event: string, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.catch((error: unknown) => logError(event, error)));
}
