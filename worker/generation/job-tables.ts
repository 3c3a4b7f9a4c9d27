import type { Priority } from './retry.ts';

/** A generation that a lane is asked to run. */
export type JobRequest = { articleId: string; runId: string; priority: Priority };

export type Job = {
  runId: string;
  articleId: string;
  /** 0 goes first. */
  priority: number;
  /** Runs since the last outcome (a step's result, a source that could not be read). */
  attempts: number;
  /** How often the source could not be read in the current step. */
  sourceFailures: number;
  /** When the first of those readings began (null: there was none). */
  sourceSince: number | null;
  /** Since when the model has not answered in the current step (null: it has), and how often. */
  modelAwaySince: number | null;
  modelWaits: number;
  /** Since when D1 has not answered (null: it has). */
  databaseAwaySince: number | null;
};

export type JobRow = {
  run_id: string;
  article_id: string;
  priority: number;
  attempts: number;
  source_failures: number;
  source_since: number | null;
  model_away_since: number | null;
  model_waits: number;
  database_away_since: number | null;
};

export const columns =
  'run_id, article_id, priority, attempts, source_failures, source_since, model_away_since, model_waits, database_away_since';

/** Columns that lanes of earlier versions do not have. */
const laterColumns = {
  model_away_since: 'integer',
  model_waits: 'integer not null default 0',
  database_away_since: 'integer',
  source_since: 'integer',
} as const;

export function toJob(row: JobRow): Job {
  return {
    runId: row.run_id,
    articleId: row.article_id,
    priority: row.priority,
    attempts: row.attempts,
    sourceFailures: row.source_failures,
    sourceSince: row.source_since,
    modelAwaySince: row.model_away_since,
    modelWaits: row.model_waits,
    databaseAwaySince: row.database_away_since,
  };
}

/** Makes what a lane's storage does not have yet. */
export function prepareTables(sql: SqlStorage): void {
  sql.exec(`
    create table if not exists jobs (
      seq integer primary key autoincrement,
      run_id text not null unique,
      article_id text not null,
      priority integer not null,
      ready_at integer not null,
      attempts integer not null default 0,
      source_failures integer not null default 0
    );
    create index if not exists jobs_next on jobs (priority, seq);
    create index if not exists jobs_ready on jobs (ready_at);
    create table if not exists step_results (
      run_id text not null,
      step text not null,
      result text not null,
      primary key (run_id, step)
    ) without rowid;`);
  const present = sql.exec<{ name: string }>("select name from pragma_table_info('jobs')").toArray();
  for (const [name, type] of Object.entries(laterColumns)) {
    if (!present.some((column) => column.name === name)) sql.exec(`alter table jobs add column ${name} ${type}`);
  }
}
