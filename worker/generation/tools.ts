import { createDb } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import type { WritingTools } from '../writing/types.ts';
import { reportProgress } from './article-row.ts';
import type { Job, JobTable } from './jobs.ts';
import { logStep, type Meter } from './log.ts';
import { metered } from './model.ts';
import { createOutside } from './outside.ts';
import { sliceMs, stepTimeoutMs, watchdogMs } from './retry.ts';
import { Cancelled, GiveWay, unlessAway } from './stops.ts';

/** What a job's tools use of its lane. */
type Lane = { env: Bindings; jobs: JobTable; setAlarm(at: number): Promise<void> };

/** What the writing of one job works with: each step is stored, watched over, and gives way to what is more urgent. */
export function toolsFor(job: Job, { env, jobs, setAlarm }: Lane): WritingTools {
  const db = createDb(env.DB);
  const sliceEnds = Date.now() + sliceMs;
  const meter: Meter = { tokens: 0 };
  const uncounted = async <T>(work: () => Promise<T>): Promise<T> => {
    jobs.suspendAttempt(job.runId);
    try {
      return await work();
    } finally {
      jobs.resumeAttempt(job.runId);
    }
  };
  const outside = createOutside(env, (input, init) => uncounted(() => fetch(input, init)));
  return {
    ...outside,
    model: outside.model && metered(outside.model, meter, uncounted),
    step: async (name, progress, work) => {
      const stored = jobs.findResult(job.runId, name);
      if (stored !== null) return JSON.parse(stored);
      const urgent = jobs.next(Date.now());
      if (Date.now() > sliceEnds || (urgent && urgent.runId !== job.runId && urgent.priority < job.priority))
        throw new GiveWay();
      await setAlarm(Date.now() + watchdogMs);
      if (!(await unlessAway(reportProgress(db, job, progress)))) throw new Cancelled();
      const result = JSON.stringify((await logStep(job.articleId, name, meter, () => withTimeout(work()))) ?? null);
      jobs.storeResult(job.runId, name, result);
      return JSON.parse(result);
    },
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
