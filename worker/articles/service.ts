import { and, eq, sql } from 'drizzle-orm';
import type { Article, ArticlePatch, PublicArticle } from '../contract/articles.ts';
import { scoreArticle } from '../contract/seo/index.ts';
import { countMarkdownWords } from '../contract/text.ts';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import {
  articleCounts,
  articles,
  proofClaims,
  proofFacts,
  proofSources,
  relatedArticles,
  users,
} from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { forgetTexts } from '../proof/text-store.ts';
import { type ArticleRow, toArticle, toPublicArticle } from './to-article.ts';

type Viewer = Pick<User, 'id' | 'isAdmin'> | null;

const noSuchArticle = () => new AppError('not_found', 'This article does not exist.');

const mayManage = (article: Pick<ArticleRow, 'userId'>, viewer: Viewer) =>
  viewer !== null && (viewer.isAdmin || viewer.id === article.userId);

/** The article as this viewer may see it: published ones are everybody's, others exist only for their owner and admins. */
export async function getVisible(
  db: Database,
  by: { id: string } | { slug: string },
  viewer: Viewer,
): Promise<ArticleRow> {
  const where = 'id' in by ? eq(articles.id, by.id) : eq(articles.slug, by.slug);
  const row = await db.query.articles.findFirst({ where });
  if (!row || (row.status !== 'published' && !mayManage(row, viewer))) throw noSuchArticle();
  return row;
}

/** The whole article for who may change it, the public one for everyone else. */
export const articleFor = (viewer: Viewer, row: ArticleRow): Article | PublicArticle =>
  mayManage(row, viewer) ? toArticle(row) : toPublicArticle(row);

/** The article, for someone who may change it: a stranger gets 404 for what is not public and 403 for what is. */
export async function getManageable(db: Database, id: string, viewer: Viewer): Promise<ArticleRow> {
  const row = await getVisible(db, { id }, viewer);
  if (!mayManage(row, viewer)) throw new AppError('forbidden', 'Only the author of this article can do this.');
  return row;
}

export function refuseWhileGenerating(row: ArticleRow): void {
  if (row.status === 'generating') {
    throw new AppError(
      'article_generating',
      'This article is still being generated. Please wait until it is finished.',
    );
  }
}

/** Saves an edit; word count and SEO score follow what was changed. */
export async function updateArticle(db: Database, id: string, patch: ArticlePatch, viewer: Viewer): Promise<Article> {
  const row = await getManageable(db, id, viewer);
  refuseWhileGenerating(row);
  const edited = {
    title: patch.title ?? row.title,
    excerpt: patch.excerpt === undefined ? row.excerpt : (patch.excerpt ?? ''),
    content: patch.content ?? row.content,
    metaDescription: patch.metaDescription === undefined ? row.metaDescription : (patch.metaDescription ?? ''),
  };
  const { score, suggestions } = scoreArticle({ ...edited, slug: row.slug, keywords: row.keywords });
  const saved = await db
    .update(articles)
    .set({
      ...edited,
      wordCount: countMarkdownWords(edited.content),
      seoScore: score,
      seoSuggestions: suggestions,
      updatedAt: new Date(),
    })
    .where(and(eq(articles.id, id), sql`status <> 'generating'`))
    .returning()
    .get();
  if (!saved) throw noSuchArticle();
  return toArticle(saved);
}

/** Publishes a draft within the owner's limit (admins have none); publishing what is published changes nothing. */
export async function publishArticle(db: Database, id: string, viewer: Viewer): Promise<Article> {
  const row = await getManageable(db, id, viewer);
  refuseWhileGenerating(row);
  if (row.status === 'published') return toArticle(row);
  if (row.status === 'failed') {
    throw new AppError(
      'conflict',
      'The generation of this article failed, so there is nothing to publish. Please retry it.',
    );
  }
  const published = sql`coalesce((select ${articleCounts.articles} from ${articleCounts} where ${articleCounts.userId} = ${row.userId} and ${articleCounts.status} = 'published'), 0)`;
  const allowed = sql`(select max_published_articles from ${users} where ${users.id} = ${row.userId})`;
  const saved = await db
    .update(articles)
    .set({ status: 'published', publishedAt: row.publishedAt ?? new Date(), updatedAt: new Date() })
    .where(
      and(
        eq(articles.id, id),
        eq(articles.status, 'draft'),
        viewer?.isAdmin ? undefined : sql`${published} < ${allowed}`,
      ),
    )
    .returning()
    .get();
  if (!saved) {
    throw new AppError(
      'publish_limit',
      "You've reached your limit of published articles. Please unpublish or delete one to publish another.",
    );
  }
  return toArticle(saved);
}

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

/** Deletes the article with its proof and returns what it was, so that a running generation can be cancelled. */
export async function deleteArticle(db: Database, id: string, viewer: Viewer): Promise<ArticleRow> {
  const row = await getManageable(db, id, viewer);
  await db.batch([
    db.delete(articles).where(eq(articles.id, id)),
    db.delete(relatedArticles).where(eq(relatedArticles.articleId, id)),
    db.delete(relatedArticles).where(eq(relatedArticles.relatedId, id)),
    forgetTexts(db, id),
    db.delete(proofSources).where(eq(proofSources.articleId, id)),
    db.delete(proofFacts).where(eq(proofFacts.articleId, id)),
    db.delete(proofClaims).where(eq(proofClaims.articleId, id)),
  ]);
  return row;
}
