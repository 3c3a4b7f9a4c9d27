import type { WaitReason } from '../contract/options.ts';
import type { Database } from '../db/client.ts';
import { failArticle, type Run, reportProgress, reportWaiting } from './article-row.ts';
import { failReading, isReading, touchReading } from './reading-row.ts';

/** Where a job's state is shown while it runs: on its article, or on the sheet of a product. */
type Kind = {
  /** False: the run is cancelled. */
  report(db: Database, run: Run, percent: number): Promise<boolean>;
  showWaiting(db: Database, run: Run, reason: WaitReason): Promise<void>;
  fail(db: Database, run: Run, reason: string): Promise<void>;
};

const ofArticle: Kind = { report: reportProgress, showWaiting: reportWaiting, fail: failArticle };
const ofReading: Kind = {
  report: touchReading,
  showWaiting: async (db, run) => void (await touchReading(db, run)),
  fail: failReading,
};

export const kindOf = (run: Run): Kind => (isReading(run) ? ofReading : ofArticle);
