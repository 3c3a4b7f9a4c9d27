import { useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { deleteKeywords, restoreKeywords, useKeywords } from './use-keywords.ts';

/** What a generation added, each as it is now: to be taken out again, or put back, singly or all together. */
export function AddedKeywords({ added }: { added: SeoKeyword[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const stored = new Map(useKeywords().all?.map((keyword) => [keyword.id, keyword]));
  const isThere = ({ id }: SeoKeyword) => stored.has(id);
  const removable = added.filter(({ id }) => stored.get(id)?.used === false);
  const gone = added.filter((keyword) => !isThere(keyword));

  // Nothing is put out of use meanwhile: what is pressed keeps the focus.
  async function change(work: () => Promise<unknown>, fallback: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toastFailure('Error', toldOr(error, fallback));
      void changed('keywords');
    } finally {
      setIsBusy(false);
    }
  }

  const remove = (keywords: SeoKeyword[]) =>
    keywords.length > 0 && change(() => deleteKeywords(keywords.map(({ id }) => id)), 'Failed to delete keyword');
  const putBack = (keywords: SeoKeyword[]) => change(() => restoreKeywords(keywords), 'Failed to restore keywords');

  return (
    <section aria-labelledby="added-keywords" className="mt-5">
      <div className="flex items-center justify-between gap-4 border-b border-ink pb-2">
        <h3 id="added-keywords" className="text-sm font-medium">
          Added to the list
        </h3>
        {removable.length > 0 || gone.length === 0 ? (
          <Button size="sm" aria-disabled={isBusy || removable.length === 0} onClick={() => remove(removable)}>
            Undo
          </Button>
        ) : (
          <Button size="sm" aria-disabled={isBusy} onClick={() => putBack(gone)}>
            Put all back
          </Button>
        )}
      </div>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto scroll-shade">
        {added.map((keyword) => (
          <li key={keyword.id} className="flex items-center justify-between gap-3 text-sm">
            <span
              dir="auto"
              data-gone={!isThere(keyword)}
              className="min-w-0 py-2 [overflow-wrap:anywhere] data-[gone=true]:text-faint data-[gone=true]:line-through"
            >
              {keyword.keyword}
            </span>
            {stored.get(keyword.id)?.used ? (
              <span className="pe-3 text-xs text-soft">Used</span>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                aria-disabled={isBusy}
                aria-label={`${isThere(keyword) ? 'Remove' : 'Put back'} ${keyword.keyword}`}
                onClick={() => (isThere(keyword) ? remove([keyword]) : putBack([keyword]))}
              >
                {isThere(keyword) ? 'Remove' : 'Put back'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
