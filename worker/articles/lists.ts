import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ArticleList, Pagination, PublishedList, SiteStats, UserStats } from '../contract/articles.ts';
import { editorListSize, maxSearchMatches } from '../contract/limits.ts';
import type { Database } from '../db/client.ts';
import { articleCounts, articles } from '../db/schema.ts';
import { ftsQuery } from './fts-query.ts';
import { summaryColumns, toArticle, toSummary } from './to-article.ts';

type PageRequest = { page: number; limit: number };

const newestFirst = [desc(articles.createdAt), desc(articles.id)];
/** The user id under which the counts of the whole site stand. */
const wholeSite = '';

function paginate({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, hasMore: page * limit < total };
}

export async function listPublished(db: Database, request: PageRequest): Promise<PublishedList> {
  const [rows, stats] = await Promise.all([
    db
      .select(summaryColumns)
      .from(articles)
      .where(sql`status = 'published'`)
      .orderBy(...newestFirst)
      .limit(request.limit)
      .offset((request.page - 1) * request.limit),
    readSiteStats(db),
  ]);
  return { articles: rows.map(toSummary), pagination: paginate(request, stats.totalArticles), stats };
}

async function readSiteStats(db: Database): Promise<SiteStats> {
  const row = await db
    .select()
    .from(articleCounts)
    .where(and(eq(articleCounts.userId, wholeSite), eq(articleCounts.status, 'published')))
    .get();
  return { totalArticles: row?.articles ?? 0, avgSeoScore: mean(row?.scoreSum ?? 0, row?.articles ?? 0) };
}

/** Published articles that match, best first among the newest matches. A query without any word matches nothing. */
export async function searchPublished(db: Database, query: string, request: PageRequest): Promise<ArticleList> {
  const match = ftsQuery(query);
  if (match === null) return { articles: [], pagination: paginate(request, 0) };
  // The oldest of the newest matches bounds the ranking from below: a range that FTS5 itself understands.
  const [newest] = await db.all<{ total: number; oldest: number | null }>(sql`
    select count(*) as total, min(rowid) as oldest
    from (select rowid from articles_fts where articles_fts match ${match} order by rowid desc limit ${maxSearchMatches})`);
  const total = newest?.total ?? 0;
  const ranked = await db.all<{ seq: number }>(sql`
    select rowid as seq from articles_fts
    where articles_fts match ${match} and rowid >= ${newest?.oldest ?? 0}
    order by bm25(articles_fts, 10.0, 4.0, 1.0), rowid desc
    limit ${request.limit} offset ${(request.page - 1) * request.limit}`);
  const order = new Map(ranked.map(({ seq }, place) => [seq, place]));
  const rows = ranked.length
    ? await db
        .select(summaryColumns)
        .from(articles)
        .where(inArray(articles.seq, [...order.keys()]))
    : [];
  rows.sort((one, other) => (order.get(one.seq) ?? 0) - (order.get(other.seq) ?? 0));
  return { articles: rows.map(toSummary), pagination: paginate(request, total) };
}

/** A user's own articles: generating first, then newest first. */
export async function listOfUser(db: Database, userId: string, request: PageRequest): Promise<ArticleList> {
  const [rows, stats] = await Promise.all([
    db
      .select(summaryColumns)
      .from(articles)
      .where(eq(articles.userId, userId))
      .orderBy(desc(sql`(status = 'generating')`), ...newestFirst)
      .limit(request.limit)
      .offset((request.page - 1) * request.limit),
    readUserStats(db, userId),
  ]);
  return { articles: rows.map(toSummary), pagination: paginate(request, stats.totalArticles) };
}

/** The newest of a user's articles with their content, as the editor asks for them. */
export async function listForEditor(db: Database, userId: string) {
  const rows = await db
    .select(getTableColumns(articles))
    .from(articles)
    .where(eq(articles.userId, userId))
    .orderBy(...newestFirst)
    .limit(editorListSize);
  return { articles: rows.map(toArticle) };
}

export async function readUserStats(db: Database, userId: string): Promise<UserStats> {
  const rows = await db.select().from(articleCounts).where(eq(articleCounts.userId, userId));
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
