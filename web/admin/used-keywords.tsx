import { type ReactNode, useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { type DeleteKeywords, KeywordList } from './keyword-list.tsx';
import { type KeywordsList, markUnused } from './use-keywords.ts';
import { useSelection } from './use-selection.ts';

type UsedKeywordsProps = { list: KeywordsList; onDelete: DeleteKeywords; notice: ReactNode };

export function UsedKeywords({ list, onDelete, notice }: UsedKeywordsProps) {
  return (
    <>
      {notice}
      <KeywordList
        list={list}
        empty="No keyword has been used yet."
        selection={useSelection(list.data ?? [])}
        onDelete={onDelete}
        rowAction={(keyword) => <MoveBack keyword={keyword} />}
      />
    </>
  );
}

function MoveBack({ keyword }: { keyword: SeoKeyword }) {
  const [isBusy, setIsBusy] = useState(false);

  async function move() {
    setIsBusy(true);
    try {
      await markUnused(keyword.id);
      toast({ title: 'Keyword moved back to current tab' });
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to move keyword'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button size="sm" disabled={isBusy} aria-label={`Move back ${keyword.keyword}`} onClick={move}>
      Move back
    </Button>
  );
}
