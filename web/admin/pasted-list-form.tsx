import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { maxKeywordsPerRequest } from '../../worker/contract/limits.ts';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { useHeldText } from '../lib/leave-guard.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { PlusIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { type LeftOut, reviewPasted } from './pasted-keywords.ts';
import { addKeywords } from './use-keywords.ts';

type PastedListFormProps = { pasted: string; stored: readonly SeoKeyword[]; onClose: () => void };

/** A pasted list before it is added, still to be changed: what can be added of it, and what is left out. */
export function PastedListForm({ pasted, stored, onClose }: PastedListFormProps) {
  const [text, setText] = useState(pasted);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { fresh, leftOut } = useMemo(() => reviewPasted(text, stored), [text, stored]);
  const area = useRef<HTMLTextAreaElement>(null);
  useHeldText(true);

  useEffect(() => area.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (fresh.length === 0) return setError('There is nothing here that could be added');
    if (fresh.length > maxKeywordsPerRequest) {
      return setError(`At most ${maxKeywordsPerRequest} can be added at once`);
    }
    setIsBusy(true);
    try {
      const { length } = await addKeywords(fresh);
      onClose();
      toast({
        title: length === 1 ? 'Keyword added successfully' : 'Keywords added successfully',
        description: `${length} added, ${leftOut.length} left out.`,
      });
    } catch (failure) {
      toastFailure('Error', toldOr(failure, 'Failed to add keywords'));
      // What somebody else added meanwhile is then among what is left out.
      void changed('keywords');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} className="mt-4 space-y-4">
      <Field label="Keywords, one a line" error={error} aside={`${fresh.length + leftOut.length} pasted`}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={8}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-soft">
        {fresh.length} to add, {leftOut.length} left out.
      </p>
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isBusy}>
          <PlusIcon />
          {isBusy ? 'Adding...' : `Add Keywords (${fresh.length})`}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <FormFaults />
      </div>
    </Form>
  );
}

const mostShown = 100;

function LeftOutList({ leftOut }: { leftOut: LeftOut[] }) {
  return (
    <div>
      <ul
        aria-label="Left out"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
        tabIndex={0}
        className="max-h-44 divide-y divide-line overflow-y-auto scroll-shade border-y border-line text-xs"
      >
        {leftOut.slice(0, mostShown).map(({ phrase, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same phrase may stand there twice.
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            <span dir="auto" className="min-w-0 truncate">
              {phrase}
            </span>
            <span className="shrink-0 text-fair">{reason}</span>
          </li>
        ))}
      </ul>
      {leftOut.length > mostShown && (
        <p className="pt-2 text-xs text-faint">and {(leftOut.length - mostShown).toLocaleString()} more</p>
      )}
    </div>
  );
}
