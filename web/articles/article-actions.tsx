import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { EditIcon, TrashIcon } from '../ui/app-icons.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { usePublishToggle } from './use-publish-toggle.ts';

/** What the author and admins may do with an article, in its page's head. */
export function ArticleActions({ article }: { article: ArticleSummary }) {
  const [, navigate] = useLocation();
  const [isDeleting, setIsDeleting] = useState(false);
  const { label, isBusy, toggle } = usePublishToggle(article);
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
      {canPublish && (
        <Button
          variant={article.status === 'published' ? 'outline' : 'primary'}
          size="sm"
          disabled={isBusy}
          onClick={toggle}
        >
          {label}
        </Button>
      )}
      <DeleteDialog
        article={isDeleting ? article : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => navigate('/')}
      />
    </>
  );
}
