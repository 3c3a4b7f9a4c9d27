import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { useSession } from '../auth/use-session.tsx';
import { cn } from '../lib/cn.ts';

/** Who sees an article that is not published. */
export function VisibilityNote({ article, className }: { article: ArticleSummary; className?: string }) {
  const { user } = useSession();
  if (article.status !== 'draft') return null;
  return (
    <p data-slot="visibility" className={cn('text-xs text-soft', className)}>
      {user?.id === article.userId
        ? "Only you can see this (and the site's admins)."
        : 'Only its author and admins can see this.'}
    </p>
  );
}
