import { and, asc, eq, sql } from 'drizzle-orm';
import { listedAmong, selectActive } from '../categories/active.ts';
import type { ArticleLink, PublicPage } from '../contract/articles.ts';
import type { PlainDatabase } from '../db/client.ts';
import { articleHtml, articleNotes, articles, relatedArticles, users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { authorColumns, authorName } from '../users/author.ts';
import { rendererVersion, renderNow, storedHtmlColumns } from './article-html.ts';
import { ftsQueryOfAny } from './fts-query.ts';
import { publicSummaryColumns, toPublicSummary } from './to-article.ts';

const relatedShown = 3;
/** Related articles are looked for among this many newest ones of the author. */
const relatedCandidates = 500;

const linkColumns = { slug: articles.slug, title: articles.title, excerpt: articles.excerpt };

/**
 * Everything a public article page shows, in one batch. Not found unless it is published. `keep`, where there is one, stores HTML
 * that had to be made now.
 */
export async function readPublicPage(
  db: PlainDatabase,
  slug: string,
): Promise<{ page: PublicPage; keep: (() => Promise<unknown>) | null; isNoted: boolean }> {
  const isPublic = and(eq(articles.slug, slug), eq(articles.status, 'published'));
  const here = sql`(select a.created_at, a.id from articles a where a.slug = ${slug})`;
  const neighbour = (side: '<' | '>') =>
    db
      .select(linkColumns)
      .from(articles)
      .where(sql`status = 'published' and (created_at, id) ${sql.raw(side)} ${here}`)
      .orderBy(...(side === '<' ? [sql`created_at desc`, sql`id desc`] : [sql`created_at`, sql`id`]))
      .limit(1);
  const [[found], related, [previous], [next], active] = await db.batch([
    db
      .select({
        article: publicSummaryColumns,
        text: storedHtmlColumns,
        noted: { html: articleNotes.html, sources: articleNotes.sources },
        // Each column once: in a batch, rows come by the names of their columns.
        showsSources: articles.showsSources,
        modelCalls: articles.modelCalls,
        textChangedAt: articles.textChangedAt,
        author: authorColumns,
      })
      .from(articles)
      .leftJoin(articleHtml, eq(articleHtml.articleId, articles.id))
      .leftJoin(
        articleNotes,
        and(
          eq(articleNotes.articleId, articles.id),
          eq(articleNotes.version, articles.version),
          eq(articleNotes.renderer, rendererVersion),
        ),
      )
      .leftJoin(users, eq(users.id, articles.userId))
      .where(isPublic),
    db
      .select(linkColumns)
      .from(relatedArticles)
      .innerJoin(articles, eq(articles.id, relatedArticles.relatedId))
      .where(
        and(
          sql`${relatedArticles.articleId} = (select a.id from articles a where a.slug = ${slug})`,
          eq(articles.status, 'published'),
        ),
      )
      .orderBy(asc(relatedArticles.ordinal)),
    neighbour('<'),
    neighbour('>'),
    selectActive(db),
  ]);
  if (!found) throw new AppError('not_found', 'This article does not exist.');
  const { html, unrendered } = found.text;
  const rendered = html === null ? renderNow(db, found.article.id, unrendered ?? '') : null;
  const article = toPublicSummary(found.article);
  const author = { name: authorName(found.author) };
  const { noted, showsSources, modelCalls, textChangedAt } = found;
  const shown = showsSources && noted && noted.sources.pages.length > 0 ? noted : null;
  const publishedAt = article.publishedAt ?? article.createdAt;
  const changedAt = textChangedAt?.toISOString() ?? publishedAt;
  const page: PublicPage = {
    article,
    html: shown?.html ?? html ?? rendered?.html ?? '',
    author,
    // A text cannot have been changed before there was anything to see.
    modifiedAt: changedAt > publishedAt ? changedAt : publishedAt,
    notes: {
      sources: shown?.sources ?? null,
      made: {
        by: modelCalls > 0 ? 'model' : 'built-in',
        ...{ at: article.createdAt, checkedBy: author.name, checkedAt: publishedAt },
      },
    },
    listedCategories: listedAmong([found.article], active),
    related: related satisfies ArticleLink[],
    previous: previous ?? null,
    next: next ?? null,
  };
  return { page, keep: rendered?.store ?? null, isNoted: noted !== null };
}

/** Other published articles of an article's author, nearest to these words, best first; one from the same source or idea is its twin, and no further reading. */
export function findRelated(
  db: PlainDatabase,
  articleId: string,
  { words, most }: { words: string[]; most: number },
): Promise<Array<ArticleLink & { id: string }>> {
  const match = ftsQueryOfAny(words);
  if (match === null) return Promise.resolve([]);
  // The plus keeps the index of texts from being asked for each of them alone.
  return db.all<ArticleLink & { id: string }>(sql`
    with own as materialized (
      select seq from articles
      where user_id = (select user_id from articles where id = ${articleId}) and status = 'published' and id <> ${articleId}
        and not exists (
          select 1 from articles twin where twin.id = ${articleId}
            and (twin.source_url = articles.source_url or twin.original_idea = articles.original_idea))
      order by created_at desc, id desc limit ${relatedCandidates})
    select a.id as id, a.slug as slug, a.title as title, a.excerpt as excerpt
    from articles_fts f cross join articles a on a.seq = f.rowid
    where articles_fts match ${match}
      and f.rowid between (select min(seq) from own) and (select max(seq) from own)
      and +f.rowid in (select seq from own)
    order by bm25(articles_fts, 10.0, 4.0, 1.0) limit ${most}`);
}

/** Settles the related articles of a freshly published one, so that no page view has to search. */
export async function storeRelated(
  db: PlainDatabase,
  article: { id: string; title: string; keywords: string[] },
): Promise<void> {
  const related = await findRelated(db, article.id, {
    words: [article.title, ...article.keywords],
    most: relatedShown,
  });
  await db.batch([
    db.delete(relatedArticles).where(eq(relatedArticles.articleId, article.id)),
    ...related.map(({ id }, ordinal) =>
      db.insert(relatedArticles).values({ articleId: article.id, ordinal, relatedId: id }),
    ),
  ]);
}
