import { useId, useState } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { send, toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toastFailure } from '../lib/toast.ts';
import { Switch } from '../ui/switch.tsx';

/** Whether readers are shown the pages that the article rests on, and the marks that lead there. */
export function SourceSwitch({ article: { id, showsSources } }: { article: Article }) {
  const inputId = useId();
  const [isBusy, setIsBusy] = useState(false);

  async function change(isShown: boolean) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await send('PATCH', '/api/articles/:id/notes', { params: { id }, body: { showsSources: isShown } });
      await changed('articles');
    } catch (error) {
      toastFailure('Not changed', toldOr(error, 'This could not be changed just now.'));
    }
    setIsBusy(false);
  }

  return (
    <div className="flex items-center gap-3 text-sm">
      <Switch id={inputId} checked={showsSources} aria-busy={isBusy} onCheckedChange={change} />
      <label htmlFor={inputId}>Show readers the sources, with marks in the text</label>
    </div>
  );
}
