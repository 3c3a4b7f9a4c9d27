import { eq, sql } from 'drizzle-orm';
import { renderArticle, rendererVersion } from '../articles/article-html.ts';
import type { ArticleRow } from '../articles/to-article.ts';
import type { Database } from '../db/client.ts';
import { articleNotes, articles } from '../db/schema.ts';
import { readEvidence } from '../evidence/service.ts';
import { logError } from '../log-error.ts';
import { isStated, markFigures } from './mark-figures.ts';

/** Keeps what readers are told of an article's text, unless it was changed in the meantime. */
export async function storeNotes(db: Database, row: ArticleRow): Promise<void> {
  const evidence = await readEvidence(db, row);
  const { text: html, pages } = markFigures(renderArticle(row.id, row.content).html, evidence);
  const sources = { pages, isStated: isStated(evidence) };
  const values = { version: row.version, renderer: rendererVersion, html, sources };
  const isSame = sql`exists (select 1 from ${articles} where ${articles.id} = ${row.id} and ${articles.version} = ${row.version})`;
  await db
    .insert(articleNotes)
    .values({ articleId: row.id, ...values })
    .onConflictDoUpdate({ target: articleNotes.articleId, set: values, setWhere: isSame });
}

/** After each change of what readers see, and where a page was found without. What fails is tried again when the page is next made. */
export async function noteSources(db: Database, articleId: string): Promise<void> {
  try {
    const row = await db.query.articles.findFirst({ where: eq(articles.id, articleId) });
    if (row?.status === 'published') await storeNotes(db, row);
  } catch (error) {
    logError('sources_not_noted', error, { article: articleId });
  }
}
