import { inArray, type SQL, sql } from 'drizzle-orm';
import { listedAmong, selectActive } from '../categories/active.ts';
import type { PublicArticleList } from '../contract/articles.ts';
import { maxSearchMatches } from '../contract/limits.ts';
import type { Database } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { ftsQuery } from './fts-query.ts';
import { type PageRequest, paginate } from './paginate.ts';
import { publicSummaryColumns, toPublicSummary } from './to-article.ts';

/** Published articles that match, best first among the newest matches. A query without any word matches nothing. */
export async function searchPublished(db: Database, query: string, request: PageRequest): Promise<PublicArticleList> {
  const match = ftsQuery(query);
  if (match === null) return { articles: [], listedCategories: [], pagination: paginate(request, 0) };
  // The oldest of the newest matches bounds the ranking from below: a range that FTS5 itself understands.
  const [newest] = await db.all<{ total: number; oldest: number | null }>(sql`
    select count(*) as total, min(rowid) as oldest
    from (select rowid from articles_fts where articles_fts match ${match} order by rowid desc limit ${maxSearchMatches})`);
  const { total = 0, oldest = null } = newest ?? {};
  const offset = (request.page - 1) * request.limit;
  if (oldest === null || offset >= total) {
    return { articles: [], listedCategories: [], pagination: paginate(request, total) };
  }
  const rank = total < maxSearchMatches ? byRelevance(match) : byField(match, oldest);
  const ranked = await db.all<{ seq: number }>(sql`${rank} limit ${request.limit} offset ${offset}`);
  const order = new Map(ranked.map(({ seq }, place) => [seq, place]));
  const [rows, active] = await db.batch([
    db
      .select(publicSummaryColumns)
      .from(articles)
      .where(inArray(articles.seq, [...order.keys()])),
    selectActive(db),
  ]);
  rows.sort((one, other) => (order.get(one.seq) ?? 0) - (order.get(other.seq) ?? 0));
  const listedCategories = listedAmong(rows, active);
  return { articles: rows.map(toPublicSummary), listedCategories, pagination: paginate(request, total) };
}

const byRelevance = (match: string): SQL => sql`
  select rowid as seq from articles_fts where articles_fts match ${match}
  order by bm25(articles_fts, 10.0, 4.0, 1.0), rowid desc`;

/**
 * For words that thousands of articles have: bm25 would count every one of them at each search (34 ms over 100,000 articles), and
 * such words weigh next to nothing in it. What is left of bm25 then is the field: title before excerpt before content.
 */
function byField(match: string, oldest: number): SQL {
  const inField = (field: string) => `{${field}} : (${match})`;
  return sql`
    select rowid as seq, min(place) as place from (
      select rowid, 0 as place from articles_fts where articles_fts match ${inField('title')} and rowid >= ${oldest}
      union all
      select rowid, 1 from articles_fts where articles_fts match ${inField('excerpt')} and rowid >= ${oldest}
      union all
      select rowid, 2 from articles_fts where articles_fts match ${match} and rowid >= ${oldest})
    group by rowid order by place, rowid desc`;
}
