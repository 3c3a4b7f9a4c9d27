/** Pure rules of trying again and giving up (decisions, section 6). Times in milliseconds. */

/** Attempts of one step that may end without an outcome (crash, CPU, memory) before the job is held to be poison. */
export const maxAttempts = 3;
export const stepTimeoutMs = 5 * 60_000;
/** An isolate that dies leaves this alarm behind; a living one moves it on with every step and with the end of each run. */
export const watchdogMs = 15_000;
/** A job gives way to the others after this long and goes on with its next step in a fresh alarm. */
export const sliceMs = 10_000;

/** Pauses before the second and the third reading of a source: all three within 20 seconds. */
export const sourcePausesMs: readonly number[] = [2_000, 6_000];

/** Pause after an error that is nobody's fault that we know of (D1 away, a bug): 1, 2, 4 … seconds, at most a minute. */
export const errorPauseMs = (attempt: number): number => Math.min(1000 * 2 ** Math.max(0, attempt - 1), 60_000);

export const databasePauseMs = 5_000;

export const priorities = { interactive: 0, bulk: 1 } as const;
export type Priority = keyof typeof priorities;
