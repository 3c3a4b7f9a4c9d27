import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { StatusBadge } from '../articles/status-badge.tsx';
import { TrashIcon } from '../ui/app-icons.tsx';
import { ArticleTime } from '../ui/article-time.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import type { DeleteKeywords } from './keyword-list.tsx';

type KeywordRowProps = {
  keyword: SeoKeyword;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDelete: DeleteKeywords;
  action?: ReactNode;
};

/** A press on the keyword selects it, as one on its checkbox does. */
export function KeywordRow({ keyword, isSelected, onSelect, onDelete, action }: KeywordRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  async function remove() {
    setIsBusy(true);
    await onDelete([keyword]);
    setIsBusy(false);
  }

  return (
    <li className="flex items-center gap-3 ps-1 transition-colors hover:bg-wash has-data-[state=checked]:bg-wash">
      <Checkbox
        id={id}
        aria-label={keyword.keyword}
        checked={isSelected}
        onCheckedChange={(checked) => onSelect(checked === true)}
      />
      <div className="min-w-0 flex-1 py-1">
        <label htmlFor={id} className="flex cursor-pointer items-baseline justify-between gap-3 py-2 text-sm">
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {keyword.keyword}
          </span>
          <span className="text-2xs whitespace-nowrap text-faint max-sm:hidden">
            <ArticleTime iso={keyword.createdAt} />
          </span>
        </label>
        {keyword.article && <KeywordArticle article={keyword.article} />}
      </div>
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
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pb-1.5 text-xs text-soft">
      <StatusBadge status={article.status} />
      <Link href={`/${article.slug}`} dir="auto" className="min-w-0 rule-link">
        {article.title}
      </Link>
    </span>
  );
}
