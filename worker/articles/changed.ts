import type { Context } from 'hono';
import type { Article } from '../contract/articles.ts';
import { changedPagesHeader, writeChangedPages } from '../contract/changed-pages.ts';
import type { AppEnv } from '../env.ts';
import type { ArticleRow } from './to-article.ts';

/** The public pages that show this article are others from now on. */
export function tellChanged(
  c: Context<AppEnv>,
  { slug, userId, categories }: Pick<ArticleRow, 'slug' | 'userId' | 'categories'>,
) {
  c.header(changedPagesHeader, writeChangedPages({ slugs: [slug], authors: [userId], categories }));
}

/** The answer to a change of an article's text. */
export function changed(c: Context<AppEnv>, article: Article) {
  if (article.status === 'published') tellChanged(c, article);
  return c.json<Article>(article);
}
