import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Category, type CategoryBody, categoryBody } from '../../worker/contract/categories.ts';
import { categoryDescriptionMaxLength } from '../../worker/contract/limits.ts';
import { ChoiceField } from '../generation/choice-field.tsx';
import { toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { createCategory, updateCategory } from '../lib/use-categories.ts';
import { Button } from '../ui/button.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { Switch } from '../ui/switch.tsx';
import { typeChoices } from './type-labels.ts';

const empty: CategoryBody = { name: '', displayName: '', type: 'business', description: '', active: true };

export function CategoryForm({ category, onDone }: { category: Category | null; onDone: () => void }) {
  const activeId = useId();
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(categoryBody),
    defaultValues: category ? { ...category, description: category.description ?? '' } : empty,
  });
  const { errors, isSubmitting } = form.formState;

  async function save(body: CategoryBody) {
    if (category) await updateCategory(category.id, body);
    else await createCategory(body);
  }

  const submit = form.handleSubmit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      for (const { path, message } of fieldErrors(error, empty)) form.setError(path, { message });
      if (category) toastFailure('Update Failed', toldOr(error, 'Failed to update category'));
      else toastFailure('Creation Failed', toldOr(error, 'Failed to create category'));
      return;
    }
    onDone();
    const done = category ? 'updated' : 'created';
    toast({
      title: category ? 'Category Updated' : 'Category Created',
      description: `"${body.displayName}" has been ${done}.`,
    });
  });

  return (
    <Form onSubmit={submit} className="mt-6">
      <fieldset disabled={isSubmitting} className="space-y-4">
        <Field
          label="Name in addresses (slug)"
          error={errors.name?.message}
          hint="Lower-case words joined by hyphens, such as small-business"
        >
          {(control) => <Input {...control} {...form.register('name')} autoCapitalize="none" autoComplete="off" />}
        </Field>
        <Field label="Display Name" error={errors.displayName?.message}>
          {(control) => <Input {...control} {...form.register('displayName')} autoComplete="off" />}
        </Field>
        <ChoiceField label="Type" control={form.control} name="type" choices={typeChoices} />
        <Field
          label="Description"
          error={errors.description?.message}
          aside={`${form.watch('description')?.length ?? 0}/${categoryDescriptionMaxLength}`}
        >
          {(control) => <Textarea {...control} {...form.register('description')} rows={3} />}
        </Field>
        <div className="flex items-center gap-3">
          <Controller
            control={form.control}
            name="active"
            render={({ field }) => <Switch id={activeId} checked={field.value} onCheckedChange={field.onChange} />}
          />
          <label htmlFor={activeId} className="text-sm">
            Active
          </label>
        </div>
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <FormFaults />
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" variant="primary">
            {category ? 'Save Changes' : 'Create Category'}
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
