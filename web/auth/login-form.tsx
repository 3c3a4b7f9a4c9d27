import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginBody } from '../../worker/contract/users.ts';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field, FormError, Input } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useSession } from './use-session.tsx';

export function LoginForm({ onDone, onForgot }: { onDone: () => void; onForgot: () => void }) {
  const { login } = useSession();
  const form = useForm({
    shouldFocusError: false,
    resolver: zodResolver(loginBody),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await login(body);
    } catch (error) {
      const message = toldOr(error, 'Invalid username or password');
      form.setError('root', { message });
      toastFailure('Login Failed', message);
      return;
    }
    onDone();
    toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
  });

  return (
    <Form onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="space-y-4">
        <Field label="Username" error={errors.username?.message}>
          {(control) => (
            <Input {...control} {...form.register('username')} autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <PasswordField
          label="Password"
          error={errors.password?.message}
          {...form.register('password')}
          autoComplete="current-password"
        />
        <FormError message={errors.root?.message} />
        <FormFaults />
        <Button type="submit" variant="primary" className="w-full">
          {isSubmitting ? 'Logging in...' : 'Login'}
        </Button>
        <div className="text-center">
          <Button variant="quiet" size="sm" onClick={onForgot}>
            Forgot password?
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
