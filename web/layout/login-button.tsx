import type { ReactNode } from 'react';
import { openOverlay } from '../lib/overlays.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';

type LoginButtonProps = ButtonLook & { tab: 'login' | 'register'; className?: string; children: ReactNode };

/**
 * Opens the login dialog. As a form's button it works before the page is alive too: the browser then loads the same page
 * with `?login=…`, which opens the dialog when it is ready.
 */
export function LoginButton({ tab, children, ...look }: LoginButtonProps) {
  return (
    <form method="get" className="contents">
      <Button
        type="submit"
        name="login"
        value={tab}
        onClick={(event) => {
          event.preventDefault();
          openOverlay(tab);
        }}
        {...look}
      >
        {children}
      </Button>
    </form>
  );
}
