import { app } from './app.ts';
import type { Bindings } from './env.ts';
import { runScheduled } from './scheduled.ts';

export { GenerationLane } from './generation/lane.ts';

export default {
  fetch: app.fetch,
  scheduled: (_controller, env) => runScheduled(env),
} satisfies ExportedHandler<Bindings>;
