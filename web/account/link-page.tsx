import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordBody } from '../../worker/contract/account.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { toastFailure } from '../lib/toast.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';

const titles = { reset: 'Choose a new password', verify: 'Confirm your email' } as const;

/** Where the links in our mails lead. Their token stands behind '#'; it is taken out of the address at once. */
export function LinkPage({ purpose }: { purpose: keyof typeof titles }) {
  useTitle(titles[purpose]);
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return (
    <div className="mx-auto w-full max-w-md px-5 py-20 sm:py-28">
      <h1 className="font-serif text-3xl font-semibold tracking-tight">{titles[purpose]}</h1>
      <div className="mt-6 text-sm">{contentOf(purpose, token)}</div>
    </div>
  );
}

function contentOf(purpose: keyof typeof titles, token: string): ReactNode {
  if (token === '')
    return <p className="text-soft">This address is not complete. Please open the link in the mail once more.</p>;
  return purpose === 'reset' ? <ResetForm token={token} /> : <VerifyForm token={token} />;
}

function ResetForm({ token }: { token: string }) {
  const { refresh } = useSession();
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(resetPasswordBody),
    defaultValues: { token, password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await send('POST', '/api/auth/reset-password', { body });
    } catch (error) {
      toastFailure('Password Not Changed', toldOr(error, 'Please try again later.'));
      return;
    }
    setIsDone(true);
    await refresh();
  });

  if (isDone) {
    return (
      <Done text="Your password is changed, and all sessions have ended. Please log in with the new one.">
        {/* A fresh page: whoever was signed in here is so no longer. */}
        <a href="/?login=login" className={buttonLook({ variant: 'primary' })}>
          Login
        </a>
      </Done>
    );
  }
  return (
    <Form onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="space-y-4">
        <PasswordField
          label="New Password"
          error={errors.password?.message}
          {...form.register('password')}
          autoComplete="new-password"
          autoFocus
        />
        <FormFaults />
        <Button type="submit" variant="primary">
          {isSubmitting ? 'Saving...' : 'Set Password'}
        </Button>
      </fieldset>
    </Form>
  );
}

/** By a press and not by itself: programs that look through mails open links, but press nothing. */
function VerifyForm({ token }: { token: string }) {
  const { refresh } = useSession();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');

  async function confirm() {
    setState('busy');
    try {
      await send('POST', '/api/account/verify-email/confirm', { body: { token } });
      setState('done');
      await refresh();
    } catch (error) {
      setState('asking');
      toastFailure('Email Not Confirmed', toldOr(error, 'Please try again later.'));
    }
  }

  if (state === 'done') {
    return (
      <Done text="Thank you. The address belongs to your account now.">
        <a href="/" className={buttonLook({ variant: 'primary' })}>
          Go to Dashboard
        </a>
      </Done>
    );
  }
  return (
    <div className="space-y-5">
      <p className="text-soft">Confirm that the address that this link was mailed to is yours.</p>
      <Button variant="primary" disabled={state === 'busy'} onClick={confirm}>
        {state === 'busy' ? 'Confirming...' : 'Confirm Email'}
      </Button>
    </div>
  );
}

function Done({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="space-y-5">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
