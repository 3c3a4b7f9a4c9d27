import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { generateIdeaBody } from '../../worker/contract/generation.ts';
import { defaultArticleAngle, defaultArticleLength, defaultResearchDepth } from '../../worker/contract/options.ts';
import type { User } from '../../worker/contract/users.ts';
import { SignedOutNotice } from '../auth/signed-out-notice.tsx';
import { useSignInAgain } from '../auth/use-sign-in-again.ts';
import { isSignedOut } from '../lib/api.ts';
import { useHeldText } from '../lib/leave-guard.ts';
import { toast } from '../lib/toast.ts';
import { Field, Input, Textarea } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { ChoiceField } from './choice-field.tsx';
import { angleChoices, defaultIdeaInstructions, depthChoices, lengthChoices } from './choices.ts';
import { tellIdeaFailure } from './failures.ts';
import { GenerateButton } from './generate-button.tsx';
import { useInstructionsHint } from './instructions-hint.tsx';
import { inputsOf, useReusedInputs } from './reuse.ts';
import { generateFromIdea } from './use-generation.ts';

const empty = {
  idea: '',
  researchDepth: defaultResearchDepth,
  angle: defaultArticleAngle,
  keywords: '',
  length: defaultArticleLength,
  customInstructions: defaultIdeaInstructions,
  categories: [] as string[],
  retryOf: null as string | null,
};

export function IdeaForm({ user }: { user: User }) {
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(generateIdeaBody), defaultValues: empty });
  const { errors, isSubmitting, isDirty } = form.formState;
  useHeldText(isDirty);
  useReusedInputs('idea', (article) => {
    form.reset({
      ...inputsOf(article),
      idea: article.originalIdea ?? '',
      researchDepth: article.researchDepth ?? defaultResearchDepth,
      angle: article.angle ?? defaultArticleAngle,
    });
    requestAnimationFrame(() => form.setFocus('idea', { shouldSelect: true }));
  });

  const submit = form.handleSubmit(async (body) => {
    try {
      await generateFromIdea(body, user.id);
    } catch (error) {
      if (isSignedOut(error)) return signInAgain();
      tellIdeaFailure(error);
      return;
    }
    form.reset(empty);
    toast({
      title: 'Article Generation Started',
      description: 'Your article is being generated. You can track progress below.',
    });
  });

  const instructionsHint = useInstructionsHint();
  const signInAgain = useSignInAgain(submit);

  return (
    <Form onSubmit={submit}>
      <SignedOutNotice />
      <fieldset disabled={isSubmitting} className="space-y-5">
        <Field label="Your Idea" error={errors.idea?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...form.register('idea')}
              rows={4}
              placeholder="What is to be written about, for whom, and what it should answer"
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-3">
          <ChoiceField label="Research Depth" control={form.control} name="researchDepth" choices={depthChoices} />
          <ChoiceField label="Angle" control={form.control} name="angle" choices={angleChoices} />
          <ChoiceField label="Article Length" control={form.control} name="length" choices={lengthChoices} />
        </div>
        <Controller
          control={form.control}
          name="categories"
          render={({ field }) => <CategoryPicker chosen={field.value ?? []} onChange={field.onChange} />}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            label="Keywords"
            isOptional
            error={errors.keywords?.message}
            hint="Separated by commas; the first one leads"
          >
            {(control) => <Input {...control} {...form.register('keywords')} />}
          </Field>
          <Field
            label="Custom Instructions"
            isOptional
            error={errors.customInstructions?.message}
            hint={instructionsHint}
          >
            {(control) => <Textarea {...control} {...form.register('customInstructions')} rows={3} />}
          </Field>
        </div>
        <GenerateButton isBusy={isSubmitting} />
      </fieldset>
    </Form>
  );
}
