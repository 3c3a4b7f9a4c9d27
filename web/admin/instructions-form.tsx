import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type SystemInstructions, systemInstructions } from '../../worker/contract/system-instructions.ts';
import { SignedOutNotice } from '../auth/signed-out-notice.tsx';
import { useSignInAgain } from '../auth/use-sign-in-again.ts';
import { isSignedOut, toldOr } from '../lib/api.ts';
import { guardLeaving } from '../lib/leave-guard.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { InstructionVersions } from './instruction-versions.tsx';
import { RestoreDefault } from './restore-default.tsx';
import { saveSystemInstructions, useDefaultInstructions } from './use-system-instructions.ts';

const emptyPrompt = 'It is empty: the language model will be told nothing about whom it writes for, and how.';

export function InstructionsForm({ saved }: { saved: SystemInstructions }) {
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(systemInstructions), defaultValues: saved });
  const { errors, isSubmitting, isDirty } = form.formState;
  const defaults = useDefaultInstructions().data;
  const [systemPrompt, customInstructions] = form.watch(['systemPrompt', 'defaultCustomInstructions']);
  const isEmpty = systemPrompt.trim() === '';

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
    const description = body.systemPrompt
      ? 'New articles are written by them from now on.'
      : 'New articles are written without a system prompt from now on.';
    toast({ title: 'System instructions updated', description });
  });

  const signInAgain = useSignInAgain(submit);

  /** Nothing holds before it is saved. */
  function fill(text: Partial<SystemInstructions>) {
    for (const field of ['systemPrompt', 'defaultCustomInstructions'] as const) {
      const value = text[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  }

  function restore(version: SystemInstructions) {
    if (isDirty && !window.confirm('Replace your unsaved changes by this version?')) return;
    fill(version);
    form.setFocus('systemPrompt');
  }

  return (
    <>
      <Form onSubmit={submit}>
        <SignedOutNotice />
        <fieldset disabled={isSubmitting} className="space-y-6">
          <Field
            label="System Prompt"
            error={errors.systemPrompt?.message}
            hint={
              isEmpty ? (
                <span role="status" className="text-xs text-fair">
                  {emptyPrompt}
                </span>
              ) : (
                'Stands before every request to the language model.'
              )
            }
            aside={
              <RestoreDefault
                of="prompt"
                present={systemPrompt}
                byDefault={defaults?.systemPrompt}
                onRestore={(text) => fill({ systemPrompt: text })}
              />
            }
          >
            {(control) => <Textarea {...control} {...form.register('systemPrompt')} rows={12} />}
          </Field>
          <Field
            label="Default Custom Instructions"
            error={errors.defaultCustomInstructions?.message}
            hint="Used where somebody starts articles from keywords without instructions of their own."
            aside={
              <RestoreDefault
                of="instructions"
                present={customInstructions}
                byDefault={defaults?.defaultCustomInstructions}
                onRestore={(text) => fill({ defaultCustomInstructions: text })}
              />
            }
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
      <InstructionVersions present={saved} onRestore={restore} />
    </>
  );
}
