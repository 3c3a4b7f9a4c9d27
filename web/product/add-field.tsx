import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type AddedPart, addedParts, additionBody } from '../../worker/contract/product.ts';
import { toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { CardForm } from '../ui/card-form.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import type { ChangeProduct } from './use-product.ts';

/** Adds what the pages do not say. */
export function AddField({ part, change, onClose }: { part: AddedPart; change: ChangeProduct; onClose: () => void }) {
  const { label, text } = addedParts[part];
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(additionBody),
    defaultValues: { part, label: '', said: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('label'), [form]);

  const submit = form.handleSubmit(async (body) => {
    try {
      await change.add(body);
    } catch (error) {
      for (const { path, message } of fieldErrors(error, { part, label: '', said: '' }))
        form.setError(path, { message });
      toastFailure('Not saved', toldOr(error, 'This could not be added.'));
      return;
    }
    toast({ title: 'Added', description: 'Later articles use your version.' });
    onClose();
  });

  return (
    <CardForm action="Add" isBusy={isSubmitting} onSubmit={submit} onCancel={onClose}>
      <Field label={label} error={errors.label?.message}>
        {(control) => <Input {...control} {...form.register('label')} autoComplete="off" />}
      </Field>
      {text !== null && (
        <Field
          label={text}
          error={errors.said?.message}
          hint={part === 'plan' ? 'As a page would write it: “$39 per month”, “Free”.' : undefined}
        >
          {(control) =>
            part === 'plan' ? (
              <Input {...control} {...form.register('said')} autoComplete="off" />
            ) : (
              <Textarea {...control} {...form.register('said')} rows={3} />
            )
          }
        </Field>
      )}
    </CardForm>
  );
}
