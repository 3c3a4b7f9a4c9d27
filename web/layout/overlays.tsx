import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { closeOverlay, type Overlay, openOverlay, useOverlay } from '../lib/overlays.ts';
import { useToast } from '../lib/toast.ts';
import { AccountDialog, LoginDialog, Toaster } from './private-parts.ts';

/** Dialogs and messages: each is loaded when it is first opened and stays mounted to close gracefully. */
export function Overlays() {
  const open = useOverlay();
  const message = useToast();
  const [used, setUsed] = useState<ReadonlySet<Overlay>>(new Set());
  useEffect(openFromAddress, []);
  if (open && !used.has(open)) setUsed(new Set([...used, open]));

  return (
    <>
      <Suspense fallback={<Pressed />}>
        {(used.has('login') || used.has('register')) && (
          <LoginDialog open={open === 'login' || open === 'register' ? open : null} onClose={closeOverlay} />
        )}
        {used.has('account') && <AccountDialog open={open === 'account'} onClose={closeOverlay} />}
      </Suspense>
      {/* For itself: while it is loaded, an open dialog would be taken off the screen, and the focus out of it. */}
      <Suspense>{message && <Toaster message={message} />}</Suspense>
    </>
  );
}

/** While what was asked for is on its way, the control that was pressed says so. */
function Pressed() {
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!pressed?.matches('a, button')) return;
    pressed.ariaBusy = 'true';
    return () => {
      pressed.ariaBusy = null;
    };
  }, []);
  return null;
}

/** A login button pressed before the page was alive leads to the same page with `?login=…`. */
function openFromAddress(): void {
  const address = new URL(location.href);
  const tab = address.searchParams.get('login');
  if (tab === null) return;
  address.searchParams.delete('login');
  history.replaceState(history.state, '', address.pathname + address.search);
  openOverlay(tab === 'register' ? 'register' : 'login');
}
