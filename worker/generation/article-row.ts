import { and, eq, type SQL, sql } from 'drizzle-orm';
import { storeArticleHtml } from '../articles/article-html.ts';
import { storeSheet } from '../articles/sheets.ts';
import type { ArticleRow } from '../articles/to-article.ts';
import type { WaitReason } from '../contract/options.ts';
import { slugCandidate, slugify } from '../contract/slug.ts';
import type { Database } from '../db/client.ts';
import { articles, proofClaims, proofFacts, proofSources, users } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { forgetUnnamed, putText } from '../proof/text-store.ts';
import type { WrittenArticle } from '../writing/types.ts';

/** A run of an article's generation: whatever it writes into D1 is guarded by both ids and by the status. */
export type Run = { articleId: string; runId: string };

const ofRun = (run: Run): SQL =>
  sql`${articles.id} = ${run.articleId} and ${articles.runId} = ${run.runId} and ${articles.status} = 'generating'`;

/** The article's row while this run may write it; undefined once it is cancelled, finished or failed. */
export async function loadGenerating(db: Database, run: Run): Promise<ArticleRow | undefined> {
  return db.query.articles.findFirst({ where: ofRun(run) });
}

/** Shows a step's progress, which never falls. False: this run is cancelled. */
export async function reportProgress(db: Database, run: Run, percent: number): Promise<boolean> {
  const touched = await db
    .update(articles)
    .set({
      generationProgress: sql`max(${articles.generationProgress}, ${percent})`,
      waitingFor: null,
      updatedAt: new Date(),
    })
    .where(ofRun(run))
    .returning({ id: articles.id });
  return touched.length > 0;
}

/** Shows what the run waits for, until its next step begins. */
export async function reportWaiting(db: Database, run: Run, reason: WaitReason): Promise<void> {
  await db.update(articles).set({ waitingFor: reason, updatedAt: new Date() }).where(ofRun(run));
}

export async function failArticle(db: Database, run: Run, reason: string): Promise<void> {
  await db.update(articles).set({ status: 'failed', failureReason: reason, updatedAt: new Date() }).where(ofRun(run));
}

/**
 * Commits a written article with its proof and its product sheet: one batch, each statement guarded by run and status, the status flip last. Doing it
 * again changes nothing. Where the slug was taken in the meantime, the batch is repeated with the next one.
 */
export async function finishArticle(db: Database, run: Run, written: WrittenArticle): Promise<void> {
  await Promise.all(written.proof.sources.map(({ hash, text }) => putText(db, hash, text)));
  const base = slugify(written.title);
  for (;;) {
    const slug = await firstFreeSlug(db, base);
    try {
      const isWritten = await commit(db, run, written, slug);
      // Cancelled while it was saved: nobody else would ever clear what nothing names.
      if (!isWritten)
        await forgetUnnamed(
          db,
          written.proof.sources.map(({ hash }) => hash),
        );
      return;
    } catch (error) {
      if (!isUniqueViolation(error, 'articles.slug')) throw error;
    }
  }
}

async function firstFreeSlug(db: Database, base: string): Promise<string> {
  const prefix = base.slice(0, 60);
  const rows = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(sql`${articles.slug} >= ${prefix} and ${articles.slug} < ${`${prefix}~`}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  let n = 1;
  while (taken.has(slugCandidate(base, n))) n += 1;
  return slugCandidate(base, n);
}

async function commit(db: Database, run: Run, written: WrittenArticle, slug: string): Promise<boolean> {
  const { proof } = written;
  const guard = sql`exists (select 1 from ${articles} where ${ofRun(run)})`;
  const sheet = await storeSheet(db, run.articleId, written.sheet, guard);
  // json_each keeps each list to one statement and one parameter, whatever its length. Values stand in the tables' column order.
  const sources = JSON.stringify(proof.sources.map(({ text: _text, ...source }) => source));
  const outcome = await db.batch([
    db
      .insert(proofSources)
      .select(sql`
        select ${run.runId}, key, ${run.articleId}, value ->> 'url', value ->> 'title', value ->> 'hash', value ->> 'fetchedAt'
        from json_each(${sources}) where ${guard}`)
      .onConflictDoNothing(),
    db
      .insert(proofFacts)
      .select(sql`
        select ${run.runId}, key, ${run.articleId}, value ->> 'source', value ->> 'kind', value ->> 'quote'
        from json_each(${JSON.stringify(proof.facts)}) where ${guard}`)
      .onConflictDoNothing(),
    db
      .insert(proofClaims)
      .select(sql`
        select ${run.runId}, key, ${run.articleId}, value ->> 'sentence', value -> 'facts',
          value ->> 'kind', value ->> 'reckoning'
        from json_each(${JSON.stringify(proof.claims)}) where ${guard}`)
      .onConflictDoNothing(),
    ...sheet,
    storeArticleHtml(db, run.articleId, written.content, guard),
    db
      .update(users)
      .set({ articlesGenerated: sql`${users.articlesGenerated} + 1` })
      .where(and(sql`${users.id} = (select ${articles.userId} from ${articles} where ${ofRun(run)})`)),
    db
      .update(articles)
      .set({
        title: written.title,
        slug,
        excerpt: written.excerpt,
        content: written.content,
        metaDescription: written.metaDescription,
        keywords: written.keywords,
        seoScore: written.seoScore,
        seoSuggestions: written.seoSuggestions,
        wordCount: written.wordCount,
        modelCalls: written.usage.modelCalls,
        tokensUsed: written.usage.tokens,
        generationProgress: 100,
        failureReason: null,
        isNew: true,
        status: 'draft',
        updatedAt: new Date(),
      })
      .where(and(eq(articles.id, run.articleId), ofRun(run)))
      .returning({ id: articles.id }),
  ]);
  return (outcome.at(-1) as unknown[]).length > 0;
}
