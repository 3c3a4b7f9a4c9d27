import { never, screen } from '../lib/screen.tsx';

/** Parts of the frame that come when they are first needed. */
export const LoginDialog = screen(() =>
  import.meta.env.SSR ? never() : import('../auth/login-dialog.tsx').then((module) => module.LoginDialog),
);
export const AccountDialog = screen(() =>
  import.meta.env.SSR ? never() : import('../account/account-dialog.tsx').then((module) => module.AccountDialog),
);
export const AdminMenu = screen(() =>
  import.meta.env.SSR ? never() : import('./admin-menu.tsx').then((module) => module.AdminMenu),
);
export const Toaster = screen(() =>
  import.meta.env.SSR ? never() : import('../ui/toaster.tsx').then((module) => module.Toaster),
);
