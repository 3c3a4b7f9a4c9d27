import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { storeArticleHtml } from '../articles/article-html.ts';
import { getManageable, refuseWhileGenerating } from '../articles/service.ts';
import { type ArticleRow, toArticle } from '../articles/to-article.ts';
import { keepVersions, readVersion, textOf } from '../articles/versions.ts';
import type { ArticlePatch, ArticleText } from '../contract/articles.ts';
import { countMarkdownWords } from '../contract/markdown/text.ts';
import type { VersionReason } from '../contract/options.ts';
import type { ChangedArticle } from '../contract/publishing.ts';
import { scoreArticle } from '../contract/seo/index.ts';
import type { User } from '../contract/users.ts';
import type { Database } from '../db/client.ts';
import { articles } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { findBroughtIn } from './gate.ts';

/**
 * The fields to be set, and where they must not overwrite what came meanwhile, an entity tag of the version they began from, or
 * that version itself.
 */
export type Edit = { text: ArticlePatch; ifMatch?: string | undefined; version?: number | undefined };

/**
 * Saves the fields that are given; word count, score, HTML and versions follow in the same batch. Where somebody else saved in
 * between, the fields are set on top of that (what they overwrite is kept as a version); with `ifMatch`, an entity tag of the
 * version that the edit began from, it is refused with the article as it stands.
 */
export async function updateArticle(
  db: Database,
  id: string,
  edit: Edit,
  viewer: User,
  reason: Extract<VersionReason, 'edit' | 'restore'> = 'edit',
): Promise<ChangedArticle> {
  for (;;) {
    const row = await getManageable(db, id, viewer);
    refuseWhileGenerating(row);
    const text = textAfter(row, edit);
    if (text === null) return { ...toArticle(row), conflicts: [] };
    const saved = await saveText(db, row, text, { userId: viewer.id, reason, at: new Date() });
    if (!saved) continue;
    const conflicts = saved.status === 'published' ? await findBroughtIn(db, row, saved) : [];
    return { ...toArticle(saved), conflicts };
  }
}

export async function restoreVersion(
  db: Database,
  id: string,
  { version, ifMatch }: { version: number; ifMatch?: string | undefined },
  viewer: User,
): Promise<ChangedArticle> {
  await getManageable(db, id, viewer);
  const kept = await readVersion(db, id, version);
  return updateArticle(db, id, { text: textOf(kept), ifMatch }, viewer, 'restore');
}

/** Entity tags as If-Match lists them: `*`, or the versions in quotes. */
const matches = (ifMatch: string, version: number) =>
  ifMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim() === `"${version}"`);

const editConflict = (row: ArticleRow) =>
  new AppError('edit_conflict', 'This article was changed in the meantime. Please compare before you save.', {
    details: { article: toArticle(row) },
  });

/** The article's text with the edit in it; null where that changes nothing. */
export function textAfter(row: ArticleRow, { text, ifMatch, version = row.version }: Edit): ArticleText | null {
  if (version !== row.version || (ifMatch !== undefined && !matches(ifMatch, row.version))) throw editConflict(row);
  const merged = merge(row, text);
  return isSame(row, merged) ? null : merged;
}

function merge(row: ArticleRow, patch: ArticlePatch): ArticleText {
  return {
    title: patch.title ?? row.title,
    excerpt: patch.excerpt === undefined ? row.excerpt : (patch.excerpt ?? ''),
    content: patch.content ?? row.content,
    metaDescription: patch.metaDescription === undefined ? row.metaDescription : (patch.metaDescription ?? ''),
    keywords: patch.keywords === undefined ? row.keywords : (patch.keywords ?? []),
    categories: patch.categories === undefined ? row.categories : (patch.categories ?? []),
  };
}

const isSame = (one: ArticleText, other: ArticleText) => JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));

/** What else a change of the text does to its article, and under which further condition. */
type Along = {
  set?: Partial<ArticleRow>;
  where?: SQL | undefined;
  /** Statements of the same batch, under the same guard. */
  with?: (guard: SQL) => ReadonlyArray<BatchItem<'sqlite'>>;
};

/** Null where the article is no longer at the version that `row` has, or the further condition does not hold. */
export async function saveText(
  db: Database,
  row: ArticleRow,
  text: ArticleText,
  change: { userId: string; reason: VersionReason; at: Date },
  { set, where, with: along }: Along = {},
): Promise<ArticleRow | null> {
  const { score, suggestions } = scoreArticle({ ...text, slug: row.slug });
  const unchanged = and(
    eq(articles.id, row.id),
    eq(articles.version, row.version),
    sql`${articles.status} <> 'generating'`,
    where,
  );
  const guard = sql`exists (select 1 from ${articles} where ${unchanged})`;
  const versions = await keepVersions(db, row, text, change, guard);
  const outcome = await db.batch([
    ...versions,
    storeArticleHtml(db, row.id, text.content, guard),
    ...(along?.(guard) ?? []),
    db
      .update(articles)
      .set({
        ...text,
        version: row.version + 1,
        wordCount: countMarkdownWords(text.content),
        seoScore: score,
        seoSuggestions: suggestions,
        updatedAt: change.at,
        ...(isOther(row, text) && { textChangedAt: change.at }),
        ...set,
      })
      .where(unchanged)
      .returning(),
  ]);
  const [saved] = outcome.at(-1) as ArticleRow[];
  return saved ?? null;
}

/** Whether readers see another text: they see neither the meta description nor how it is filed. */
const isOther = (one: ArticleText, other: ArticleText) =>
  one.title !== other.title || one.excerpt !== other.excerpt || one.content !== other.content;
