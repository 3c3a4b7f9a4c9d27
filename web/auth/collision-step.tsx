import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { connectByPasswordBody } from '../../worker/contract/account.ts';
import type { User } from '../../worker/contract/users.ts';
import { send, toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Collision } from './google-button.tsx';
import { useSession } from './use-session.tsx';

type CollisionStepProps = Collision & { onDone: () => void; onBack: () => void; onForgot: () => void };

/** Google vouched for an address that an account has: connect the two by its password, or open an account of its own. */
export function CollisionStep({ email, isConfirmed, onDone, onBack, onForgot }: CollisionStepProps) {
  const { adopt } = useSession();
  const [isOpening, setIsOpening] = useState(false);
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(connectByPasswordBody),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function signIn(work: Promise<User>) {
    try {
      await adopt(await work);
    } catch (error) {
      toastFailure('Google Sign-in Failed', toldOr(error, 'Failed to sign in with Google'));
      return;
    }
    onDone();
    toast({ title: 'Welcome!', description: 'You have successfully signed in with Google.' });
  }
  async function openOwn() {
    setIsOpening(true);
    await signIn(send('POST', '/api/auth/google/separate'));
    setIsOpening(false);
  }

  return (
    <div className="mt-6 space-y-6">
      <Form onSubmit={form.handleSubmit((body) => signIn(send('POST', '/api/auth/google/connect', { body })))}>
        <fieldset disabled={isSubmitting || isOpening} className="space-y-4">
          <p className="text-sm [overflow-wrap:anywhere]">
            There is an account with the address <strong>{email}</strong> already. If it is yours, connect it with
            Google by its password.
          </p>
          <PasswordField
            label="Password of that account"
            error={errors.password?.message}
            {...form.register('password')}
            autoComplete="current-password"
            autoFocus
          />
          <FormFaults />
          <Button type="submit" variant="primary" className="w-full">
            {isSubmitting ? 'Connecting...' : 'Connect and Login'}
          </Button>
          <div className="flex justify-between gap-2">
            <Button variant="quiet" size="sm" onClick={onBack}>
              Back to Login
            </Button>
            <Button variant="quiet" size="sm" onClick={onForgot}>
              Forgot password?
            </Button>
          </div>
        </fieldset>
      </Form>
      <div className="space-y-3 border-t border-line pt-5 text-sm text-soft">
        {isConfirmed ? (
          <p>Its owner has confirmed the address, so it stays with that account.</p>
        ) : (
          <>
            <p>
              If it is not yours, somebody typed your address there and never confirmed it. You can open an account of
              your own; the other one loses the address, and nothing else.
            </p>
            <Button className="w-full" disabled={isSubmitting || isOpening} onClick={openOwn}>
              {isOpening ? 'Opening...' : 'Open My Own Account'}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
