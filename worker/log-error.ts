import { describeError } from './contract/describe-error.ts';

/** One structured line about something that went wrong. `more` names things by id; content, parameters and secrets stay out. */
export function logError(event: string, error: unknown, more: Record<string, string | number> = {}): void {
  console.error(JSON.stringify({ event, ...more, ...describeError(error) }));
}
