/** Pure rules of trying again and giving up (decisions, section 6). Times in milliseconds. */

/** Attempts of one step that may end without an outcome (crash, CPU, memory) before the job is held to be poison. */
export const maxAttempts = 3;
export const stepTimeoutMs = 5 * 60_000;
/** An isolate that dies leaves this alarm behind; a living one moves it on with every step and with the end of each run. */
export const watchdogMs = 15_000;
/** A job gives way to the others after this long and goes on with its next step in a fresh alarm. */
export const sliceMs = 10_000;

/** Pauses before the second and the third reading of a source. */
const sourcePausesMs: readonly number[] = [2_000, 6_000];
/** Somebody looks at the screen: all readings of a source, slow ones included, end within this of the first one's beginning. */
export const sourcePatienceMs = 20_000;
/** A reading that has less than this left is not begun. */
const leastReadingMs = 1_000;

/** When to read a source again that could not be read, `failures` times before; null where it is given up. */
export function nextReading({ now, since, failures }: { now: number; since: number; failures: number }): number | null {
  const pause = sourcePausesMs[failures];
  if (pause === undefined) return null;
  const readyAt = now + pause;
  return readyAt + leastReadingMs <= since + sourcePatienceMs ? readyAt : null;
}

/** Pause after an error that is nobody's fault that we know of (D1 away, a bug): 1, 2, 4 … seconds, at most a minute. */
export const errorPauseMs = (attempt: number): number => Math.min(1000 * 2 ** Math.max(0, attempt - 1), 60_000);

/** D1 that does not answer is waited for this long; what is written is kept meanwhile. */
export const databasePauseMs = 5_000;
export const databasePatienceMs = 24 * 60 * 60_000;

/** A model that does not answer is waited for this long in all; then the job fails with a plain reason. */
const modelPatienceMs: Record<Priority, number> = { interactive: 60 * 60_000, bulk: 24 * 60 * 60_000 };
const firstModelPauseMs = 5_000;
const longestModelPauseMs = 10 * 60_000;

type ModelWait = {
  now: number;
  /** When the model first did not answer at this step. */
  since: number;
  /** How often it has not answered since. */
  waits: number;
  /** What the endpoint asked for. */
  retryAfterMs: number | null;
  /** 0 to 1, so that jobs that were refused together do not come back together. */
  chance: number;
  priority: Priority;
};

/**
 * When to ask a model again that gave no answer; null where it has been waited for long enough. Doubling pauses, each
 * between half and the whole of its length; a pause that the endpoint asked for is kept in full.
 */
export function nextModelAttempt({ now, since, waits, retryAfterMs, chance, priority }: ModelWait): number | null {
  const giveUpAt = since + modelPatienceMs[priority];
  if (now >= giveUpAt) return null;
  const longest = Math.min(firstModelPauseMs * 2 ** waits, longestModelPauseMs);
  const pause = Math.min(longest / 2 + (longest / 2) * chance, giveUpAt - now);
  const asked = retryAfterMs ?? 0;
  return now + asked > giveUpAt ? null : now + Math.ceil(Math.max(pause, asked));
}

export const priorities = { interactive: 0, bulk: 1 } as const;
export type Priority = keyof typeof priorities;

/** The name of a priority as it stands in the table. */
export const priorityNamed = (priority: number): Priority =>
  priority === priorities.interactive ? 'interactive' : 'bulk';
