import { useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { Card, CardTitle } from '../ui/card.tsx';
import { KeywordForm } from './keyword-form.tsx';
import { PastedListForm } from './pasted-list-form.tsx';

/** One keyword at a time; a list that is pasted is shown first, with what cannot be added of it. */
export function AddKeywordCard({ stored }: { stored: readonly SeoKeyword[] }) {
  const [pasted, setPasted] = useState<string | null>(null);
  const [isBack, setIsBack] = useState(false);

  function close() {
    setPasted(null);
    setIsBack(true);
  }

  return (
    <Card>
      <CardTitle>Add New Keyword</CardTitle>
      {pasted === null ? (
        <KeywordForm takesFocus={isBack} onList={setPasted} />
      ) : (
        <PastedListForm pasted={pasted} stored={stored} onClose={close} />
      )}
    </Card>
  );
}
