import { Link, useLocation } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { excerptOf } from '../articles/excerpt.ts';
import { StatusBadge } from '../articles/status-badge.tsx';
import { usePublishToggle } from '../articles/use-publish-toggle.tsx';
import { useRetry } from '../generation/use-retry.ts';
import { EditIcon, MoreIcon, TrashIcon, ViewIcon } from '../ui/app-icons.tsx';
import { ArticleTime } from '../ui/article-time.tsx';
import { Button } from '../ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu.tsx';

type MyArticleCardProps = { article: ArticleSummary; onDelete: () => void; canPublish: boolean };

export function MyArticleCard({ article, onDelete, canPublish }: MyArticleCardProps) {
  const isFailed = article.status === 'failed';
  const isGenerating = article.status === 'generating';
  return (
    <article
      data-slot="my-article"
      data-status={article.status}
      className="flex gap-3 border-b border-line py-5 sm:gap-6"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xs text-faint">
          <StatusBadge status={article.status} />
          {article.isNew && (
            <span data-slot="new-badge" className="rounded-full bg-marker px-2.5 py-0.5 font-medium text-on-marker">
              new
            </span>
          )}
          <ArticleTime iso={article.createdAt} />
        </p>
        <h3 dir="auto" className="mt-2 font-serif text-lg/6 font-semibold [overflow-wrap:anywhere]">
          <Link href={`/${article.slug}`} className="hover:rule-link">
            {article.title}
          </Link>
        </h3>
        <p dir="auto" className="mt-1.5 line-clamp-2 max-w-3xl text-sm text-soft">
          {excerptOf(article)}
        </p>
        {isFailed && article.failureReason && <p className="mt-1 text-xs text-bad">{article.failureReason}</p>}
        {article.wordCount > 0 && (
          <p className="mt-2 text-2xs text-faint tabular-nums">{article.wordCount.toLocaleString()} words</p>
        )}
      </div>
      <div className="flex flex-col-reverse items-end justify-end gap-2 sm:flex-row sm:items-start">
        {isFailed && <FailedActions article={article} onDelete={onDelete} />}
        {canPublish && !isFailed && !isGenerating && <PublishToggle article={article} />}
        <RowMenu article={article} onDelete={onDelete} />
      </div>
    </article>
  );
}

function PublishToggle({ article }: { article: ArticleSummary }) {
  const { label, isBusy, toggle, dialog } = usePublishToggle(article);
  return (
    <>
      {/* Not disabled while it works: the focus would be lost. */}
      <Button size="sm" aria-disabled={isBusy} onClick={toggle}>
        {label}
      </Button>
      {dialog}
    </>
  );
}

function FailedActions({ article, onDelete }: { article: ArticleSummary; onDelete: () => void }) {
  const { isBusy, retry } = useRetry(article);
  return (
    <span className="flex gap-2">
      <Button size="sm" disabled={isBusy} onClick={retry}>
        {isBusy ? 'Retrying...' : 'Retry'}
      </Button>
      <Button
        size="icon"
        variant="quietDanger"
        aria-label={`Delete ${article.title}`}
        disabled={isBusy}
        onClick={onDelete}
      >
        <TrashIcon />
      </Button>
    </span>
  );
}

function RowMenu({ article, onDelete }: { article: ArticleSummary; onDelete: () => void }) {
  const [, navigate] = useLocation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Actions for ${article.title}`}
        className="grid size-9 shrink-0 place-items-center rounded-md text-faint hover:bg-wash hover:text-ink"
      >
        <MoreIcon />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => navigate(`/edit/${article.slug}`)}>
          <EditIcon />
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => navigate(`/${article.slug}`)}>
          <ViewIcon />
          View
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" onSelect={onDelete}>
          <TrashIcon />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
