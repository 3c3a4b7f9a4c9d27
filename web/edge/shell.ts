import { publicScreenOf } from '../paths.ts';
import { screenModules } from '../screens.ts';

const privateModules: Partial<Record<string, string>> = {
  '/seo-keywords': 'web/admin/keywords-page.tsx',
  '/system-instructions': 'web/admin/system-instructions-page.tsx',
  '/categories': 'web/admin/categories-page.tsx',
  '/account/reset': 'web/account/link-page.tsx',
  '/account/verify': 'web/account/link-page.tsx',
};

const routes = 'web/private-routes.tsx';

/** The modules whose files a shell should preload for a path. */
export function shellModules(path: string, session: boolean): string[] {
  if (path === '/' && session) return [routes, 'web/dashboard/dashboard-page.tsx'];
  if (path.startsWith('/edit/')) return [routes, 'web/editor/editor-page.tsx'];
  const own = privateModules[path];
  if (own) return [routes, own];
  const screen = publicScreenOf(path);
  return screen ? [screenModules[screen]] : [];
}
