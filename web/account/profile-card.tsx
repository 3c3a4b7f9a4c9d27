import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPlaceholderEmail, type User } from '../../worker/contract/users.ts';
import { useSession } from '../auth/use-session.tsx';
import { toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { CardForm } from '../ui/card-form.tsx';
import { Field, Input } from '../ui/field.tsx';

export function ProfileCard({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <CardTitle>Profile Information</CardTitle>
        {!isEditing && (
          <Button size="sm" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {isEditing ? <ProfileForm user={user} onDone={() => setIsEditing(false)} /> : <ProfileView user={user} />}
    </Card>
  );
}

function ProfileView({ user }: { user: User }) {
  const rows = [
    ['First Name', user.firstName || '–'],
    ['Last Name', user.lastName || '–'],
    ['Username', user.username],
    ['Email', isPlaceholderEmail(user.email) ? '–' : user.email],
  ] as const;
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Its fields start from the user each time it is opened, so that Cancel has only to close it. */
function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { updateProfile } = useSession();
  const values = { firstName: user.firstName ?? '', lastName: user.lastName ?? '', username: user.username };
  const form = useForm({ shouldFocusError: false, defaultValues: values });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await updateProfile(body);
      void changed('person');
    } catch (error) {
      for (const { path, message } of fieldErrors(error, values)) form.setError(path, { message });
      toastFailure('Update Failed', toldOr(error, 'Failed to update profile. Please try again.'));
      return;
    }
    onDone();
    toast({ title: 'Profile Updated', description: 'Your profile has been successfully updated.' });
  });

  return (
    <CardForm action="Save" isBusy={isSubmitting} onSubmit={submit} onCancel={onDone} className="sm:grid-cols-2">
      <Field label="First Name" error={errors.firstName?.message}>
        {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label="Last Name" error={errors.lastName?.message}>
        {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
      </Field>
      <Field label="Username" error={errors.username?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...form.register('username')} autoComplete="username" />}
      </Field>
    </CardForm>
  );
}
