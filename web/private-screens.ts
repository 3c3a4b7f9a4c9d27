import { screen } from './lib/screen.tsx';

// The edge worker never renders these, and carries none of their code: the condition is settled when it is built.
const never = (): Promise<never> => Promise.reject(new Error('This part is for the browser only.'));

/** Hears of what other tabs change. */
export const hearChanges = () => (import.meta.env.SSR ? never() : import('./lib/changes.ts'));

/** Screens and parts that are only ever rendered in the browser, each loaded when it is first needed. */
export const PrivateRoutes = screen(() =>
  import.meta.env.SSR ? never() : import('./private-routes.tsx').then((module) => module.PrivateRoutes),
);
export const OwnActions = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/own-article.tsx').then((module) => module.OwnActions),
);
export const OwnArticle = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/own-article.tsx').then((module) => module.OwnArticle),
);
export const LoginDialog = screen(() =>
  import.meta.env.SSR ? never() : import('./auth/login-dialog.tsx').then((module) => module.LoginDialog),
);
export const AccountDialog = screen(() =>
  import.meta.env.SSR ? never() : import('./auth/account-dialog.tsx').then((module) => module.AccountDialog),
);
export const AdminMenu = screen(() =>
  import.meta.env.SSR ? never() : import('./layout/admin-menu.tsx').then((module) => module.AdminMenu),
);
export const Toaster = screen(() =>
  import.meta.env.SSR ? never() : import('./ui/toaster.tsx').then((module) => module.Toaster),
);
