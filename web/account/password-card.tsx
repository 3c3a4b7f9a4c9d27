import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PasswordBody, passwordBody } from '../../worker/contract/account.ts';
import type { User } from '../../worker/contract/users.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CardForm } from '../ui/card-form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useSessions } from './use-sessions.ts';

export function PasswordCard({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = user.hasPassword ? 'Change Password' : 'Set Password';
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CardTitle>Password</CardTitle>
        {!isOpen && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {label}
          </Button>
        )}
      </div>
      {isOpen ? (
        <PasswordForm user={user} label={label} onDone={() => setIsOpen(false)} />
      ) : (
        <p className="mt-2 text-sm text-soft">
          {user.hasPassword
            ? 'A new one ends all your other sessions.'
            : 'With one you can sign in without Google, too.'}
        </p>
      )}
    </Card>
  );
}

type PasswordFormProps = { user: User; label: string; onDone: () => void };

function PasswordForm({ user, label, onDone }: PasswordFormProps) {
  const { adopt } = useSession();
  const { mutate } = useSessions();
  const values: PasswordBody = { newPassword: '', ...(user.hasPassword && { currentPassword: '' }) };
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(passwordBody), defaultValues: values });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await adopt(await send('POST', '/api/account/password', { body }));
    } catch (error) {
      for (const { path, message } of fieldErrors(error, values)) form.setError(path, { message });
      toastFailure('Password Not Changed', toldOr(error, 'Please try again later.'));
      return;
    }
    void mutate();
    onDone();
    toast({ title: 'Password Changed', description: 'All your other sessions have ended.' });
  });

  return (
    <CardForm action={label} isBusy={isSubmitting} onSubmit={submit} onCancel={onDone}>
      {/* For password managers, which keep the new one by it. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      {user.hasPassword && (
        <PasswordField
          label="Current Password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
          autoComplete="current-password"
          autoFocus
        />
      )}
      <PasswordField
        label="New Password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
        autoComplete="new-password"
      />
    </CardForm>
  );
}
