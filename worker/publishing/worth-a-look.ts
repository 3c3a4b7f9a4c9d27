import { and, ne, sql } from 'drizzle-orm';
import type { ArticleRow } from '../articles/to-article.ts';
import type { ArticleText } from '../contract/articles.ts';
import { fewestWords } from '../contract/limits.ts';
import { countMarkdownWords } from '../contract/markdown/text.ts';
import type { WorthALook } from '../contract/publishing.ts';
import { plainDate } from '../contract/text.ts';
import type { Database } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { findSimilar } from '../duplicates/find-similar.ts';
import { readDeadLinks } from '../links/article-links.ts';

/** What is worth a look before a text is published; no publication waits for it. */
export async function findWorthALook(db: Database, row: ArticleRow, text: ArticleText): Promise<WorthALook[]> {
  const [dead, sameKeyphrase, similar] = await Promise.all([
    readDeadLinks(db, row.id, text.content),
    findSameKeyphrase(db, row.id, text.keywords[0]),
    findSimilar(db, row.id, text),
  ]);
  const words = countMarkdownWords(text.content);
  const note = (kind: WorthALook['kind'], told: string, other: WorthALook['other'] = null) => ({
    ...{ kind, text: told, other },
  });
  return [
    ...dead.map(({ url, checkedAt }) =>
      note('deadLink', `The link to ${url} did not answer on ${plainDate(new Date(checkedAt).toISOString())}.`),
    ),
    ...(text.metaDescription.trim() === ''
      ? [note('noMetaDescription', 'There is no meta description: results show a piece of the text instead.')]
      : []),
    ...(sameKeyphrase
      ? [note('sameKeyphrase', `Another published article has the keyphrase “${text.keywords[0]}”.`, sameKeyphrase)]
      : []),
    ...(similar
      ? [note('similarText', 'Another published article says much of this in the same words.', similar)]
      : []),
    ...(words < fewestWords
      ? [note('thinText', `The text is thin: it has ${words} words, ${fewestWords} or more are expected.`)]
      : []),
  ];
}

async function findSameKeyphrase(db: Database, articleId: string, keyphrase: string | undefined) {
  if (!keyphrase) return null;
  const found = await db
    .select({ slug: articles.slug, title: articles.title })
    .from(articles)
    .where(and(sql`lower(keywords ->> 0) = lower(${keyphrase})`, sql`status = 'published'`, ne(articles.id, articleId)))
    .limit(1)
    .get();
  return found ?? null;
}
