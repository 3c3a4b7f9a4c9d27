import { useEffect, useRef, useState } from 'react';
import { openOverlay } from '../lib/overlays.ts';
import { useSession } from './use-session.tsx';

/** Asks who was signed out to sign in again, and then does what they wanted to do. */
export function useSignInAgain(goOn: () => void): () => Promise<void> {
  const { isSignedOut, refresh } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const wasSignedOut = useRef(false);

  useEffect(() => {
    if (isSignedOut) {
      wasSignedOut.current = true;
      return;
    }
    const isBack = wasSignedOut.current;
    wasSignedOut.current = false;
    if (!isBack || !isAsked) return;
    setIsAsked(false);
    goOn();
  }, [isSignedOut, isAsked, goOn]);

  return async () => {
    setIsAsked(true);
    await refresh();
    openOverlay('login');
  };
}
