import { DurableObject } from 'cloudflare:workers';
import { createDb } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { WritingError } from '../writing/errors.ts';
import { writeArticle } from '../writing/write-article.ts';
import { finishArticle, loadGenerating } from './article-row.ts';
import { briefOf } from './brief.ts';
import { type Job, type JobRequest, JobTable } from './jobs.ts';
import { maxAttempts } from './retry.ts';
import { brokenReason, settleJob } from './settle.ts';
import { Cancelled, unlessAway } from './stops.ts';
import { toolsFor } from './tools.ts';

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
      const { env, ctx } = this;
      const tools = toolsFor(job, { env, jobs: this.#jobs, setAlarm: (at) => ctx.storage.setAlarm(at) });
      const written = await writeArticle(briefOf(row), tools);
      await tools.step('save', 99, () => finishArticle(db, job, written));
      this.#jobs.remove(job.runId);
    } catch (error) {
      await settleJob(db, this.#jobs, job, error);
    }
  }
}
