import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { listedAmong, noSuchCategory, selectActive } from '../categories/active.ts';
import type { ArticleList, PublishedList, PublishedQuery, SiteStats, UserStats } from '../contract/articles.ts';
import { editorListSize } from '../contract/limits.ts';
import type { PlainDatabase } from '../db/client.ts';
import { articleCategories, articleCounts, articles, categoryCounts, users } from '../db/schema.ts';
import { authorColumns, authorName } from '../users/author.ts';
import { type PageRequest, paginate } from './paginate.ts';
import {
  articleColumns,
  type PublicRow,
  publicSummaryColumns,
  summaryColumns,
  toArticle,
  toPublicSummary,
  toSummary,
} from './to-article.ts';

const newestFirst = [desc(articles.createdAt), desc(articles.id)];
/** The user id under which the counts of the whole site stand. */
const wholeSite = '';

type CountsRow = typeof articleCounts.$inferSelect;

/** Published articles, newest first: of a category, of an author, or all of them. Each is one batch: one way to the database. */
export async function listPublished(
  db: PlainDatabase,
  { category, author, ...request }: PublishedQuery,
): Promise<PublishedList> {
  if (category !== undefined) return listOfCategory(db, category, request);
  if (author !== undefined) return listOfAuthor(db, author, request);
  const [rows, active, counts] = await db.batch([
    pageOf(db, sql`status = 'published'`, request),
    selectActive(db),
    selectSiteCounts(db),
  ]);
  const stats = toSiteStats(counts);
  return { ...listOf(rows, active), pagination: paginate(request, stats.totalArticles), stats };
}

const listOf = (rows: PublicRow[], active: Array<{ name: string }>) => ({
  articles: rows.map(toPublicSummary),
  listedCategories: listedAmong(rows, active),
});

const pageOf = (db: PlainDatabase, where: SQL | undefined, { page, limit }: PageRequest) =>
  db
    .select(publicSummaryColumns)
    .from(articles)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);

async function listOfCategory(db: PlainDatabase, category: string, request: PageRequest): Promise<PublishedList> {
  const [rows, [count], active, counts] = await db.batch([
    db
      .select(publicSummaryColumns)
      .from(articleCategories)
      .innerJoin(articles, eq(articles.id, articleCategories.articleId))
      .where(eq(articleCategories.category, category))
      .orderBy(desc(articleCategories.createdAt), desc(articleCategories.articleId))
      .limit(request.limit)
      .offset((request.page - 1) * request.limit),
    db.select().from(categoryCounts).where(eq(categoryCounts.category, category)),
    selectActive(db),
    selectSiteCounts(db),
  ]);
  if (!active.some(({ name }) => name === category)) throw noSuchCategory();
  const pagination = paginate(request, count?.articles ?? 0);
  return { ...listOf(rows, active), pagination, stats: toSiteStats(counts) };
}

async function listOfAuthor(db: PlainDatabase, userId: string, request: PageRequest): Promise<PublishedList> {
  const [rows, [user], active, ownCounts, counts] = await db.batch([
    pageOf(db, and(eq(articles.userId, userId), sql`status = 'published'`), request),
    db.select(authorColumns).from(users).where(eq(users.id, userId)),
    selectActive(db),
    selectCounts(db, userId),
    selectSiteCounts(db),
  ]);
  const { publishedArticles } = toStats(ownCounts);
  return {
    ...listOf(rows, active),
    pagination: paginate(request, publishedArticles),
    stats: toSiteStats(counts),
    // Whoever has published nothing is no author, and nobody's name is told.
    ...(publishedArticles > 0 && { author: { name: authorName(user ?? null) } }),
  };
}

const selectSiteCounts = (db: PlainDatabase) =>
  db
    .select()
    .from(articleCounts)
    .where(and(eq(articleCounts.userId, wholeSite), eq(articleCounts.status, 'published')));

export const readSiteStats = async (db: PlainDatabase): Promise<SiteStats> => toSiteStats(await selectSiteCounts(db));

function toSiteStats([published]: CountsRow[]): SiteStats {
  const { articles = 0, scoreSum = 0 } = published ?? {};
  return { totalArticles: articles, avgSeoScore: mean(scoreSum, articles) };
}

/** A user's own articles: generating first, then newest first. */
export async function listOfUser(db: PlainDatabase, userId: string, request: PageRequest): Promise<ArticleList> {
  // One batch is one moment: the list and the figures never contradict each other.
  const [rows, counts] = await db.batch([
    db
      .select(summaryColumns)
      .from(articles)
      .where(eq(articles.userId, userId))
      .orderBy(desc(sql`(status = 'generating')`), ...newestFirst)
      .limit(request.limit)
      .offset((request.page - 1) * request.limit),
    selectCounts(db, userId),
  ]);
  const stats = toStats(counts);
  return { articles: rows.map(toSummary), pagination: paginate(request, stats.totalArticles), stats };
}

/** The newest of a user's articles with their content, as the editor asks for them. */
export async function listForEditor(db: PlainDatabase, userId: string) {
  const rows = await db
    .select(articleColumns)
    .from(articles)
    .where(eq(articles.userId, userId))
    .orderBy(...newestFirst)
    .limit(editorListSize);
  return { articles: rows.map(toArticle) };
}

const selectCounts = (db: PlainDatabase, userId: string) =>
  db.select().from(articleCounts).where(eq(articleCounts.userId, userId));

export const readUserStats = async (db: PlainDatabase, userId: string): Promise<UserStats> =>
  toStats(await selectCounts(db, userId));

function toStats(rows: CountsRow[]): UserStats {
  const of = (status: string) => rows.find((row) => row.status === status) ?? { articles: 0, scoreSum: 0 };
  const [draft, generating, published, failed] = [of('draft'), of('generating'), of('published'), of('failed')];
  return {
    totalArticles: draft.articles + generating.articles + published.articles + failed.articles,
    publishedArticles: published.articles,
    draftArticles: draft.articles,
    generatingArticles: generating.articles,
    failedArticles: failed.articles,
    // Only what is written has a score; counting the others as 0 would blame the author for them.
    avgSeoScore: mean(draft.scoreSum + published.scoreSum, draft.articles + published.articles),
  };
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round(sum / count);
}
