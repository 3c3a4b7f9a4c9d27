import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type EmailBody, emailBody } from '../../worker/contract/account.ts';
import { isPlaceholderEmail, type User } from '../../worker/contract/users.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CardForm } from '../ui/card-form.tsx';
import { Field, Input } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';

export function EmailCard({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasAddress = !isPlaceholderEmail(user.email);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CardTitle>Email</CardTitle>
        {!isOpen && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Change Email
          </Button>
        )}
      </div>
      {isOpen ? (
        <EmailForm user={user} onDone={() => setIsOpen(false)} />
      ) : (
        <div className="mt-2 space-y-3 text-sm">
          {hasAddress ? (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="[overflow-wrap:anywhere]">{user.email}</span>
              <Badge>{user.emailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
            </p>
          ) : (
            <p className="text-soft">
              Your account has no address: its owner signed in with Google. Without one you cannot recover a forgotten
              password.
            </p>
          )}
          {hasAddress && !user.emailVerified && <VerifyOffer />}
        </div>
      )}
    </Card>
  );
}

function VerifyOffer() {
  const [isBusy, setIsBusy] = useState(false);
  async function ask() {
    setIsBusy(true);
    try {
      await send('POST', '/api/account/verify-email');
      toast({ title: 'Email Sent', description: 'Please follow the link in it. It works once, for 30 minutes.' });
    } catch (error) {
      toastFailure('Email Not Sent', toldOr(error, 'Please try again later.'));
    }
    setIsBusy(false);
  }
  return (
    <Button size="sm" disabled={isBusy} onClick={ask}>
      {isBusy ? 'Sending...' : 'Send verification email'}
    </Button>
  );
}

function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { adopt } = useSession();
  const values: EmailBody = { email: '', ...(user.hasPassword && { password: '' }) };
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(emailBody), defaultValues: values });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await adopt(await send('POST', '/api/account/email', { body }));
    } catch (error) {
      for (const { path, message } of fieldErrors(error, values)) form.setError(path, { message });
      toastFailure('Email Not Changed', toldOr(error, 'Please try again later.'));
      return;
    }
    onDone();
    toast({ title: 'Email Changed', description: 'It is yours to confirm now.' });
  });

  return (
    <CardForm action="Change Email" isBusy={isSubmitting} onSubmit={submit} onCancel={onDone}>
      <Field label="New Email" error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" autoFocus />}
      </Field>
      {user.hasPassword && (
        <PasswordField
          label="Current Password"
          error={errors.password?.message}
          {...form.register('password')}
          autoComplete="current-password"
        />
      )}
    </CardForm>
  );
}
