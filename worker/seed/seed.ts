import { eq } from 'drizzle-orm';
import { findRelated, storeRelated } from '../articles/public-page.ts';
import { initializeCategories } from '../categories/service.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { articles, systemConfig, users } from '../db/schema.ts';
import { finishArticle } from '../generation/article-row.ts';
import { briefOf } from '../generation/brief.ts';
import { publishArticle } from '../publishing/publish.ts';
import { noteSources } from '../reader-notes/store.ts';
import { sourceKey } from '../source/source-key.ts';
import { createUser, toUser, type UserRow } from '../users/service.ts';
import type { WritingTools } from '../writing/types.ts';
import { writeArticle } from '../writing/write-article.ts';
import { isSamplePage, readSamplePage, type Sample, samples } from './samples.ts';

const day = 24 * 60 * 60 * 1000;
const markKey = 'seed';

/**
 * Fills an empty local database: two accounts, the predefined categories and three articles that the built-in writer really
 * writes here and now. A seed that was interrupted goes on where it stopped; one that ended never runs again.
 */
export async function seed(db: Database, origin: string): Promise<void> {
  const mark = await db.query.systemConfig.findFirst({ where: eq(systemConfig.key, markKey) });
  const hasUsers = (await db.query.users.findFirst({ columns: { id: true } })) !== undefined;
  if (mark ? mark.value === 'done' : hasUsers) return;
  await setMark(db, 'running');
  const admin = await ensureUser(db, {
    username: 'admin',
    password: 'admin-demo',
    firstName: 'Ada',
    lastName: 'Marsh',
  });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id));
  const demo = await ensureUser(db, { username: 'demo', password: 'demo-demo', firstName: 'Jonas', lastName: 'Reed' });
  await initializeCategories(db);
  for (const [index, sample] of samples.entries()) {
    const age = (samples.length - index) * day;
    await ensureSampleArticle(db, demo, sample, origin, new Date(Date.now() - age));
  }
  await setMark(db, 'done');
}

async function setMark(db: Database, value: 'running' | 'done'): Promise<void> {
  const updatedAt = new Date();
  await db
    .insert(systemConfig)
    .values({ id: crypto.randomUUID(), key: markKey, value, updatedAt })
    .onConflictDoUpdate({ target: systemConfig.key, set: { value, updatedAt } });
}

type Account = { username: string; password: string; firstName: string; lastName: string };

async function ensureUser(db: Database, account: Account): Promise<UserRow> {
  const known = await db.query.users.findFirst({ where: eq(users.usernameKey, foldKey(account.username)) });
  return known ?? createUser(db, { ...account, email: `${account.username}@example.com` });
}

async function ensureSampleArticle(
  db: Database,
  owner: UserRow,
  sample: Sample,
  origin: string,
  createdAt: Date,
): Promise<void> {
  const url = `${origin}/samples/${sample.product}/`;
  const run = { articleId: `sample-${sample.product}`, runId: `seed-${sample.product}` };
  await db
    .insert(articles)
    .values({
      id: run.articleId,
      runId: run.runId,
      userId: owner.id,
      title: sample.product,
      slug: `generating-${run.articleId}`,
      sourceType: 'url',
      sourceUrl: url,
      sourceKey: sourceKey(url),
      dedupeKey: sourceKey(url),
      originalTargetKeywords: sample.keywords,
      originalArticleLength: sample.length,
      categories: sample.categories,
      status: 'generating',
      createdAt,
      updatedAt: createdAt,
    })
    .onConflictDoNothing();
  const row = await db.query.articles.findFirst({ where: eq(articles.id, run.articleId) });
  if (!row) throw new Error(`The sample article about ${sample.product} could not be stored`);
  if (row.status === 'generating') {
    await finishArticle(db, run, await writeArticle(briefOf(row), toolsFor(db, run.articleId, createdAt)));
  }
  const published = await publishArticle(db, run.articleId, { text: {} }, toUser(owner));
  await db.update(articles).set({ publishedAt: createdAt, updatedAt: createdAt }).where(eq(articles.id, published.id));
  await storeRelated(db, published);
  await noteSources(db, published.id);
}

function toolsFor(db: Database, articleId: string, readAt: Date): WritingTools {
  return {
    step: async (_name, _progress, work) => JSON.parse(JSON.stringify((await work()) ?? null)),
    readPage: (url) => readSamplePage(url, readAt.getTime()),
    readRobots: async () => '',
    linkAnswers: async (url) => isSamplePage(url),
    relatedArticles: (words) => findRelated(db, articleId, { words, most: 5 }),
  };
}
