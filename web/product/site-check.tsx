import { useState } from 'react';
import type { Product } from '../../worker/contract/product.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { usePoll } from '../lib/use-poll.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Difference } from './difference.tsx';
import type { ChangeProduct } from './use-product.ts';
import { countOf, shortDay } from './words.ts';

type SiteCheckProps = { product: Product; change: ChangeProduct };
type CheckButtonProps = SiteCheckProps & { refresh: () => Promise<unknown> };

const pollMs = 2000;

/** The button that has the site read again. */
export function CheckButton({ product: { check }, change, refresh }: CheckButtonProps) {
  usePoll({ mutate: refresh }, check.isReading ? pollMs : 0);
  async function begin() {
    if (check.isReading) return;
    try {
      await change.check();
    } catch (error) {
      toastFailure('Not checked', toldOr(error, 'The site could not be checked just now.'));
    }
  }
  return (
    <Button size="sm" aria-disabled={check.isReading} onClick={begin}>
      {check.isReading ? 'Checking…' : 'Check the site again'}
    </Button>
  );
}

/** What the last look at the site came to: under way, failed, nothing new, or differences to be taken over. */
export function SiteCheck({ product: { check }, change }: SiteCheckProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { isReading, failure, checkedAt, changes } = check;

  async function accept(fields: string[]) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await change.acceptFound(fields);
      toast({ title: 'Sheet updated', description: `${countOf(fields.length, 'change')} taken over.` });
    } catch (error) {
      toastFailure('Not updated', toldOr(error, 'The sheet could not be updated.'));
    }
    setIsBusy(false);
  }

  return (
    <div role="status" className="empty:hidden">
      {isReading && (
        <p className="text-sm text-soft">The site is being read again. You can leave this page meanwhile.</p>
      )}
      {!isReading && failure && <p className="text-sm text-bad">The site could not be read: {failure}</p>}
      {!isReading && !failure && checkedAt && changes.length === 0 && (
        <p className="text-sm text-soft">Checked on {shortDay(checkedAt)}: the site says what is here.</p>
      )}
      {!isReading && changes.length > 0 && (
        <Card aria-label="Changes on the site" className="space-y-4" aria-busy={isBusy}>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 flex-1 basis-56">
              <CardTitle>Changes on the site</CardTitle>
              <p className="text-sm text-soft">
                {countOf(changes.length, 'field')} {changes.length === 1 ? 'is' : 'are'} not as we read before.
              </p>
            </div>
            <Button
              variant="primary"
              size="sm"
              aria-disabled={isBusy}
              onClick={() => accept(changes.map(({ field }) => field))}
            >
              Accept all
            </Button>
          </div>
          <ul className="rounded-md border border-line">
            {changes.map(({ field, label, before, after }) => (
              <li
                key={field}
                className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line p-3 last:border-b-0"
              >
                <div className="min-w-0 flex-1 basis-60 space-y-1">
                  {label !== (after ?? before) && (
                    <p dir="auto" className="text-2xs text-soft [overflow-wrap:anywhere]">
                      {label}
                    </p>
                  )}
                  <Difference before={before ?? ''} after={after ?? ''} />
                </div>
                <Button size="sm" aria-disabled={isBusy} onClick={() => accept([field])}>
                  Accept
                  <span className="sr-only"> “{after ?? before}”</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
