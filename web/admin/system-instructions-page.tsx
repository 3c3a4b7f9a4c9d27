import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type SystemInstructions, systemInstructions } from '../../worker/contract/system-instructions.ts';
import { SignedOutNotice } from '../auth/signed-out-notice.tsx';
import { useSignInAgain } from '../auth/use-sign-in-again.ts';
import { isSignedOut, toldOr } from '../lib/api.ts';
import { guardLeaving } from '../lib/leave-guard.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AdminOnly } from './admin-only.tsx';
import { AdminPage } from './admin-page.tsx';
import { ModelNotice } from './model-notice.tsx';
import { saveSystemInstructions, useSystemInstructions } from './use-system-instructions.ts';

export function SystemInstructionsPage() {
  useTitle('System Instructions');
  return (
    <AdminOnly title="System Instructions" refusal={<p>Admin access required to manage system instructions.</p>}>
      {() => (
        <AdminPage title="System Instructions" lead="What every article is written by, whoever asks for it.">
          <ModelNotice />
          <Instructions />
        </AdminPage>
      )}
    </AdminOnly>
  );
}

function Instructions() {
  const { data, error, mutate } = useSystemInstructions();
  if (data) return <InstructionsForm saved={data} />;
  if (error) return <Failure message="Failed to fetch system instructions" onRetry={() => mutate()} />;
  return <Skeleton className="h-96" />;
}

function InstructionsForm({ saved }: { saved: SystemInstructions }) {
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(systemInstructions), defaultValues: saved });
  const { errors, isSubmitting, isDirty } = form.formState;

  useEffect(() => {
    guardLeaving(isDirty);
    return () => guardLeaving(false);
  }, [isDirty]);

  const submit = form.handleSubmit(async (body) => {
    try {
      form.reset(await saveSystemInstructions(body));
    } catch (error) {
      if (isSignedOut(error)) return signInAgain();
      toastFailure('Error', toldOr(error, 'Failed to update system instructions'));
      return;
    }
    toast({ title: 'System instructions updated', description: 'New articles are written by them from now on.' });
  });

  const signInAgain = useSignInAgain(submit);

  return (
    <Form onSubmit={submit}>
      <SignedOutNotice />
      <fieldset disabled={isSubmitting} className="space-y-6">
        <Field
          label="System Prompt"
          error={errors.systemPrompt?.message}
          hint="Stands before every request to the language model."
        >
          {(control) => <Textarea {...control} {...form.register('systemPrompt')} rows={12} />}
        </Field>
        <Field
          label="Default Custom Instructions"
          error={errors.defaultCustomInstructions?.message}
          hint="Used where somebody starts articles from keywords without instructions of their own."
        >
          {(control) => <Textarea {...control} {...form.register('defaultCustomInstructions')} rows={6} />}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" disabled={!isDirty || isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
          <FormFaults />
          <p role="status" className="text-sm text-fair">
            {isDirty && 'You have unsaved changes'}
          </p>
        </div>
      </fieldset>
    </Form>
  );
}
