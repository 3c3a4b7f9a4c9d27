import type { ModelError } from '../model/errors.ts';
import type { Model } from '../model/types.ts';
import type { Job } from './jobs.ts';
import type { Meter } from './log.ts';
import { nextModelAttempt, priorityNamed } from './retry.ts';

/** When a job whose model gave no answer may go on; null: it has waited long enough. */
export function modelReadyAt(
  { modelAwaySince, modelWaits: waits, priority }: Job,
  { retryAfterMs }: ModelError,
): number | null {
  const now = Date.now();
  return nextModelAttempt({
    now,
    since: modelAwaySince ?? now,
    waits,
    retryAfterMs,
    chance: Math.random(),
    priority: priorityNamed(priority),
  });
}

/** Its answers are counted, and the time that an answer takes, streamed to its end, is no attempt. */
export function metered(model: Model, meter: Meter, uncounted: <T>(work: () => Promise<T>) => Promise<T>): Model {
  return {
    async complete(request) {
      const reply = await uncounted(() => model.complete(request));
      meter.tokens += reply.tokens;
      return reply;
    },
  };
}
