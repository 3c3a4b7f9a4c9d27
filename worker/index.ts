import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { runScheduled } from './scheduled.ts';

export { GenerationLane } from './generation/lane.ts';

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }, env) => runScheduled(env, scheduledTime),
} satisfies ExportedHandler<Bindings>;
