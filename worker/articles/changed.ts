import type { Context } from 'hono';
import type { Article } from '../contract/articles.ts';
import { changedPagesHeader, writeChangedPages } from '../contract/changed-pages.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { inBackground } from '../http/in-background.ts';
import { noteLinks } from '../links/article-links.ts';
import type { ArticleRow } from './to-article.ts';

/** The public pages that show this article are others from now on. */
export function tellChanged(
  c: Context<AppEnv>,
  { slug, userId, categories }: Pick<ArticleRow, 'slug' | 'userId' | 'categories'>,
) {
  c.header(changedPagesHeader, writeChangedPages({ slugs: [slug], authors: [userId], categories }));
}

/** The answer to a change of an article's text. */
export function changed<Answer extends Article>(c: Context<AppEnv>, article: Answer) {
  if (article.status === 'published') tellChanged(c, article);
  inBackground(c, 'links_not_noted', noteLinks(c.var.db, article));
  return c.json<Answer>(article);
}

/** What the notes for readers are made by: `app.ts` knows. */
export type NotesHook = (db: Database, articleId: string) => Promise<void>;

/** A longer text takes its time: nobody waits for its marks. Until they are there its page stands without. */
const notedAtOnceLength = 12_000;

/** As above, with the notes for readers made anew: marks of sources are there before the pages that show the change are. */
export async function changedAndNoted<Answer extends Article>(
  c: Context<AppEnv>,
  article: Answer,
  noteSources: NotesHook,
) {
  if (article.status === 'published') {
    const noting = noteSources(c.var.db, article.id);
    if (article.content.length <= notedAtOnceLength) await noting;
    else inBackground(c, 'sources_not_noted', noting);
  }
  return changed(c, article);
}
