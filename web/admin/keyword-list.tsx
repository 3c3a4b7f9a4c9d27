import { type ReactNode, useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { TrashIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { KeywordRow } from './keyword-row.tsx';
import { SelectAll } from './select-all.tsx';
import type { KeywordsList } from './use-keywords.ts';
import type { Selection } from './use-selection.ts';

export type DeleteKeywords = (keywords: SeoKeyword[]) => Promise<void>;

type KeywordListProps = {
  list: KeywordsList;
  empty: string;
  selection: Selection;
  onDelete: DeleteKeywords;
  /** What else is done with the selection. */
  actions?: ReactNode;
  /** What else is done with one keyword. */
  rowAction?: (keyword: SeoKeyword) => ReactNode;
};

/** A list of keywords to select from, or what stands in its place while it loads, fails or has none. */
export function KeywordList({ list, empty, selection, onDelete, actions, rowAction }: KeywordListProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { data, error, mutate } = list;
  if (!data && error) return <Failure message="Failed to fetch keywords" onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-40" />;
  if (data.length === 0) return <p className="py-8 text-center text-sm text-soft">{empty}</p>;

  const { selected } = selection;

  async function removeSelected() {
    setIsDeleting(true);
    await onDelete(selected);
    setIsDeleting(false);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-ink pb-3">
        <SelectAll total={data.length} selection={selection} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quietDanger"
            size="sm"
            disabled={isDeleting || selected.length === 0}
            onClick={removeSelected}
          >
            <TrashIcon />
            {isDeleting ? 'Deleting...' : `Delete (${selected.length})`}
          </Button>
          {actions}
        </div>
      </div>
      <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto scroll-shade">
        {data.map((keyword) => (
          <KeywordRow
            key={keyword.id}
            keyword={keyword}
            isSelected={selection.isSelected(keyword.id)}
            onSelect={(isSelected) => selection.toggle(keyword.id, isSelected)}
            onDelete={onDelete}
            action={rowAction?.(keyword)}
          />
        ))}
      </ul>
    </>
  );
}
