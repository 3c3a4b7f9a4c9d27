import { type FormEvent, useState } from 'react';
import type { KeywordGeneration } from '../../worker/contract/keywords.ts';
import { topicMaxLength } from '../../worker/contract/limits.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';
import { AddedKeywords } from './added-keywords.tsx';
import { generateKeywords } from './use-keywords.ts';

export function KeywordGeneratorCard() {
  const [topic, setTopic] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<KeywordGeneration | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = topic.trim();
    if (trimmed === '') return setError('Please enter a topic');
    setIsBusy(true);
    try {
      const generated = await generateKeywords(trimmed);
      setResult(generated);
      setTopic('');
      toast({ title: 'Keywords Generated!', description: summary(generated) });
    } catch (failure) {
      toastFailure('Generation Failed', toldOr(failure, 'Failed to generate keywords'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card>
      <CardTitle>AI Keyword Generator</CardTitle>
      <Form onSubmit={submit} className="mt-4 space-y-4">
        <Field label="Topic" error={error} aside={`${topic.length}/${topicMaxLength}`}>
          {(control) => (
            <Input
              {...control}
              value={topic}
              maxLength={topicMaxLength}
              placeholder="Enter a topic"
              autoComplete="off"
              onChange={(event) => {
                setTopic(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy && <SpinnerIcon />}
            {isBusy ? 'Generating...' : 'Generate Keywords'}
          </Button>
          <FormFaults />
        </div>
      </Form>
      {result && (
        <dl aria-label="Result" className="mt-5 grid grid-cols-3 gap-3 rounded-md bg-wash p-4 text-center">
          <Count label="Generated" value={result.generated} />
          <Count label="Added" value={result.added} />
          <Count label="Duplicates skipped" value={result.duplicates} />
        </dl>
      )}
      {result && result.keywords.length > 0 && <AddedKeywords added={result.keywords} />}
    </Card>
  );
}

const summary = ({ generated, added, duplicates }: KeywordGeneration) =>
  `${generated} generated, ${added} added, ${duplicates} duplicates skipped.`;

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-2xs text-soft">{label}</dt>
      <dd className="font-serif text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
