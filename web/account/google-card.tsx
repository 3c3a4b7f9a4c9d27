import { useState } from 'react';
import type { GoogleStart } from '../../worker/contract/account.ts';
import type { User } from '../../worker/contract/users.ts';
import { GoogleMark } from '../auth/google-button.tsx';
import { askGoogle, PopupError } from '../auth/google-popup.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';

const start = async () => (await send<GoogleStart>('POST', '/api/account/google/connect')).url;

export function GoogleCard({ user }: { user: User }) {
  const { adopt } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function change(work: () => Promise<User>, done: string) {
    setIsBusy(true);
    try {
      await adopt(await work());
      toast({ title: done });
    } catch (error) {
      const told = error instanceof PopupError ? error.message : toldOr(error, 'Please try again later.');
      toastFailure('Google Not Changed', told);
    }
    setIsBusy(false);
  }
  const connect = () =>
    change(async () => send<User>('POST', '/api/account/google', await askGoogle(start)), 'Google Connected');
  const disconnect = () => change(() => send<User>('DELETE', '/api/account/google'), 'Google Disconnected');

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CardTitle>Google</CardTitle>
        {user.hasGoogle ? (
          <Button size="sm" disabled={isBusy || !user.hasPassword} onClick={disconnect}>
            Disconnect Google
          </Button>
        ) : (
          <Button size="sm" disabled={isBusy} onClick={connect}>
            <GoogleMark />
            Connect Google
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-soft">{explain(user)}</p>
    </Card>
  );
}

function explain({ hasGoogle, hasPassword }: User): string {
  if (!hasGoogle) return 'Connected, you can sign in with Google as well.';
  if (hasPassword) return 'You can sign in with Google or with your password.';
  return 'You sign in with Google. To disconnect it, set a password first.';
}
