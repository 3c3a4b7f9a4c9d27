import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { renderMarkdown } from '../contract/markdown/html.ts';
import { imagePathsOf, imagesIn } from '../contract/markdown/images.ts';
import type { Database, PlainDatabase } from '../db/client.ts';
import { articleHtml, articles, systemConfig } from '../db/schema.ts';

/** Rises with every change of what the same text is rendered to: HTML of an older renderer is made anew. */
export const rendererVersion = 1;

const rendersPerSweep = 20;

export type RenderedArticle = { html: string; images: string[] };

/**
 * The one place where an article's HTML is made. What else is to stand in it beside the text (marks of its sources, say) is added
 * here, as a pure function of the HTML and of what is stored of the article, and raises `rendererVersion`.
 */
export function renderArticle(articleId: string, content: string): RenderedArticle {
  return { html: renderMarkdown(content, imagePathsOf(articleId, content)), images: imagesIn(content) };
}

/** Makes the HTML of a text, to be stored in the batch that saves the text; with `guard`, only where that holds. */
export function storeArticleHtml(db: PlainDatabase, articleId: string, content: string, guard: SQL = sql`true`) {
  return storeRendered(db, articleId, renderArticle(articleId, content), guard);
}

function storeRendered(db: PlainDatabase, articleId: string, { html, images }: RenderedArticle, guard: SQL) {
  // Values stand in the table's column order.
  return db
    .insert(articleHtml)
    .select(sql`select ${articleId}, ${rendererVersion}, ${html}, ${JSON.stringify(images)} where ${guard}`)
    .onConflictDoUpdate({
      target: articleHtml.articleId,
      set: { renderer: sql`excluded.renderer`, html: sql`excluded.html`, images: sql`excluded.images` },
    });
}

/** The article's HTML where this renderer made it; the text itself is only read where it must be rendered now. */
export const storedHtmlColumns = {
  html: sql<string | null>`case when ${articleHtml.renderer} = ${rendererVersion} then ${articleHtml.html} end`,
  unrendered: sql<
    string | null
  >`case when ${articleHtml.renderer} is not ${rendererVersion} then ${articles.content} end`,
};

/**
 * Renders an article whose HTML is missing or made by an older renderer. `store` keeps it, unless the text was changed in the
 * meantime: then that was rendered with the change.
 */
export function renderNow(db: PlainDatabase, articleId: string, content: string) {
  const rendered = renderArticle(articleId, content);
  const isSame = sql`exists (select 1 from ${articles} where ${articles.id} = ${articleId} and ${articles.content} = ${content})`;
  return { ...rendered, store: () => storeRendered(db, articleId, rendered, isSame).run() };
}

const markKey = 'rendered_by';
let isAllRendered = false;

/**
 * Renders some of the articles that have no HTML of this renderer. Texts are rendered as they are saved, so once there are none
 * left, there are none as long as this renderer stands: a mark says so to whoever starts later.
 */
export async function renderOutdated(db: Database): Promise<void> {
  if (isAllRendered) return;
  const mark = await db.query.systemConfig.findFirst({ where: eq(systemConfig.key, markKey) });
  isAllRendered = mark?.value === String(rendererVersion) || (await renderSome(db));
}

/** Tells whether these were the last. */
async function renderSome(db: Database): Promise<boolean> {
  const outdated = await db
    .select({ id: articles.id, content: articles.content })
    .from(articles)
    .leftJoin(articleHtml, eq(articleHtml.articleId, articles.id))
    .where(
      and(
        inArray(articles.status, ['draft', 'published']),
        or(sql`${articleHtml.articleId} is null`, lt(articleHtml.renderer, rendererVersion)),
      ),
    )
    .limit(rendersPerSweep);
  for (const { id, content } of outdated) await renderNow(db, id, content).store();
  if (outdated.length === rendersPerSweep) return false;
  const [value, updatedAt] = [String(rendererVersion), new Date()];
  await db
    .insert(systemConfig)
    .values({ id: crypto.randomUUID(), key: markKey, value, updatedAt })
    .onConflictDoUpdate({ target: systemConfig.key, set: { value, updatedAt } });
  return true;
}
