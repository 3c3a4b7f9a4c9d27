import { Link } from 'wouter';
import { useSession } from '../auth/use-session.tsx';
import { openOverlay } from '../lib/overlays.ts';
import { site } from '../site.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Dialog, DialogTitle, DrawerContent } from '../ui/dialog.tsx';
import { adminLinks, mainLinks } from './main-links.ts';
import { useLogout } from './use-logout.ts';

/** The header's items on small screens. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession();
  const logout = useLogout();
  const links = user?.isAdmin ? [...mainLinks, ...adminLinks] : mainLinks;
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DrawerContent aria-describedby={undefined}>
        <DialogTitle className="text-lg">Menu</DialogTitle>
        <nav aria-label="Main" className="mt-6 flex flex-col border-t border-line">
          {links.map((link) => (
            <Link key={link.href} href={link.href} onClick={onClose} className={itemLook}>
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
            <button
              type="button"
              onClick={() => openOverlay('login')}
              className={buttonLook({ variant: 'primary' }, 'w-full')}
            >
              Login / Sign Up
            </button>
          )}
        </div>
      </DrawerContent>
    </Dialog>
  );
}

const itemLook = 'border-b border-line py-3.5 text-left text-base hover:rule-link';
