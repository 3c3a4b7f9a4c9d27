import { DurableObject } from 'cloudflare:workers';
import { createDb, type Database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { noteLinks } from '../links/article-links.ts';
import { logError } from '../log-error.ts';
import type { ProductId } from '../owner-words/words.ts';
import { readSettings } from '../settings.ts';
import { readSource } from '../source/read-sources.ts';
import { writeArticle } from '../writing/write-article.ts';
import { WritingError } from '../writing/writer.ts';
import { finishArticle, loadGenerating } from './article-row.ts';
import { briefOf } from './brief.ts';
import { prepareTables } from './job-tables.ts';
import { type Job, type JobRequest, JobTable } from './jobs.ts';
import { leavePlace } from './model-places.ts';
import { finishReading, isReading, loadReading } from './reading-row.ts';
import { maxAttempts } from './retry.ts';
import { brokenReason, settleJob } from './settle.ts';
import { Cancelled } from './stops.ts';
import { toolsFor } from './tools.ts';

/**
 * One user's generation lane: strictly one step at a time, lanes independent of each other. D1 owns which articles exist and
 * their status; the lane owns execution. All work happens in `alarm()`, which fires by itself after a crash.
 */
export class GenerationLane extends DurableObject<Bindings> {
  readonly #jobs: JobTable;
  #running = false;
  /** The run under way, and what ends its calls. */
  #current: { runId: string; abort: AbortController } | null = null;

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
    if (this.#current?.runId === runId) this.#current.abort.abort();
    await this.#schedule();
  }

  /** Forgets everything: the account is deleted. A job under way finds itself gone. */
  async forget(): Promise<void> {
    this.#current?.abort.abort();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    prepareTables(this.ctx.storage.sql);
  }

  /** Never throws: the platform drops an alarm after six throws. */
  override async alarm(): Promise<void> {
    this.#running = true;
    try {
      const job = this.#jobs.next(Date.now());
      if (job) await this.#run(job);
    } catch (error) {
      logError('lane_failed', error);
    } finally {
      this.#running = false;
    }
    await this.#schedule().catch((error: unknown) => logError('lane_unscheduled', error));
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
    const abort = new AbortController();
    const begunAt = Date.now();
    this.#current = { runId: job.runId, abort };
    try {
      if (this.#jobs.beginRun(job.runId) > maxAttempts) throw new WritingError(brokenReason);
      await (isReading(job) ? this.#read(db, job, abort.signal) : this.#write(db, job, abort.signal));
      this.#jobs.remove(job.runId);
    } catch (error) {
      await settleJob(db, this.#jobs, { job, begunAt }, error);
    } finally {
      this.#current = null;
      if (readSettings(this.env).model)
        await leavePlace(db, job.runId).catch((error: unknown) => logError('place_kept', error));
    }
  }

  async #write(db: Database, job: Job, signal: AbortSignal): Promise<void> {
    const row = await loadGenerating(db, job);
    if (!row) throw new Cancelled();
    const { userId, sourceKey: productKey } = row;
    const tools = this.#toolsFor(job, productKey === null ? null : { userId, productKey }, signal);
    const written = await writeArticle(briefOf(row), tools);
    await tools.step('save', 99, async () => {
      await finishArticle(db, job, written);
      await noteLinks(db, { id: job.articleId, content: written.content });
    });
  }

  /** Looks at a product's site as it is now, as far as any article would. */
  async #read(db: Database, job: Job, signal: AbortSignal): Promise<void> {
    const row = await loadReading(db, job);
    if (!row) throw new Cancelled();
    const tools = this.#toolsFor(job, null, signal);
    const source = await readSource(row.url, tools, 'long');
    await tools.step('save', 99, () => finishReading(db, job, source));
  }

  #toolsFor(job: Job, product: ProductId | null, signal: AbortSignal) {
    const { env, ctx } = this;
    return toolsFor(job, { product, env, jobs: this.#jobs, signal, setAlarm: (at) => ctx.storage.setAlarm(at) });
  }
}
