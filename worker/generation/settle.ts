import type { Database } from '../db/client.ts';
import { ModelError } from '../model/errors.ts';
import { SourceError } from '../source/errors.ts';
import { WritingError } from '../writing/errors.ts';
import { failArticle } from './article-row.ts';
import type { Job, JobTable } from './jobs.ts';
import { modelReadyAt } from './model.ts';
import { databasePauseMs, errorPauseMs, maxAttempts, sourcePausesMs } from './retry.ts';
import { Cancelled, DatabaseAway, GiveWay } from './stops.ts';

/** What people are told where the fault is ours. */
export const brokenReason = 'Something went wrong on our side while writing this article. Please retry it.';

/** What becomes of a job whose run ended early. Where that cannot be recorded the job stays, for the next alarm. */
export async function settleJob(db: Database, jobs: JobTable, job: Job, error: unknown): Promise<void> {
  if (error instanceof GiveWay) return jobs.giveWay(job.runId);
  if (error instanceof Cancelled) return jobs.remove(job.runId);
  if (error instanceof DatabaseAway) return jobs.waitUncounted(job.runId, Date.now() + databasePauseMs);
  const current = jobs.find(job.runId);
  if (!current) return;
  if (error instanceof SourceError && error.transient) {
    const pause = sourcePausesMs[current.sourceFailures];
    if (pause !== undefined) return jobs.waitForSource(job.runId, Date.now() + pause);
  }
  if (error instanceof ModelError && error.kind === 'wait') {
    const readyAt = modelReadyAt(current, error);
    const since = current.modelAwaySince ?? Date.now();
    if (readyAt !== null) return jobs.waitForModel(job.runId, since, readyAt);
  }
  const isForPeople = error instanceof SourceError || error instanceof WritingError || error instanceof ModelError;
  if (!isForPeople) {
    console.error(JSON.stringify({ event: 'step_broke', article: job.articleId, error: String(error) }));
  }
  if (isForPeople || current.attempts >= maxAttempts) {
    const recorded = await failJob(db, jobs, job, isForPeople ? error.message : brokenReason);
    if (recorded) return;
  }
  jobs.waitAfterError(job.runId, Date.now() + errorPauseMs(current.attempts));
}

/** Marks the article failed. False where D1 was out of reach. */
async function failJob(db: Database, jobs: JobTable, job: Job, reason: string): Promise<boolean> {
  try {
    await failArticle(db, job, reason);
    jobs.remove(job.runId);
    return true;
  } catch (error) {
    console.error(JSON.stringify({ event: 'failure_unrecorded', article: job.articleId, error: String(error) }));
    return false;
  }
}
