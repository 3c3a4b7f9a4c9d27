import { useState } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { publishArticle } from './use-articles.ts';

export function usePublishToggle(article: ArticleSummary) {
  const [isBusy, setIsBusy] = useState(false);
  const publishes = article.status !== 'published';

  async function toggle() {
    setIsBusy(true);
    try {
      await publishArticle(article.id, publishes);
      await changed('articles');
      const done = publishes ? 'published' : 'unpublished';
      toast({ title: `Article ${done}`, description: `The article has been ${done} successfully.` });
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to update article status'));
    } finally {
      setIsBusy(false);
    }
  }

  return { label: publishes ? 'Publish' : 'Unpublish', isBusy, toggle };
}
