import { eq, sql } from 'drizzle-orm';
import type { CategoriesAssigned } from '../contract/categories.ts';
import type { Database } from '../db/client.ts';
import { articleCounts, articles, categories } from '../db/schema.ts';
import { forgetOldAssignments, saveChoices } from './assignments.ts';
import { type AssignableArticle, createCategorizer } from './auto-assign.ts';

const pageSize = 200;
/** An article says in its first thousand words what it is about. */
const readCharacters = 6000;

type Uncategorized = AssignableArticle & { seq: number };

/** Written, and without a category that anyone chose. It stands in the reads and in the writes: a person may choose in between. */
const uncategorized = sql`${articles.categories} = '[]' and ${articles.status} in ('draft', 'published')`;

/** Gives categories to written articles that have none, a page at a time, so that memory does not grow with their number. */
export async function assignCategories(db: Database, userId: string): Promise<CategoriesAssigned> {
  const assignment = { userId, at: new Date() };
  await forgetOldAssignments(db);
  const active = await db.select().from(categories).where(eq(categories.active, true));
  const categorize = createCategorizer(active);
  let updated = 0;
  for (let after = 0, more = active.length > 0; more; ) {
    const page = await readPage(db, after);
    const chosen = page
      .map((article) => ({ seq: article.seq, categories: categorize(article) }))
      .filter((choice) => choice.categories.length > 0);
    if (chosen.length > 0) updated += await saveChoices(db, chosen, uncategorized, assignment);
    after = page.at(-1)?.seq ?? after;
    more = page.length === pageSize;
  }
  return { updated, totalArticles: await countWritten(db) };
}

function readPage(db: Database, after: number): Promise<Uncategorized[]> {
  return db
    .select({
      seq: articles.seq,
      title: articles.title,
      keywords: articles.keywords,
      excerpt: articles.excerpt,
      metaDescription: articles.metaDescription,
      content: sql<string>`substr(${articles.content}, 1, ${readCharacters})`,
    })
    .from(articles)
    .where(sql`${articles.seq} > ${after} and ${uncategorized}`)
    .orderBy(articles.seq)
    .limit(pageSize);
}

async function countWritten(db: Database): Promise<number> {
  const row = await db
    .select({ total: sql<number>`coalesce(sum(${articleCounts.articles}), 0)` })
    .from(articleCounts)
    .where(sql`${articleCounts.userId} = '' and ${articleCounts.status} in ('draft', 'published')`)
    .get();
  return row?.total ?? 0;
}
