import type { WaitReason } from '../contract/options.ts';
import { isDatabaseAway } from '../db/away.ts';
import type { Database } from '../db/client.ts';
import { logError } from '../log-error.ts';
import { ModelError } from '../model/errors.ts';
import { SourceError } from '../source/fetch/index.ts';
import { WritingError } from '../writing/writer.ts';
import type { Job, JobTable } from './jobs.ts';
import { kindOf } from './kinds.ts';
import { modelReadyAt } from './model.ts';
import { isReading } from './reading-row.ts';
import { databasePatienceMs, databasePauseMs, errorPauseMs, maxAttempts, nextReading } from './retry.ts';
import { Cancelled, GiveWay, Waits } from './stops.ts';

/** What people are told where the fault is ours. */
export const brokenReason = 'Something went wrong on our side while writing this article. Please retry it.';

const brokenReadingReason = 'Something went wrong on our side while reading the site. Please try again.';

/** What becomes of a job whose run, begun then, ended early. Where that cannot be recorded the job stays, for the next alarm. */
export async function settleJob(
  db: Database,
  jobs: JobTable,
  { job, begunAt }: { job: Job; begunAt: number },
  error: unknown,
): Promise<void> {
  const now = Date.now();
  if (error instanceof GiveWay) return jobs.giveWay(job.runId);
  if (error instanceof Cancelled) return jobs.remove(job.runId);
  const current = jobs.find(job.runId);
  if (!current) return;
  if (error instanceof Waits) {
    jobs.waitUncounted(job.runId, error.readyAt);
    return showWaiting(db, job, error.reason);
  }
  if (error instanceof SourceError && error.transient) {
    const since = current.sourceSince ?? begunAt;
    const readyAt = nextReading({ now, since, failures: current.sourceFailures });
    if (readyAt !== null) {
      jobs.waitForSource(job.runId, since, readyAt);
      return showWaiting(db, job, 'source');
    }
  }
  if (error instanceof ModelError && error.kind === 'wait') {
    const readyAt = modelReadyAt(current, error, now);
    if (readyAt !== null) {
      jobs.waitForModel(job.runId, current.modelAwaySince ?? now, readyAt);
      return showWaiting(db, job, 'model');
    }
  }
  const isForPeople = error instanceof SourceError || error instanceof WritingError || error instanceof ModelError;
  if (!isForPeople) logError('step_broke', error, { article: job.articleId });
  if (!isForPeople && isDatabaseAway(error)) {
    const since = current.databaseAwaySince ?? now;
    if (now - since < databasePatienceMs) return jobs.waitForDatabase(job.runId, since, now + databasePauseMs);
  }
  if (isForPeople || current.attempts >= maxAttempts) {
    const recorded = await failJob(db, jobs, job, isForPeople ? error.message : brokenReason);
    if (recorded) return;
  }
  jobs.waitAfterError(job.runId, now + errorPauseMs(current.attempts));
}

/** Only what is shown hangs on it, so a failure is nobody's. */
async function showWaiting(db: Database, job: Job, reason: WaitReason): Promise<void> {
  await kindOf(job)
    .showWaiting(db, job, reason)
    .catch((error: unknown) => logError('wait_unshown', error));
}

/** Marks the article failed. False where D1 was out of reach. */
async function failJob(db: Database, jobs: JobTable, job: Job, reason: string): Promise<boolean> {
  try {
    await kindOf(job).fail(db, job, isReading(job) && reason === brokenReason ? brokenReadingReason : reason);
    jobs.remove(job.runId);
    return true;
  } catch (error) {
    logError('failure_unrecorded', error, { article: job.articleId });
    return false;
  }
}
