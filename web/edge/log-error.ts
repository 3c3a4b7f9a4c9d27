import { describeError } from '../../worker/contract/describe-error.ts';
import type { Context } from './env.ts';

/** One structured line about something that went wrong; addresses and content stay out. */
export function logError(event: string, error: unknown, more: Record<string, string> = {}): void {
  console.error(JSON.stringify({ event, ...more, ...describeError(error) }));
}

/** Work that the answer does not wait for. The platform would log a failure with its whole message. */
export function inBackground(context: Context, event: string, work: Promise<unknown>): void {
  context.waitUntil(work.catch((error: unknown) => logError(event, error)));
}
