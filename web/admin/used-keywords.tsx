import { useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { KeywordList } from './keyword-list.tsx';
import { KeywordRow } from './keyword-row.tsx';
import { type KeywordsList, markUnused } from './use-keywords.ts';

export function UsedKeywords({ list }: { list: KeywordsList }) {
  return (
    <KeywordList list={list} empty="No keyword has been used yet.">
      <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto">
        {list.data?.map((keyword) => (
          <KeywordRow key={keyword.id} keyword={keyword} action={<MoveBack keyword={keyword} />} />
        ))}
      </ul>
    </KeywordList>
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
