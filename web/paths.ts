/** Screens that the edge renders for visitors. */
export type PublicScreen = 'landing' | 'articles' | 'article' | 'terms' | 'privacy' | 'notFound';

/** Which public screen answers a path. Paths of signed-in screens answer null. */
export function publicScreenOf(path: string): PublicScreen | null {
  if (path === '/') return 'landing';
  if (path === '/articles' || path === '/terms' || path === '/privacy') return path.slice(1) as PublicScreen;
  if (isPrivatePath(path)) return null;
  return /^\/[^/]+$/.test(path) ? 'article' : 'notFound';
}

export function isPrivatePath(path: string): boolean {
  return privatePaths.has(path) || /^\/(?:edit|sheet)\/[^/]+$/.test(path);
}

const privatePaths: ReadonlySet<string> = new Set([
  '/seo-keywords',
  '/system-instructions',
  '/categories',
  '/account/reset',
  '/account/verify',
]);
