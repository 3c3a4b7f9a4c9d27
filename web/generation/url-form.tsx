import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { generateUrlBody } from '../../worker/contract/generation.ts';
import { defaultArticleLength } from '../../worker/contract/options.ts';
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
import { lengthChoices } from './choices.ts';
import { tellUrlFailure } from './failures.ts';
import { GenerateButton } from './generate-button.tsx';
import { useInstructionsHint } from './instructions-hint.tsx';
import { inputsOf, useReusedInputs } from './reuse.ts';
import { generateFromUrl } from './use-generation.ts';

const empty = {
  url: '',
  keywords: '',
  length: defaultArticleLength,
  customInstructions: '',
  categories: [] as string[],
  retryOf: null as string | null,
};

export function UrlForm({ user, isFull }: { user: User; isFull: boolean }) {
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(generateUrlBody), defaultValues: empty });
  const { errors, isSubmitting, isDirty } = form.formState;
  useHeldText(isDirty);
  useReusedInputs('url', (article) => {
    form.reset({
      ...inputsOf(article),
      url: article.sourceUrl ?? '',
    });
    requestAnimationFrame(() => form.setFocus('url', { shouldSelect: true }));
  });

  const submit = form.handleSubmit(async (body) => {
    try {
      await generateFromUrl(body, user.id);
    } catch (error) {
      if (isSignedOut(error)) return signInAgain();
      tellUrlFailure(error);
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
        <div className="grid gap-5 md:grid-cols-[2fr_1fr]">
          <Field label="SaaS URL" error={errors.url?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('url')}
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://your-product.com"
              />
            )}
          </Field>
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
            {(control) => (
              <Input {...control} {...form.register('keywords')} placeholder="project planning, small teams" />
            )}
          </Field>
          <Field
            label="Custom Instructions"
            isOptional
            error={errors.customInstructions?.message}
            hint={instructionsHint}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('customInstructions')}
                rows={2}
                placeholder="Tone, audience, what to stress"
              />
            )}
          </Field>
        </div>
        <GenerateButton isBusy={isSubmitting} isFull={isFull} />
      </fieldset>
    </Form>
  );
}
