import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

type ChoiceFieldProps<Values extends FieldValues> = {
  label: string;
  control: Control<Values>;
  name: FieldPath<Values>;
  choices: ReadonlyArray<{ value: string; label: string }>;
};

/** A field of a form that is one of a few options. */
export function ChoiceField<Values extends FieldValues>({ label, control, name, choices }: ChoiceFieldProps<Values>) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select id={id} value={field.value} onValueChange={field.onChange} options={choices} />
          )}
        />
      )}
    </Field>
  );
}
