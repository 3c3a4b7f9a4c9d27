import { DurableObject } from 'cloudflare:workers';
import { createDb } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { ModelError } from '../model/errors.ts';
import { SourceError } from '../source/errors.ts';
import { WritingError } from '../writing/errors.ts';
import type { WritingTools } from '../writing/types.ts';
import { writeArticle } from '../writing/write-article.ts';
import { failArticle, finishArticle, loadGenerating, reportProgress } from './article-row.ts';
import { briefOf } from './brief.ts';
import { type Job, type JobRequest, JobTable } from './jobs.ts';
import { logStep, type Meter } from './log.ts';
import { metered, modelReadyAt } from './model.ts';
import { createOutside } from './outside.ts';
import {
  databasePauseMs,
  errorPauseMs,
  maxAttempts,
  sliceMs,
  sourcePausesMs,
  stepTimeoutMs,
  watchdogMs,
} from './retry.ts';

/** The article is gone or belongs to another run: whatever this job still does is for nobody. */
class Cancelled extends Error {}
/** The job has had its slice; it goes on with its next step when its turn comes. */
class GiveWay extends Error {}
/** D1 does not answer: nobody's attempt, however long it lasts. */
class DatabaseAway extends Error {}

const brokenReason = 'Something went wrong on our side while writing this article. Please retry it.';

/**
 * One user's generation lane: strictly one step at a time, lanes independent of each other. D1 owns which articles exist and
 * their status; the lane owns execution. All work happens in `alarm()`, which fires by itself after a crash.
 */
export class GenerationLane extends DurableObject<Bindings> {
  readonly #jobs: JobTable;
  #running = false;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#jobs = new JobTable(ctx.storage.sql);
  }

  /** Takes jobs in and sees to it that they will run. Known ones are left alone, so calling it again does no harm. */
  async enqueue(requests: JobRequest[]): Promise<void> {
    this.#jobs.add(requests, Date.now());
    await this.#schedule();
  }

  async cancel(runId: string): Promise<void> {
    this.#jobs.remove(runId);
    await this.#schedule();
  }

  /** Never throws: the platform drops an alarm after six throws. */
  override async alarm(): Promise<void> {
    this.#running = true;
    try {
      const job = this.#jobs.next(Date.now());
      if (job) await this.#run(job);
    } catch (error) {
      console.error(JSON.stringify({ event: 'lane_failed', error: String(error) }));
    } finally {
      this.#running = false;
    }
    await this.#schedule().catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'lane_unscheduled', error: String(error) }));
    });
  }

  /** Sets the alarm to when the next job is ready. While one runs, its watchdog stands and its end comes here again. */
  async #schedule(): Promise<void> {
    if (this.#running) return;
    const readyAt = this.#jobs.nextReadyAt();
    if (readyAt === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(readyAt, Date.now()));
  }

  async #run(job: Job): Promise<void> {
    const db = createDb(this.env.DB);
    try {
      if (this.#jobs.beginRun(job.runId) > maxAttempts) throw new WritingError(brokenReason);
      const row = await unlessAway(loadGenerating(db, job));
      if (!row) throw new Cancelled();
      const tools = this.#toolsFor(job);
      const written = await writeArticle(briefOf(row), tools);
      await tools.step('save', 99, () => finishArticle(db, job, written));
      this.#jobs.remove(job.runId);
    } catch (error) {
      await this.#settle(job, error);
    }
  }

  /** What becomes of a job whose run ended early. Where that cannot be recorded the job stays, for the next alarm. */
  async #settle(job: Job, error: unknown): Promise<void> {
    if (error instanceof GiveWay) return this.#jobs.giveWay(job.runId);
    if (error instanceof Cancelled) return this.#jobs.remove(job.runId);
    if (error instanceof DatabaseAway) return this.#jobs.waitUncounted(job.runId, Date.now() + databasePauseMs);
    const current = this.#jobs.find(job.runId);
    if (!current) return;
    if (error instanceof SourceError && error.transient) {
      const pause = sourcePausesMs[current.sourceFailures];
      if (pause !== undefined) return this.#jobs.waitForSource(job.runId, Date.now() + pause);
    }
    if (error instanceof ModelError && error.kind === 'wait') {
      const readyAt = modelReadyAt(current, error);
      const since = current.modelAwaySince ?? Date.now();
      if (readyAt !== null) return this.#jobs.waitForModel(job.runId, since, readyAt);
    }
    const isForPeople = error instanceof SourceError || error instanceof WritingError || error instanceof ModelError;
    if (!isForPeople) {
      console.error(JSON.stringify({ event: 'step_broke', article: job.articleId, error: String(error) }));
    }
    if (isForPeople || current.attempts >= maxAttempts) {
      const recorded = await this.#fail(job, isForPeople ? error.message : brokenReason);
      if (recorded) return;
    }
    this.#jobs.waitAfterError(job.runId, Date.now() + errorPauseMs(current.attempts));
  }

  /** Marks the article failed. False where D1 was out of reach. */
  async #fail(job: Job, reason: string): Promise<boolean> {
    try {
      await failArticle(createDb(this.env.DB), job, reason);
      this.#jobs.remove(job.runId);
      return true;
    } catch (error) {
      console.error(JSON.stringify({ event: 'failure_unrecorded', article: job.articleId, error: String(error) }));
      return false;
    }
  }

  #toolsFor(job: Job): WritingTools {
    const db = createDb(this.env.DB);
    const sliceEnds = Date.now() + sliceMs;
    const meter: Meter = { tokens: 0 };
    const uncounted = async <T>(work: () => Promise<T>): Promise<T> => {
      this.#jobs.suspendAttempt(job.runId);
      try {
        return await work();
      } finally {
        this.#jobs.resumeAttempt(job.runId);
      }
    };
    const outside = createOutside(this.env, (input, init) => uncounted(() => fetch(input, init)));
    return {
      ...outside,
      model: outside.model && metered(outside.model, meter, uncounted),
      step: async (name, progress, work) => {
        const stored = this.#jobs.findResult(job.runId, name);
        if (stored !== null) return JSON.parse(stored);
        const urgent = this.#jobs.next(Date.now());
        if (Date.now() > sliceEnds || (urgent && urgent.runId !== job.runId && urgent.priority < job.priority))
          throw new GiveWay();
        await this.ctx.storage.setAlarm(Date.now() + watchdogMs);
        if (!(await unlessAway(reportProgress(db, job, progress)))) throw new Cancelled();
        const result = JSON.stringify((await logStep(job.articleId, name, meter, () => withTimeout(work()))) ?? null);
        this.#jobs.storeResult(job.runId, name, result);
        return JSON.parse(result);
      },
    };
  }
}

function unlessAway<T>(query: Promise<T>): Promise<T> {
  return query.catch((cause: unknown) => {
    console.error(JSON.stringify({ event: 'database_away', error: String(cause) }));
    throw new DatabaseAway('D1 did not answer', { cause });
  });
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
