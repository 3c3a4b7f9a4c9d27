import { publicScreenOf, screenModules } from '../screens.ts';

/** The module whose files a shell should preload for a path. */
export function shellModule(path: string, session: boolean): string | null {
  if (path === '/' && session) return 'web/dashboard/dashboard-page.tsx';
  const screen = publicScreenOf(path);
  return screen ? screenModules[screen] : null;
}
