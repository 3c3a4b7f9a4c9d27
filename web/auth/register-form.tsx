import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { site } from '../../worker/contract/site.ts';
import { registerBody } from '../../worker/contract/users.ts';
import { toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Field, FormError, Input } from '../ui/field.tsx';
import { Form, FormFaults } from '../ui/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useSession } from './use-session.tsx';

const empty = { username: '', email: '', password: '', firstName: '', lastName: '' };

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { register } = useSession();
  const form = useForm({ shouldFocusError: false, resolver: zodResolver(registerBody), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await register(body);
    } catch (error) {
      const wrong = fieldErrors(error, empty);
      const told = toldOr(error, 'Failed to create account');
      for (const { path, message } of wrong) form.setError(path, { message });
      if (wrong.length === 0) form.setError('root', { message: told });
      toastFailure('Registration Failed', told);
      return;
    }
    onDone();
    toast({
      title: 'Account Created!',
      description: `Welcome to ${site.name}. You can now start generating articles.`,
    });
  });

  return (
    <Form onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="space-y-4">
        <div className="grid grid-cols-2 gap-3">
          <Field label="First Name" isOptional error={errors.firstName?.message}>
            {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
          </Field>
          <Field label="Last Name" isOptional error={errors.lastName?.message}>
            {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
          </Field>
        </div>
        <Field label="Username" error={errors.username?.message}>
          {(control) => (
            <Input {...control} {...form.register('username')} autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <PasswordField
          label="Password"
          error={errors.password?.message}
          {...form.register('password')}
          autoComplete="new-password"
        />
        <FormError message={errors.root?.message} />
        <FormFaults />
        <Button type="submit" variant="primary" className="w-full">
          {isSubmitting ? 'Creating account...' : 'Sign Up'}
        </Button>
      </fieldset>
    </Form>
  );
}
