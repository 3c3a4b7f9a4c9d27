import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { productReadings } from '../db/schema.ts';
import { packReading } from '../products/packed.ts';
import type { Source } from '../source/types.ts';
import type { Run } from './article-row.ts';
import type { JobRequest } from './jobs.ts';

/** A look at a product's site writes no article: its jobs have a name of their own where others have an article's id. */
const prefix = 'reading:';
export const isReading = ({ articleId }: Run) => articleId.startsWith(prefix);

export const readingJob = (runId: string, priority: JobRequest['priority']): JobRequest => ({
  ...{ articleId: `${prefix}${runId}`, runId, priority },
});

const ofRun = ({ runId }: Run) => eq(productReadings.runId, runId);

/** What is to be read; undefined once the run is done or nobody wants it any more. */
export const loadReading = (db: Database, run: Run) =>
  db.select({ url: productReadings.url }).from(productReadings).where(ofRun(run)).get();

/** Notes that it goes on. False: this run is cancelled. */
export async function touchReading(db: Database, run: Run): Promise<boolean> {
  const touched = await db
    .update(productReadings)
    .set({ updatedAt: new Date() })
    .where(ofRun(run))
    .returning({ url: productReadings.url });
  return touched.length > 0;
}

/** Keeps what was found. Doing it again changes nothing. */
export async function finishReading(db: Database, run: Run, source: Source): Promise<void> {
  const found = await packReading(source);
  const at = new Date();
  await db
    .update(productReadings)
    .set({ found, runId: null, failureReason: null, checkedAt: at, updatedAt: at })
    .where(ofRun(run));
}

export async function failReading(db: Database, run: Run, reason: string): Promise<void> {
  await db.update(productReadings).set({ runId: null, failureReason: reason, updatedAt: new Date() }).where(ofRun(run));
}
