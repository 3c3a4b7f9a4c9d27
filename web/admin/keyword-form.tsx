import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { splitPasted } from '../../worker/contract/keyword-phrases.ts';
import { keywordMaxLength } from '../../worker/contract/limits.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { PlusIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { addKeyword } from './use-keywords.ts';

type KeywordFormProps = {
  /** It is shown in the place of what had the focus. */
  takesFocus: boolean;
  onList: (pasted: string) => void;
};

export function KeywordForm({ takesFocus, onList }: KeywordFormProps) {
  const [keyword, setKeyword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = keyword.trim();
    if (trimmed === '') return setError('Please enter a keyword');
    setIsBusy(true);
    try {
      await addKeyword(trimmed);
      setKeyword('');
      toast({ title: 'Keyword added successfully' });
    } catch (failure) {
      toastFailure('Error', toldOr(failure, 'Failed to add keyword'));
    } finally {
      setIsBusy(false);
    }
  }

  /** The field would join the lines of a list, and cut off what is too long, without a word. */
  function takeList(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
    if (splitPasted(pasted).length < 2 && whole.trim().length <= keywordMaxLength) return;
    event.preventDefault();
    onList(splitPasted(whole).join('\n'));
  }

  return (
    <Form onSubmit={submit} className="mt-4 space-y-4">
      <Field
        label="Keyword"
        error={error}
        aside={`${keyword.length}/${keywordMaxLength}`}
        hint="To add several at once, paste a list: one a line, or with commas, semicolons or tabs between."
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={keyword}
            maxLength={keywordMaxLength}
            placeholder="Enter a keyword"
            autoComplete="off"
            onPaste={takeList}
            onChange={(event) => {
              setKeyword(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isBusy}>
          <PlusIcon />
          {isBusy ? 'Adding...' : 'Add Keyword'}
        </Button>
        <FormFaults />
      </div>
    </Form>
  );
}
