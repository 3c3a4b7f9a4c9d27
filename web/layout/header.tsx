import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { site } from '../../worker/contract/site.ts';
import { useSession } from '../auth/use-session.tsx';
import { cn } from '../lib/cn.ts';
import { openOverlay } from '../lib/overlays.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { Brand } from './brand.tsx';
import { LoginButton } from './login-button.tsx';
import { mainLinks } from './main-links.ts';
import { menuId } from './mobile-menu.tsx';
import { AdminMenu } from './private-parts.ts';
import { useLogout } from './use-logout.ts';

export function Header() {
  const { user, isPending } = useSession();
  const logout = useLogout();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-4 px-5 lg:gap-8">
        <Brand />
        <nav aria-label="Main" className="hidden flex-1 items-center gap-1 lg:flex noscript:flex">
          {mainLinks.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
          {user?.isAdmin && (
            <Suspense>
              <AdminMenu />
            </Suspense>
          )}
        </nav>
        <div className="hidden items-center gap-1 lg:flex">
          <a href={`mailto:${site.supportEmail}`} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
            Contact Support
          </a>
          {user && (
            <>
              <Button variant="quiet" size="sm" onClick={() => openOverlay('account')}>
                Account
              </Button>
              <Button variant="outline" size="sm" className="ml-2" onClick={logout}>
                Logout
              </Button>
            </>
          )}
          {!user && !isPending && (
            <LoginButton tab="login" variant="primary" size="sm" className="ml-2">
              Login / Sign Up
            </LoginButton>
          )}
        </div>
        <Button
          variant="quiet"
          size="icon"
          className="ml-auto lg:hidden noscript:hidden"
          aria-label="Open menu"
          aria-haspopup="dialog"
          data-opens={menuId}
        >
          <MenuIcon />
        </Button>
      </div>
    </header>
  );
}

function NavLink({ href, label }: { href: string; label: string }) {
  const [path] = useLocation();
  const here = path === href;
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={cn(
        'rounded-md px-3 py-1.5 text-sm transition-colors hover:text-ink',
        here ? 'font-medium text-ink' : 'text-soft',
      )}
    >
      <span className={here ? 'rule-link' : undefined}>{label}</span>
    </Link>
  );
}
