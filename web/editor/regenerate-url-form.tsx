import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { regenerateUrlBody } from '../../worker/contract/generation.ts';
import { defaultArticleLength } from '../../worker/contract/options.ts';
import { ChoiceField } from '../generation/choice-field.tsx';
import { lengthChoices } from '../generation/choices.ts';
import { useInstructionsHint } from '../generation/instructions-hint.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import { type RegenerateFormProps, RegenerateFrame, startRegeneration } from './regenerate-form.tsx';

export function RegenerateUrlForm({ article, onCancel, onStarted }: RegenerateFormProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(regenerateUrlBody),
    defaultValues: {
      url: article.sourceUrl ?? '',
      keywords: article.originalTargetKeywords ?? '',
      length: article.originalArticleLength ?? defaultArticleLength,
      customInstructions: article.originalCustomInstructions ?? '',
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const instructionsHint = useInstructionsHint();
  const submit = form.handleSubmit((body) => startRegeneration(article, body, onStarted));
  return (
    <RegenerateFrame changed={Object.keys(dirtyFields)} isBusy={isSubmitting} onCancel={onCancel} onSubmit={submit}>
      <Field label="SaaS URL" error={errors.url?.message}>
        {(control) => <Input {...control} {...form.register('url')} inputMode="url" autoComplete="off" />}
      </Field>
      <Field label="Keywords" isOptional error={errors.keywords?.message}>
        {(control) => <Input {...control} {...form.register('keywords')} />}
      </Field>
      <ChoiceField label="Article Length" control={form.control} name="length" choices={lengthChoices} />
      <Field label="Custom Instructions" isOptional error={errors.customInstructions?.message} hint={instructionsHint}>
        {(control) => <Textarea {...control} {...form.register('customInstructions')} rows={3} />}
      </Field>
    </RegenerateFrame>
  );
}
