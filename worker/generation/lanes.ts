import type { Bindings } from '../env.ts';
import { logError } from '../log-error.ts';
import type { JobRequest } from './jobs.ts';
import type { GenerationLane } from './lane.ts';

/** The lane of a user. */
export function laneOf({ LANES }: Bindings, userId: string) {
  const lanes = LANES as DurableObjectNamespace<GenerationLane>;
  return lanes.get(lanes.idFromName(userId));
}

/** Hands jobs to a user's lane. A failure is logged and left to the sweep: the articles stand in D1 already. */
export async function enqueue(env: Bindings, userId: string, jobs: JobRequest[]): Promise<void> {
  try {
    await laneOf(env, userId).enqueue(jobs);
  } catch (error) {
    logError('enqueue_failed', error, { jobs: jobs.length });
  }
}

/** A cancel that fails is harmless: the lane drops the job itself when it finds the article gone. */
export async function cancelRun(env: Bindings, userId: string, runId: string): Promise<void> {
  try {
    await laneOf(env, userId).cancel(runId);
  } catch (error) {
    logError('cancel_failed', error);
  }
}

/** Wipes the lane of a user who is gone. Fails loudly: a deletion is done only when this is. */
export async function forgetLane(env: Bindings, userId: string): Promise<void> {
  await laneOf(env, userId).forget();
}
