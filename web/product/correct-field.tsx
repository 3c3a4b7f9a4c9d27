import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { correctionBody, type ProductField } from '../../worker/contract/product.ts';
import { toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { useHeldText } from '../lib/leave-guard.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { CardForm } from '../ui/card-form.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import type { ChangeProduct } from './use-product.ts';

const hints: Partial<Record<ProductField['form'], string>> = {
  price: 'As a page would write it: “$39 per month”, “Free”. Several with “; ” between them.',
  lines: 'One entry a line.',
};

type CorrectFieldProps = { field: ProductField; change: ChangeProduct; onClose: () => void };

export function CorrectField({ field, change, onClose }: CorrectFieldProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(correctionBody),
    defaultValues: { field: field.field, said: field.value ?? '' },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useHeldText(isDirty);
  useEffect(() => form.setFocus('said', { shouldSelect: true }), [form]);

  const submit = form.handleSubmit(async (body) => {
    try {
      await change.correct(body);
    } catch (error) {
      for (const { path, message } of fieldErrors(error, body)) form.setError(path, { message });
      toastFailure('Not saved', toldOr(error, 'The correction could not be saved.'));
      return;
    }
    toast({ title: 'Correction saved', description: 'Later articles use your version.' });
    onClose();
  });

  return (
    <CardForm action="Save" isBusy={isSubmitting} onSubmit={submit} onCancel={onClose}>
      <Field label={field.label} error={errors.said?.message} hint={hints[field.form]}>
        {(control) =>
          field.form === 'price' ? (
            <Input {...control} {...form.register('said')} autoComplete="off" />
          ) : (
            <Textarea {...control} {...form.register('said')} rows={field.form === 'lines' ? 6 : 3} />
          )
        }
      </Field>
      <p className="text-xs text-soft">Later articles use it. Existing ones change only where you accept it.</p>
    </CardForm>
  );
}
