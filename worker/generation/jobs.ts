import { columns, type Job, type JobRequest, type JobRow, prepareTables, toJob } from './job-tables.ts';
import { priorities } from './retry.ts';

export type { Job, JobRequest } from './job-tables.ts';

/**
 * The lane's own table: what is to be run, and the results of the steps that have run. A job's row stays until its outcome
 * stands in D1, so nothing queued is ever dropped by a crash.
 */
export class JobTable {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    prepareTables(sql);
  }

  /** Takes jobs in; one that is known already stays as it is. */
  add(requests: readonly JobRequest[], now: number): void {
    for (const { runId, articleId, priority } of requests) {
      this.#sql.exec(
        'insert into jobs (run_id, article_id, priority, ready_at) values (?, ?, ?, ?) on conflict (run_id) do nothing',
        runId,
        articleId,
        priorities[priority],
        now,
      );
    }
  }

  /** The job to run now: interactive before bulk, first come first served, those that wait left aside. */
  next(now: number): Job | null {
    const query = `select ${columns} from jobs where ready_at <= ? order by priority, seq limit 1`;
    const [row] = this.#sql.exec<JobRow>(query, now).toArray();
    return row ? toJob(row) : null;
  }

  find(runId: string): Job | null {
    const [row] = this.#sql.exec<JobRow>(`select ${columns} from jobs where run_id = ?`, runId).toArray();
    return row ? toJob(row) : null;
  }

  /** When the next job is ready, or null where there is none at all. */
  nextReadyAt(): number | null {
    const row = this.#sql.exec<{ at: number | null }>('select min(ready_at) as at from jobs').one();
    return row.at;
  }

  /** Counts a run and returns how many there were since the job last had an outcome, this one included. */
  beginRun(runId: string): number {
    const query = 'update jobs set attempts = attempts + 1 where run_id = ? returning attempts';
    const [row] = this.#sql.exec<{ attempts: number }>(query, runId).toArray();
    return row?.attempts ?? 1;
  }

  findResult(runId: string, step: string): string | null {
    const query = 'select result from step_results where run_id = ? and step = ?';
    const [row] = this.#sql.exec<{ result: string }>(query, runId, step).toArray();
    return row?.result ?? null;
  }

  /**
   * A step's result is an outcome: the run goes on, now as the first attempt at the next step. False where the job is gone: then
   * nothing of it is kept.
   */
  storeResult(runId: string, step: string, result: string): boolean {
    if (this.find(runId) === null) return false;
    this.#sql.exec(
      'insert into step_results (run_id, step, result) values (?, ?, ?) on conflict do nothing',
      runId,
      step,
      result,
    );
    this.#sql.exec(
      `update jobs set attempts = 1, source_failures = 0, source_since = null, model_away_since = null, model_waits = 0, database_away_since = null
       where run_id = ?`,
      runId,
    );
    return true;
  }

  /**
   * While a job merely waits for the network, a crash is none of its making: the attempt does not count for that time.
   * Calls come in pairs.
   */
  suspendAttempt(runId: string): void {
    this.#sql.exec('update jobs set attempts = max(0, attempts - 1) where run_id = ?', runId);
  }

  resumeAttempt(runId: string): void {
    this.#sql.exec('update jobs set attempts = attempts + 1 where run_id = ?', runId);
  }

  /** The run ended in good order, and the job goes on when its turn comes. */
  giveWay(runId: string): void {
    this.#sql.exec('update jobs set attempts = 0 where run_id = ?', runId);
  }

  /** Puts a job back for a reason that no attempt of it can help. */
  waitUncounted(runId: string, readyAt: number): void {
    const query = 'update jobs set attempts = 0, database_away_since = null, ready_at = ? where run_id = ?';
    this.#sql.exec(query, readyAt, runId);
  }

  /** Puts a job back because D1 did not answer, since then. */
  waitForDatabase(runId: string, since: number, readyAt: number): void {
    const query = 'update jobs set attempts = 0, database_away_since = ?, ready_at = ? where run_id = ?';
    this.#sql.exec(query, since, readyAt, runId);
  }

  /** Puts a job back because its source could not be read, first since then: an outcome, so it does not count towards poison. */
  waitForSource(runId: string, since: number, readyAt: number): void {
    this.#sql.exec(
      `update jobs set attempts = 0, source_failures = source_failures + 1, source_since = ?, database_away_since = null,
         ready_at = ?
       where run_id = ?`,
      since,
      readyAt,
      runId,
    );
  }

  /** Puts a job back because the model did not answer: nobody's attempt. `since` is when that began. */
  waitForModel(runId: string, since: number, readyAt: number): void {
    this.#sql.exec(
      `update jobs set attempts = 0, model_away_since = ?, model_waits = model_waits + 1, database_away_since = null,
         ready_at = ?
       where run_id = ?`,
      since,
      readyAt,
      runId,
    );
  }

  /** Puts a job back after an error of ours; the attempt counts. */
  waitAfterError(runId: string, readyAt: number): void {
    this.#sql.exec('update jobs set ready_at = ? where run_id = ?', readyAt, runId);
  }

  remove(runId: string): void {
    this.#sql.exec('delete from step_results where run_id = ?', runId);
    this.#sql.exec('delete from jobs where run_id = ?', runId);
  }
}
