import { type ReactNode, Suspense, useState } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { ApiError, toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { screen } from '../lib/screen.tsx';
import { toast, toastFailure } from '../lib/toast.ts';
import type { Publication } from '../publishing/publication.ts';
import { GoneNote, PublishedNote } from './reach-notes.tsx';
import { publishArticle, unpublishArticle } from './use-articles.ts';

const BeforeYouPublish = screen(() =>
  import('../publishing/before-you-publish.tsx').then((module) => module.BeforeYouPublish),
);

/** A publication that waits for decisions: what the server told, and what it was asked to publish. */
type Waiting = { told: unknown; publication: Partial<Publication> };

type Publishing = {
  isBusy: boolean;
  publish: (publication?: Partial<Publication>) => Promise<void>;
  unpublish: () => Promise<void>;
  /** The dialog that asks for decisions, where there are any to be made. */
  dialog: ReactNode;
};

/** Publishes or takes back, and tells how it went and who can read the article now. */
export function usePublishing(article: ArticleSummary, onPublished?: () => void): Publishing {
  const [isBusy, setIsBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function change(work: () => Promise<unknown>, done: 'published' | 'unpublished', note: ReactNode) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
      await changed('articles');
      const description = `The article has been ${done} successfully.`;
      toast({ title: `Article ${done}`, description, action: note });
      setWaiting(null);
      if (done === 'published') onPublished?.();
    } finally {
      setIsBusy(false);
    }
  }

  async function publish(publication: Partial<Publication> = {}): Promise<void> {
    try {
      const work = () => publishArticle(article.id, publication);
      await change(work, 'published', <PublishedNote slug={article.slug} />);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'publish_blocked')
        return setWaiting({ told: error.body, publication });
      setWaiting(null);
      failed(error);
    }
  }

  const dialog = waiting && (
    <Suspense>
      <BeforeYouPublish
        article={article}
        told={waiting.told}
        text={waiting.publication.text}
        isBusy={isBusy}
        onPublish={publish}
        onClose={() => setWaiting(null)}
      />
    </Suspense>
  );
  const unpublish = () => change(() => unpublishArticle(article.id), 'unpublished', <GoneNote />).catch(failed);
  return { isBusy, publish, unpublish, dialog };
}

const failed = (error: unknown) => toastFailure('Error', toldOr(error, 'Failed to update article status'));

export function usePublishToggle(article: ArticleSummary) {
  const { publish, unpublish, ...shown } = usePublishing(article);
  const publishes = article.status !== 'published';
  return {
    ...shown,
    label: publishes ? 'Publish' : 'Unpublish',
    toggle: () => (publishes ? publish() : unpublish()),
  };
}
