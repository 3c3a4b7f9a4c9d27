import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { regenerateIdeaBody } from '../../worker/contract/generation.ts';
import { defaultArticleAngle, defaultArticleLength, defaultResearchDepth } from '../../worker/contract/options.ts';
import { ChoiceField } from '../generation/choice-field.tsx';
import { angleChoices, defaultIdeaInstructions, depthChoices, lengthChoices } from '../generation/choices.ts';
import { useInstructionsHint } from '../generation/instructions-hint.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import { type RegenerateFormProps, RegenerateFrame, startRegeneration } from './regenerate-form.tsx';

export function RegenerateIdeaForm({ article, onCancel, onStarted }: RegenerateFormProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(regenerateIdeaBody),
    defaultValues: {
      idea: article.originalIdea ?? '',
      researchDepth: article.researchDepth ?? defaultResearchDepth,
      angle: article.angle ?? defaultArticleAngle,
      keywords: article.originalTargetKeywords ?? '',
      length: article.originalArticleLength ?? defaultArticleLength,
      customInstructions: article.originalCustomInstructions ?? defaultIdeaInstructions,
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  const instructionsHint = useInstructionsHint();
  const submit = form.handleSubmit((body) => startRegeneration(article, body, onStarted));
  return (
    <RegenerateFrame changed={Object.keys(dirtyFields)} isBusy={isSubmitting} onCancel={onCancel} onSubmit={submit}>
      <Field label="Your Idea" error={errors.idea?.message}>
        {(control) => <Textarea {...control} {...form.register('idea')} rows={3} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField label="Research Depth" control={form.control} name="researchDepth" choices={depthChoices} />
        <ChoiceField label="Angle" control={form.control} name="angle" choices={angleChoices} />
      </div>
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
