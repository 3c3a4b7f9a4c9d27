import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { EditIcon, TrashIcon } from '../ui/app-icons.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportMenu } from './export-menu.tsx';
import { dropPreview } from './preview-store.ts';
import { usePublishing } from './use-publish-toggle.tsx';
import { type Unsaved, useUnsavedPreview } from './use-unsaved-preview.ts';
import { VisibilityNote } from './visibility-note.tsx';

/** What the author and admins may do with an article, in its page's head. */
export function ArticleActions({ article }: { article: Article }) {
  const [, navigate] = useLocation();
  const [isDeleting, setIsDeleting] = useState(false);
  const unsaved = useUnsavedPreview(article);
  const canPublish = article.status !== 'failed' && article.status !== 'generating';
  return (
    <>
      <Link href={`/edit/${article.slug}`} className={buttonLook({ size: 'sm' })}>
        <EditIcon />
        Edit
      </Link>
      <Button variant="quietDanger" size="sm" onClick={() => setIsDeleting(true)}>
        <TrashIcon />
        Delete
      </Button>
      {canPublish && <ExportMenu article={article} />}
      {canPublish && <PublishActions article={article} unsaved={unsaved} />}
      {/* A preview of what is not saved says it itself. */}
      {!unsaved && <VisibilityNote article={article} className="order-last basis-full text-end" />}
      <DeleteDialog
        article={isDeleting ? article : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => navigate('/')}
      />
    </>
  );
}

/** In a preview of what is not saved, publishing takes the text on the screen, not the one before it. */
function PublishActions({ article, unsaved }: { article: Article; unsaved: Unsaved | null }) {
  const [, navigate] = useLocation();
  const { isBusy, publish, unpublish, dialog } = usePublishing(article, () => {
    if (!unsaved) return;
    dropPreview(article.slug);
    navigate(`/${article.slug}`, { replace: true });
  });
  const isPublished = article.status === 'published';
  const publishes = unsaved !== null || !isPublished;

  return (
    <>
      {isPublished && unsaved && (
        <Button size="sm" aria-disabled={isBusy} onClick={unpublish}>
          Unpublish
        </Button>
      )}
      {/* Not disabled while it works: the focus would be lost. */}
      <Button
        variant={isPublished && !unsaved ? 'outline' : 'primary'}
        size="sm"
        aria-disabled={isBusy}
        onClick={() => (publishes ? publish(unsaved ?? {}) : unpublish())}
      >
        {unsaved ? 'Save and publish' : isPublished ? 'Unpublish' : 'Publish'}
      </Button>
      {dialog}
    </>
  );
}
