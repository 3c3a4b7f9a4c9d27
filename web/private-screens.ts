import { never, screen } from './lib/screen.tsx';

/** The screens of people who are signed in. */
export const PrivateRoutes = screen(() =>
  import.meta.env.SSR ? never() : import('./private-routes.tsx').then((module) => module.PrivateRoutes),
);
