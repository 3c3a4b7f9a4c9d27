import { and, eq, sql } from 'drizzle-orm';
import { textBlocks } from '../contract/markdown/blocks.ts';
import type { Database } from '../db/client.ts';
import { articleLinks, articles } from '../db/schema.ts';

/** Of one text; more would only keep others waiting. */
const mostLinks = 100;

function outboundUrls(markdown: string): string[] {
  const urls = textBlocks(markdown).flatMap(({ links }) => links.map(({ url }) => url));
  return [...new Set(urls.filter((url) => /^https?:\/\//i.test(url)))].slice(0, mostLinks);
}

/** Notes where an article leads now: what is new is checked soon (`check-links.ts`), what was checked keeps its answer. */
export async function noteLinks(db: Database, article: { id: string; content: string }): Promise<void> {
  const urls = JSON.stringify(outboundUrls(article.content));
  const isNow = sql`exists (select 1 from ${articles} where ${articles.id} = ${article.id})`;
  await db.batch([
    db
      .delete(articleLinks)
      .where(
        and(
          eq(articleLinks.articleId, article.id),
          sql`${articleLinks.url} not in (select value from json_each(${urls}))`,
        ),
      ),
    db
      .insert(articleLinks)
      .select(sql`select ${article.id}, value, 0, 0 from json_each(${urls}) where ${isNow}`)
      .onConflictDoNothing(),
  ]);
}

/** The links of a text that did not answer when they were last checked. */
export async function readDeadLinks(
  db: Database,
  articleId: string,
  markdown: string,
): Promise<Array<{ url: string; checkedAt: number }>> {
  const dead = await db
    .select({ url: articleLinks.url, checkedAt: articleLinks.checkedAt })
    .from(articleLinks)
    .where(and(eq(articleLinks.articleId, articleId), eq(articleLinks.isDead, true)));
  const present = new Set(outboundUrls(markdown));
  return dead.filter(({ url }) => present.has(url));
}
