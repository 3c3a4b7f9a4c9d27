import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getManageable, refuseWhileGenerating, type Viewer } from '../articles/service.ts';
import { type ArticleRow, toArticle } from '../articles/to-article.ts';
import type { Article } from '../contract/articles.ts';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { articleCounts, articles, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { type Edit, saveText, textAfter } from './edit.ts';
import { passGate } from './gate.ts';

/** `confirmed`: statements that stay as they are, by their hashes. */
type Publication = Edit & { confirmed?: readonly string[] | undefined };

/**
 * Publishes a draft within the owner's limit (admins have none), together with an edit where one is given: both or nothing.
 * Publishing what is published changes nothing but what the edit does. What needs a decision is refused until it is made.
 */
export async function publishArticle(
  db: Database,
  id: string,
  { confirmed = [], ...edit }: Publication,
  viewer: User,
): Promise<Article> {
  for (;;) {
    const row = await getManageable(db, id, viewer);
    refuseWhileGenerating(row);
    if (row.status === 'failed') {
      throw new AppError(
        'conflict',
        'The generation of this article failed, so there is nothing to publish. Please retry it.',
      );
    }
    const text = textAfter(row, edit);
    if (row.status === 'published' && text === null) return toArticle(row);
    await passGate(db, row, { text: text ?? row, confirmed, userId: viewer.id });
    const at = new Date();
    const set = { status: 'published', publishedAt: row.publishedAt ?? at, updatedAt: at } as const;
    const where = row.status === 'published' || viewer.isAdmin ? undefined : withinLimit(row.userId);
    const saved =
      text === null
        ? await setStatus(db, row, set, where)
        : await saveText(db, row, text, { userId: viewer.id, reason: 'edit', at }, { set, where });
    if (saved) return toArticle(saved);
    const now = await getManageable(db, id, viewer);
    if (now.version === row.version && now.status === row.status) {
      throw new AppError(
        'publish_limit',
        "You've reached your limit of published articles. Please unpublish or delete one to publish another.",
      );
    }
  }
}

function withinLimit(userId: string) {
  const published = sql`coalesce((select ${articleCounts.articles} from ${articleCounts} where ${articleCounts.userId} = ${userId} and ${articleCounts.status} = 'published'), 0)`;
  const allowed = sql`(select max_published_articles from ${users} where ${users.id} = ${userId})`;
  return sql`${published} < ${allowed}`;
}

/** Null where the article has another status or version by now, or the condition does not hold. */
const setStatus = (db: Database, row: ArticleRow, set: Partial<ArticleRow>, where?: SQL) =>
  db
    .update(articles)
    .set(set)
    .where(and(eq(articles.id, row.id), eq(articles.status, row.status), eq(articles.version, row.version), where))
    .returning()
    .get();

export async function unpublishArticle(db: Database, id: string, viewer: Viewer): Promise<Article> {
  const row = await getManageable(db, id, viewer);
  refuseWhileGenerating(row);
  if (row.status !== 'published') return toArticle(row);
  const saved = await db
    .update(articles)
    .set({ status: 'draft', updatedAt: new Date() })
    .where(and(eq(articles.id, id), eq(articles.status, 'published')))
    .returning()
    .get();
  return toArticle(saved ?? row);
}

/** True once for each text of an article: what was announced already is no news. */
export async function isNews(db: Database, id: string): Promise<boolean> {
  const marked = await db
    .update(articles)
    .set({ announcedVersion: sql`${articles.version}` })
    .where(and(eq(articles.id, id), sql`${articles.announcedVersion} is not ${articles.version}`))
    .returning({ id: articles.id });
  return marked.length > 0;
}
