import { type ReactNode, useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { ArticleTime } from '../articles/article-time.tsx';
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
      <span dir="auto" className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        {keyword.keyword}
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
