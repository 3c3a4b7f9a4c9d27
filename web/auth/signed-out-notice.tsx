import { openOverlay } from '../lib/overlays.ts';
import { Notice } from '../ui/notice.tsx';
import { useSession } from './use-session.tsx';

/** Above a form whose person was signed out while they wrote. */
export function SignedOutNotice() {
  const { isSignedOut } = useSession();
  return (
    isSignedOut && (
      <Notice
        text="You were signed out. What you wrote is still here: sign in again to save it."
        actions={[{ label: 'Sign in again', onClick: () => openOverlay('login') }]}
      />
    )
  );
}
