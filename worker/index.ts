import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { sweep } from './generation/sweep.ts';
import { logError } from './log-error.ts';

export { GenerationLane } from './generation/lane.ts';

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }, env) =>
    sweep(env, scheduledTime).catch((error: unknown) => logError('sweep_failed', error)),
} satisfies ExportedHandler<Bindings>;
