import type { Database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import type { ModelError } from '../model/errors.ts';
import type { Model } from '../model/types.ts';
import { readSettings } from '../settings.ts';
import { counted } from '../usage/counted.ts';
import type { Job } from './jobs.ts';
import type { Meter } from './log.ts';
import { takePlace } from './model-places.ts';
import { nextModelAttempt, priorityNamed } from './retry.ts';

/** When a job whose model gave no answer may go on; null: it has waited long enough. */
export function modelReadyAt(
  { modelAwaySince, modelWaits: waits, priority }: Job,
  { retryAfterMs }: ModelError,
  now: number,
): number | null {
  return nextModelAttempt({
    now,
    since: modelAwaySince ?? now,
    waits,
    retryAfterMs,
    chance: Math.random(),
    priority: priorityNamed(priority),
  });
}

type Metering = {
  db: Database;
  env: Bindings;
  runId: string;
  meter: Meter;
  uncounted: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Asked only from one of the site's places and within its day's tokens. The time that an answer takes is no attempt. */
export function metered(model: Model, { db, env, runId, meter, uncounted }: Metering): Model {
  const { modelLanes: lanes, modelTokensPerDay: tokensPerDay } = readSettings(env);
  return {
    async complete(request) {
      await takePlace(db, runId, { lanes, tokensPerDay });
      const reply = await counted(db, () => uncounted(() => model.complete(request)));
      meter.tokens += reply.tokens;
      return reply;
    },
  };
}
