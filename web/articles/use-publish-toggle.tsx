import { useState } from 'react';
import type { ArticlePatch, ArticleSummary } from '../../worker/contract/articles.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { GoneNote, PublishedNote } from './reach-notes.tsx';
import { publishArticle, unpublishArticle } from './use-articles.ts';

/** An edit that is published along with its saving, and the version that it began from. */
type Along = { text: ArticlePatch; version: number };

/** Publishes or takes back, and tells how it went and who can read the article now. */
export function usePublishing(article: ArticleSummary) {
  const [isBusy, setIsBusy] = useState(false);

  /** True where it went well. */
  async function change(publishes: boolean, along?: Along): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await (publishes ? publishArticle(article.id, along) : unpublishArticle(article.id));
      await changed('articles');
      const done = publishes ? 'published' : 'unpublished';
      toast({
        title: `Article ${done}`,
        description: `The article has been ${done} successfully.`,
        action: publishes ? <PublishedNote slug={article.slug} /> : <GoneNote />,
      });
      return true;
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to update article status'));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, change };
}

export function usePublishToggle(article: ArticleSummary) {
  const { isBusy, change } = usePublishing(article);
  const publishes = article.status !== 'published';
  return { label: publishes ? 'Publish' : 'Unpublish', isBusy, toggle: () => change(publishes) };
}
