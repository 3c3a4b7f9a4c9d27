import { type FormEvent, useState } from 'react';
import type { OwnerBody } from '../../worker/contract/account.ts';
import type { User } from '../../worker/contract/users.ts';
import { CardForm } from '../ui/card-form.tsx';
import { PasswordField } from '../ui/password-field.tsx';

type OwnerFormProps = {
  user: User;
  action: string;
  variant?: 'primary' | 'danger';
  isBusy?: boolean;
  busyLabel?: string;
  error: string | undefined;
  onError: (message: string | undefined) => void;
  /** Called within the press itself, so that a popup may be opened. */
  onSubmit: (body: OwnerBody) => void;
  onCancel: () => void;
};

/** Asks for the password, where the account has one, before something that only its owner may do. */
export function OwnerForm({ user, error, onError, onSubmit, ...frame }: OwnerFormProps) {
  const [password, setPassword] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (user.hasPassword && password === '') onError('Please enter your password');
    else onSubmit(user.hasPassword ? { password } : {});
  }

  return (
    <CardForm onSubmit={submit} {...frame}>
      {user.hasPassword && (
        <PasswordField
          label="Current Password"
          error={error}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            onError(undefined);
          }}
          autoFocus
        />
      )}
    </CardForm>
  );
}
