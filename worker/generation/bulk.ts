import { and, type SQL, sql } from 'drizzle-orm';
import type { GenerateArticlesBody } from '../contract/keywords.ts';
import { defaultArticleAngle, defaultArticleLength, defaultResearchDepth } from '../contract/options.ts';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { insertSelect } from '../db/insert-select.ts';
import { articles, seoKeywords } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Run } from './article-row.ts';
import { laneHasRoom, queueFull } from './limits.ts';

/**
 * Starts an article for each of these keywords and marks them used: all of them or none. The keywords must be unused, so that a
 * double click makes no second set.
 */
export async function startFromKeywords(db: Database, user: User, body: GenerateArticlesBody): Promise<Run[]> {
  const now = new Date();
  const jobs = body.keywordIds.map((keywordId) => ({
    keywordId,
    articleId: crypto.randomUUID(),
    runId: crypto.randomUUID(),
  }));
  const list = JSON.stringify(jobs);
  const chosen = sql`${seoKeywords.id} in (select value ->> 'keywordId' from json_each(${list}))`;
  const allUnused = sql`(select count(*) from ${seoKeywords} where ${chosen} and not ${seoKeywords.used}) = ${jobs.length}`;
  const articleId = sql`job.value ->> 'articleId'`;
  const insert = insertSelect(
    db,
    articles,
    {
      id: articleId,
      userId: user.id,
      title: sql`${seoKeywords.keyword}`,
      slug: sql`'generating-' || (${articleId})`,
      sourceType: 'idea',
      originalIdea: sql`${seoKeywords.keyword}`,
      originalTargetKeywords: sql`${seoKeywords.keyword}`,
      originalArticleLength: defaultArticleLength,
      originalCustomInstructions: body.customInstructions || null,
      researchDepth: defaultResearchDepth,
      angle: defaultArticleAngle,
      keywords: sql`json_array(${seoKeywords.keyword})`,
      status: 'generating',
      runId: sql`job.value ->> 'runId'`,
      createdAt: now,
      updatedAt: now,
    },
    sql`
      from json_each(${list}) job join ${seoKeywords} on ${seoKeywords.id} = job.value ->> 'keywordId'
      where ${allUnused} and ${laneHasRoom(user.id, jobs.length)}`,
  );
  const started = sql`(select value ->> 'articleId' from json_each(${list}) where value ->> 'keywordId' = ${seoKeywords.id})`;
  const inserted = sql`exists (select 1 from ${articles} where ${articles.id} = ${jobs[0]?.articleId})`;
  const [, marked] = await db.batch([
    insert,
    db
      .update(seoKeywords)
      .set({ used: true, articleId: started })
      .where(and(chosen, inserted))
      .returning({ id: seoKeywords.id }),
  ]);
  if (marked.length === 0) throw await reasonForRefusal(db, chosen, jobs.length);
  return jobs.map(({ articleId, runId }) => ({ articleId, runId }));
}

/** Why nothing was started, looked up afterwards: only the message hangs on it. */
async function reasonForRefusal(db: Database, chosen: SQL, asked: number): Promise<AppError> {
  const keywords = await db.select({ used: seoKeywords.used }).from(seoKeywords).where(chosen);
  if (keywords.length < asked) {
    return new AppError(
      'not_found',
      'Some of these keywords do not exist any more. Please reload the list and select again.',
    );
  }
  if (keywords.some(({ used }) => used)) {
    return new AppError(
      'conflict',
      'Some of these keywords are used already. Please reload the list and select again.',
    );
  }
  return queueFull();
}
