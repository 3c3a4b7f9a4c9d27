import { type FormEvent, useState } from 'react';
import { keywordMaxLength } from '../../worker/contract/limits.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { PlusIcon } from '../ui/app-icons.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { addKeyword } from './use-keywords.ts';

export function AddKeywordCard() {
  const [keyword, setKeyword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

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

  return (
    <Card>
      <CardTitle>Add New Keyword</CardTitle>
      <Form onSubmit={submit} className="mt-4 space-y-4">
        <Field label="Keyword" error={error} aside={`${keyword.length}/${keywordMaxLength}`}>
          {(control) => (
            <Input
              {...control}
              value={keyword}
              maxLength={keywordMaxLength}
              placeholder="Enter a keyword"
              autoComplete="off"
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
    </Card>
  );
}
