import { useRef } from 'react';
import { Link } from 'wouter';
import { site } from '../../worker/contract/site.ts';
import { useSession } from '../auth/use-session.tsx';
import { openOverlay } from '../lib/overlays.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { LoginButton } from './login-button.tsx';
import { adminLinks, mainLinks } from './main-links.ts';
import { useLogout } from './use-logout.ts';

export const menuId = 'menu';

/** The header's items on small screens, in a panel along the right edge. It needs no code of ours but what opens it (web/edge/early-script.ts). */
export function MobileMenu() {
  const drawer = useRef<HTMLDialogElement>(null);
  const { user } = useSession();
  const logout = useLogout();
  const links = user?.isAdmin ? [...mainLinks, ...adminLinks] : mainLinks;
  const close = () => drawer.current?.close();
  return (
    <dialog
      ref={drawer}
      id={menuId}
      data-slot="drawer"
      aria-labelledby="menu-title"
      className="inset-y-0 right-0 left-auto h-dvh max-h-none w-full max-w-xs animate-slide border-l border-line bg-paper text-ink backdrop:animate-fade backdrop:bg-scrim backdrop:backdrop-blur-[2px]"
    >
      <div className="flex min-h-full flex-col p-5">
        <h2 id="menu-title" className="pr-8 font-serif text-xl font-semibold tracking-tight">
          Menu
        </h2>
        <nav aria-labelledby="menu-title" className="mt-6 flex flex-col border-t border-line">
          {links.map((link) => (
            <Link key={link.href} href={link.href} onClick={close} className={itemLook}>
              {link.label}
            </Link>
          ))}
          <a href={`mailto:${site.supportEmail}`} className={itemLook}>
            Contact Support
          </a>
          {user && (
            <button type="button" onClick={() => openOverlay('account')} className={itemLook}>
              Account Settings
            </button>
          )}
        </nav>
        <div className="mt-auto pt-8">
          {user ? (
            <Button className="w-full" onClick={logout}>
              Logout
            </Button>
          ) : (
            <LoginButton tab="login" variant="primary" className="w-full">
              Login / Sign Up
            </LoginButton>
          )}
        </div>
        <form method="dialog" className="contents">
          <button
            type="submit"
            aria-label="Close menu"
            className="absolute top-3.5 right-4 grid size-9 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink"
          >
            <CloseIcon />
          </button>
        </form>
      </div>
    </dialog>
  );
}

const itemLook = 'border-b border-line py-3.5 text-left text-base hover:rule-link';
