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

/** What the notes for readers are made by: `app.ts` knows. */
export type NotesHook = (db: Database, articleId: string) => Promise<void>;

/** A longer text takes its time: nobody waits for its marks. Until they are there its page stands without. */
const notedAtOnceLength = 12_000;

/** What follows a change of an article's text. Marks of sources are made anew before the pages that show the change are. */
export async function noteChanged(c: Context<AppEnv>, article: Article, noteSources: NotesHook): Promise<void> {
  if (article.status === 'published') {
    const noting = noteSources(c.var.db, article.id);
    if (article.content.length <= notedAtOnceLength) await noting;
    else inBackground(c, 'sources_not_noted', noting);
    tellChanged(c, article);
  }
  inBackground(c, 'links_not_noted', noteLinks(c.var.db, article));
}
