import { eq, type SQL, sql } from 'drizzle-orm';
import { listedAmong, selectActive } from '../categories/active.ts';
import type { PublicArticleList } from '../contract/articles.ts';
import { maxSearchMatches } from '../contract/limits.ts';
import type { PlainDatabase } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { ftsQuery } from './fts-query.ts';
import { type PageRequest, paginate } from './paginate.ts';
import { publicSummaryColumns, toPublicSummary } from './to-article.ts';

/** Published articles that match, best first among the newest matches. A query without any word matches nothing. */
export async function searchPublished(
  db: PlainDatabase,
  query: string,
  request: PageRequest,
): Promise<PublicArticleList> {
  const match = ftsQuery(query);
  if (match === null) return { articles: [], listedCategories: [], pagination: paginate(request, 0) };
  const offset = (request.page - 1) * request.limit;
  const [rows, active] = await db.batch([
    db
      .select({ ...publicSummaryColumns, total: sql<number>`ranked.total` })
      .from(sql`(${rank(match)} limit ${request.limit} offset ${offset}) as ranked`)
      .crossJoin(articles)
      .where(eq(articles.seq, sql`ranked.seq`))
      .orderBy(...inRank),
    selectActive(db),
  ]);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countMatches(db, match));
  const listedCategories = listedAmong(rows, active);
  return { articles: rows.map(toPublicSummary), listedCategories, pagination: paginate(request, total) };
}

/** What lies behind the last page has no row that would tell how many there are. */
async function countMatches(db: PlainDatabase, match: string): Promise<number> {
  const { total } = await db.get<{ total: number }>(sql`select count(*) as total from (${newest(match)})`);
  return total;
}

const newest = (match: string): SQL => sql`
  select rowid as seq from articles_fts where articles_fts match ${match} order by rowid desc limit ${maxSearchMatches}`;

const inRank = [sql`ranked.place`, sql`ranked.relevance`, sql`ranked.seq desc`];

/**
 * The newest matches in their order, each with how many there are. Words that thousands of articles have are ranked by their field
 * alone: bm25 would count every one of those at each search (34 ms over 100,000 articles), such words weigh next to nothing in it,
 * and what is left of it then is title before excerpt before content. The oldest match bounds those searches from below: a range
 * that FTS5 itself understands. `cross join` keeps SQLite from asking the index before it knows which of both ways is taken.
 */
function rank(match: string): SQL {
  const inField = (field: string) => sql`
    (select rowid from articles_fts where articles_fts match ${`{${field}} : (${match})`} and rowid >= (select oldest from bounds))`;
  return sql`
    with newest as materialized (${newest(match)}),
      bounds as materialized (select count(*) as total, min(seq) as oldest from newest)
    select rowid as seq, 0 as place, bm25(articles_fts, 10.0, 4.0, 1.0) as relevance, total
    from bounds cross join articles_fts where total < ${maxSearchMatches} and articles_fts match ${match}
    union all
    select seq, case when seq in ${inField('title')} then 0 when seq in ${inField('excerpt')} then 1 else 2 end, 0, total
    from bounds cross join newest where total = ${maxSearchMatches}
    order by place, relevance, seq desc`;
}
