import type { ComponentProps } from 'react';
import { Field, Input } from './field.tsx';

type PasswordFieldProps = ComponentProps<'input'> & {
  label: string;
  error: string | undefined;
  /** Which one password managers offer. */
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ label, error, ...props }: PasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} {...props} type="password" />}
    </Field>
  );
}
