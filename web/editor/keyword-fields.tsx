import { Controller } from 'react-hook-form';
import { keywordMaxLength } from '../../worker/contract/limits.ts';
import { CategoryPicker } from '../generation/category-picker.tsx';
import { Field, Input, Textarea } from '../ui/field.tsx';
import type { EditorForm } from './editor-values.ts';

/** What the article is to be found by. */
export function KeywordFields({ form }: { form: EditorForm }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Keyphrase" error={errors.keyphrase?.message} hint="What people search for; the score goes by it">
          {(control) => <Input {...control} {...form.register('keyphrase')} dir="auto" maxLength={keywordMaxLength} />}
        </Field>
        <Field label="Further keywords" error={errors.furtherKeywords?.message} hint="Separated by commas">
          {(control) => <Textarea {...control} {...form.register('furtherKeywords')} dir="auto" rows={3} />}
        </Field>
      </div>
      <Controller
        control={form.control}
        name="categories"
        render={({ field }) => <CategoryPicker chosen={field.value ?? []} onChange={field.onChange} />}
      />
    </>
  );
}
