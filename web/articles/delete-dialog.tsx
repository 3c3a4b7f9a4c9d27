import { useState } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { untrack } from '../generation/use-generation.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { ConfirmDialog } from '../ui/alert-dialog.tsx';
import { GoneNote } from './reach-notes.tsx';
import { deleteArticle } from './use-articles.ts';

type DeleteDialogProps = { article: ArticleSummary | null; onClose: () => void; onDeleted?: () => void };

export function DeleteDialog({ article, onClose, onDeleted }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  // Keeps the words in place while the dialog closes.
  const [last, setLast] = useState(article);
  if (article && article !== last) setLast(article);

  async function confirm() {
    if (!article) return;
    setIsBusy(true);
    try {
      await deleteArticle(article.id);
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to delete article'));
      return;
    } finally {
      setIsBusy(false);
      onClose();
    }
    untrack(article.id);
    toast({
      title: 'Article deleted',
      description: 'The article has been permanently deleted.',
      action: article.status === 'published' && <GoneNote />,
    });
    onDeleted?.();
    await changed('articles', article.slug);
  }

  return (
    <ConfirmDialog
      open={article !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete Article"
      description={`Are you sure you want to delete "${last?.title ?? ''}"? This action cannot be undone and the article will be permanently removed.`}
      confirm="Delete"
      busyLabel="Deleting..."
      isBusy={isBusy}
      onConfirm={confirm}
    />
  );
}
