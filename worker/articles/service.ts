import { and, eq, sql } from 'drizzle-orm';
import type { Article, ArticlePatch, ArticleText, PublicArticle } from '../contract/articles.ts';
import { countMarkdownWords } from '../contract/markdown/text.ts';
import type { VersionReason } from '../contract/options.ts';
import { scoreArticle } from '../contract/seo/index.ts';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { articleCounts, articles, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { storeArticleHtml } from './article-html.ts';
import { eraseStatements } from './erase.ts';
import { type ArticleRow, toArticle, toPublicArticle } from './to-article.ts';
import { keepVersions, readVersion, textOf } from './versions.ts';

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

type Edit = { text: ArticlePatch; reason: Extract<VersionReason, 'edit' | 'restore'>; ifMatch?: string | undefined };

/**
 * Saves the fields that are given; word count, score, HTML and versions follow in the same batch. Where somebody else saved in
 * between, the fields are set on top of that (what they overwrite is kept as a version); with `ifMatch`, an entity tag of the
 * version that the edit began from, it is refused with the article as it stands.
 */
export async function updateArticle(db: Database, id: string, edit: Edit, viewer: User): Promise<Article> {
  for (;;) {
    const row = await getManageable(db, id, viewer);
    refuseWhileGenerating(row);
    if (edit.ifMatch !== undefined && !matches(edit.ifMatch, row.version)) throw editConflict(row);
    const text = merge(row, edit.text);
    if (isSame(row, text)) return toArticle(row);
    const saved = await saveText(db, row, text, { userId: viewer.id, reason: edit.reason, at: new Date() });
    if (saved) return toArticle(saved);
  }
}

export async function restoreVersion(
  db: Database,
  id: string,
  { version, ifMatch }: { version: number; ifMatch?: string | undefined },
  viewer: User,
): Promise<Article> {
  await getManageable(db, id, viewer);
  const kept = await readVersion(db, id, version);
  return updateArticle(db, id, { text: textOf(kept), reason: 'restore', ifMatch }, viewer);
}

/** Entity tags as If-Match lists them: `*`, or the versions in quotes. */
const matches = (ifMatch: string, version: number) =>
  ifMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim() === `"${version}"`);

const editConflict = (row: ArticleRow) =>
  new AppError('edit_conflict', 'This article was changed in the meantime. Please compare before you save.', {
    details: { article: toArticle(row) },
  });

function merge(row: ArticleRow, patch: ArticlePatch): ArticleText {
  return {
    title: patch.title ?? row.title,
    excerpt: patch.excerpt === undefined ? row.excerpt : (patch.excerpt ?? ''),
    content: patch.content ?? row.content,
    metaDescription: patch.metaDescription === undefined ? row.metaDescription : (patch.metaDescription ?? ''),
  };
}

const isSame = (one: ArticleText, other: ArticleText) => JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));

/** Null where the article is no longer at the version that `row` has. */
async function saveText(
  db: Database,
  row: ArticleRow,
  text: ArticleText,
  change: { userId: string; reason: VersionReason; at: Date },
): Promise<ArticleRow | null> {
  const { score, suggestions } = scoreArticle({ ...text, slug: row.slug, keywords: row.keywords });
  const unchanged = and(
    eq(articles.id, row.id),
    eq(articles.version, row.version),
    sql`${articles.status} <> 'generating'`,
  );
  const guard = sql`exists (select 1 from ${articles} where ${unchanged})`;
  const versions = await keepVersions(db, row, text, change, guard);
  const [, , , , [saved]] = await db.batch([
    ...versions,
    storeArticleHtml(db, row.id, text.content, guard),
    db
      .update(articles)
      .set({
        ...text,
        version: row.version + 1,
        wordCount: countMarkdownWords(text.content),
        seoScore: score,
        seoSuggestions: suggestions,
        updatedAt: change.at,
      })
      .where(unchanged)
      .returning(),
  ]);
  return saved ?? null;
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

/** Its owner has seen what was written. */
export async function markOpened(db: Database, id: string): Promise<void> {
  await db.update(articles).set({ isNew: false }).where(eq(articles.id, id));
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
  await db.batch(eraseStatements(db, id));
  return row;
}
