import { useState } from 'react';
import type { OwnerBody } from '../../worker/contract/account.ts';
import type { User } from '../../worker/contract/users.ts';
import { GoogleMark, googleMissing } from '../auth/google-button.tsx';
import { askGoogle, PopupError } from '../auth/google-popup.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { useSiteSettings } from '../lib/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { OwnerForm } from './owner-form.tsx';

export function GoogleCard({ user }: { user: User }) {
  const { adopt } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function change(work: () => Promise<User>, done: string, body: OwnerBody = {}) {
    setIsBusy(true);
    try {
      await adopt(await work());
      setIsOpen(false);
      toast({ title: done });
    } catch (failure) {
      setError(fieldErrors(failure, body)[0]?.message);
      const told = failure instanceof PopupError ? failure.message : toldOr(failure, 'Please try again later.');
      toastFailure('Google Not Changed', told);
    }
    setIsBusy(false);
  }
  function connect(body: OwnerBody) {
    const start = async () => (await send('POST', '/api/account/google/connect', { body })).url;
    const work = async () => send('POST', '/api/account/google', { body: await askGoogle(start) });
    return change(work, 'Google Connected', body);
  }
  const disconnect = () => change(() => send('DELETE', '/api/account/google'), 'Google Disconnected');

  const isMissing = useSiteSettings()?.hasGoogle === false && !user.hasGoogle;

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CardTitle>Google</CardTitle>
        {user.hasGoogle && (
          <Button size="sm" disabled={isBusy || !user.hasPassword} onClick={disconnect}>
            Disconnect Google
          </Button>
        )}
        {!user.hasGoogle && !isOpen && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            <GoogleMark />
            Connect Google
          </Button>
        )}
      </div>
      {isOpen ? (
        <OwnerForm
          user={user}
          action="Connect Google"
          isBusy={isBusy}
          busyLabel="Connecting..."
          error={error}
          onError={setError}
          onSubmit={connect}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <p className="mt-2 text-sm text-soft">{isMissing ? googleMissing : explain(user)}</p>
      )}
    </Card>
  );
}

function explain({ hasGoogle, hasPassword }: User): string {
  if (!hasGoogle) return 'Connected, you can sign in with Google as well.';
  if (hasPassword) return 'You can sign in with Google or with your password.';
  return 'You sign in with Google. To disconnect it, set a password first.';
}
