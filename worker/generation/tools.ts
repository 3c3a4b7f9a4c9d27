import { createDb } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import type { ProductId } from '../owner-words/words.ts';
import type { WritingTools } from '../writing/types.ts';
import type { Job, JobTable } from './jobs.ts';
import { kindOf } from './kinds.ts';
import { logStep, type Meter } from './log.ts';
import { metered } from './model.ts';
import { createOutside } from './outside.ts';
import { sliceMs, sourcePatienceMs, stepTimeoutMs, watchdogMs } from './retry.ts';
import { Cancelled, GiveWay } from './stops.ts';

/**
 * Rises when what the steps hand on changes its shape. A job that was under way at the change begins its steps anew: facts are
 * named by their number, and those of another shape would prove what they do not say.
 */
const stepsVersion = 4;

/** What a job's tools use of its lane; `signal` ends what is under way when the job is cancelled. */
type Lane = {
  product: ProductId | null;
  env: Bindings;
  jobs: JobTable;
  signal: AbortSignal;
  setAlarm(at: number): Promise<void>;
};

/** What the writing of one job works with: each step is stored, watched over, and gives way to what is more urgent. */
export function toolsFor(job: Job, { product, env, jobs, signal, setAlarm }: Lane): WritingTools {
  const db = createDb(env.DB);
  const sliceEnds = Date.now() + sliceMs;
  const meter: Meter = { tokens: 0 };
  const uncounted = uncountedOnce(jobs, job.runId);
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal });
  const outside = createOutside(env, {
    articleId: job.articleId,
    product,
    send: (input, init) => uncounted(() => send(input, init)),
    // The model's own address is the administrator's choice: its answer is waited for to its end, not only to its beginning.
    sendToModel: send,
    readWithinMs: () => {
      const since = jobs.find(job.runId)?.sourceSince ?? null;
      return since === null ? null : Math.max(0, since + sourcePatienceMs - Date.now());
    },
  });
  return {
    ...outside,
    model: outside.model && metered(outside.model, { db, env, runId: job.runId, meter, uncounted }),
    step: async (name, progress, work) => {
      const key = `${stepsVersion} ${name}`;
      const stored = jobs.findResult(job.runId, key);
      if (stored !== null) return JSON.parse(stored);
      const urgent = jobs.next(Date.now());
      if (Date.now() > sliceEnds || (urgent && urgent.runId !== job.runId && urgent.priority < job.priority))
        throw new GiveWay();
      await setAlarm(Date.now() + watchdogMs);
      if (!(await kindOf(job).report(db, job, progress))) throw new Cancelled();
      const result = JSON.stringify((await logStep(job.articleId, name, meter, () => withTimeout(work()))) ?? null);
      if (!jobs.storeResult(job.runId, key, result)) throw new Cancelled();
      return JSON.parse(result);
    },
  };
}

/** Suspends the attempt while at least one of several works at once goes on. */
function uncountedOnce(jobs: JobTable, runId: string) {
  let underWay = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    underWay += 1;
    if (underWay === 1) jobs.suspendAttempt(runId);
    try {
      return await work();
    } finally {
      underWay -= 1;
      if (underWay === 0) jobs.resumeAttempt(runId);
    }
  };
}

async function withTimeout<T>(work: Promise<T> | T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The step took too long')), stepTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
