import { useId, useState } from 'react';
import { ApiError, toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { useSiteSettings } from '../lib/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { askGoogle, PopupError } from './google-popup.ts';
import { useSession } from './use-session.tsx';

/** Google vouched for an address that an account has: whether that account may keep it is for the person to choose. */
export type Collision = { email: string; isConfirmed: boolean };

export const googleMissing = 'Google sign-in is not set up on this site.';

type GoogleButtonProps = { onDone: () => void; onCollision: (collision: Collision) => void };

export function GoogleButton({ onDone, onCollision }: GoogleButtonProps) {
  const { loginWithGoogle } = useSession();
  const [isBusy, setIsBusy] = useState(false);

  async function start() {
    setIsBusy(true);
    let email = '';
    try {
      const body = await askGoogle();
      email = body.email;
      await loginWithGoogle(body);
      onDone();
      toast({ title: 'Welcome!', description: 'You have successfully signed in with Google.' });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'email_taken' || code === 'email_unconfirmed') {
        return onCollision({ email, isConfirmed: code === 'email_taken' });
      }
      const message = error instanceof PopupError ? error.message : toldOr(error, 'Failed to sign in with Google');
      toastFailure('Google Sign-in Failed', message);
    } finally {
      setIsBusy(false);
    }
  }

  const noteId = useId();
  const isMissing = useSiteSettings()?.hasGoogle === false;
  return (
    <div>
      <Button className="w-full" disabled={isBusy} onClick={start} aria-describedby={isMissing ? noteId : undefined}>
        <GoogleMark />
        Continue with Google
      </Button>
      {isMissing && (
        <p id={noteId} className="mt-2 text-center text-2xs text-faint">
          {googleMissing}
        </p>
      )}
    </div>
  );
}

export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4 shrink-0">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6 0-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2c-.8.5-1.8.9-3 .9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8.1l3-2.4Z" />
      <path fill="#EA4335" d="M9 3.6c1.3 0 2.5.4 3.4 1.3l2.6-2.6A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7Z" />
    </svg>
  );
}
