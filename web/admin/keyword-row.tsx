import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { ArticleTime } from '../articles/article-time.tsx';
import { StatusBadge } from '../articles/status-badge.tsx';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { TrashIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { deleteKeyword } from './use-keywords.ts';

type KeywordRowProps = { keyword: SeoKeyword; checkbox?: ReactNode; action?: ReactNode };

export function KeywordRow({ keyword, checkbox, action }: KeywordRowProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    if (!window.confirm(`Delete the keyword "${keyword.keyword}"?`)) return;
    setIsBusy(true);
    try {
      await deleteKeyword(keyword.id);
      toast({ title: 'Keyword deleted successfully' });
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to delete keyword'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className="flex items-center gap-3 py-2">
      {checkbox}
      <span className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        <span dir="auto">{keyword.keyword}</span>
        {keyword.article && <KeywordArticle article={keyword.article} />}
      </span>
      <span className="text-2xs whitespace-nowrap text-faint max-sm:hidden">
        <ArticleTime iso={keyword.createdAt} />
      </span>
      {action}
      <Button
        variant="quietDanger"
        size="icon"
        disabled={isBusy}
        aria-label={`Delete keyword ${keyword.keyword}`}
        onClick={remove}
      >
        <TrashIcon />
      </Button>
    </li>
  );
}

/** The way from a used keyword to what came of it. */
function KeywordArticle({ article }: { article: NonNullable<SeoKeyword['article']> }) {
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-soft">
      <StatusBadge status={article.status} />
      <Link href={`/${article.slug}`} dir="auto" className="min-w-0 rule-link">
        {article.title}
      </Link>
    </span>
  );
}
