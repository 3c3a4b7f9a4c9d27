import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordBody } from '../../worker/contract/account.ts';
import { send, toldOr } from '../lib/api.ts';
import { toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';

/** Has a link mailed to set a new password. What it says afterwards is the same whether there is such an account or not. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { login: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await send('POST', '/api/auth/forgot-password', { body });
      setIsSent(true);
    } catch (error) {
      toastFailure('Link Not Sent', toldOr(error, 'Please try again later.'));
    }
  });

  if (isSent) {
    return (
      <div className="mt-6 space-y-5">
        <p role="status" className="text-sm">
          If there is an account with this name or address, a mail with a link is on its way to it. The link works once,
          for 30 minutes.
        </p>
        <Button onClick={onBack}>Back to Login</Button>
      </div>
    );
  }
  return (
    <Form onSubmit={submit} className="mt-6">
      <fieldset disabled={isSubmitting} className="space-y-4">
        <p className="text-sm text-soft">
          Tell us your username or email, and we mail you a link to choose a new password.
        </p>
        <Field label="Username or Email" error={errors.login?.message}>
          {(control) => (
            <Input {...control} {...form.register('login')} autoComplete="username" autoCapitalize="none" autoFocus />
          )}
        </Field>
        <FormFaults />
        <div className="flex justify-between gap-2">
          <Button variant="quiet" onClick={onBack}>
            Back to Login
          </Button>
          <Button type="submit" variant="primary">
            {isSubmitting ? 'Sending...' : 'Send Link'}
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
