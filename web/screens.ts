import { screen } from './lib/screen.tsx';
import type { PublicScreen } from './paths.ts';

/** Public screens: rendered at the edge for visitors, each in a chunk of its own. */
export const publicScreens = {
  landing: screen(() => import('./landing/landing-page.tsx').then((module) => module.LandingPage)),
  articles: screen(() => import('./articles/articles-page.tsx').then((module) => module.ArticlesPage)),
  article: screen(() => import('./articles/article-page.tsx').then((module) => module.ArticlePage)),
  terms: screen(() => import('./legal/terms-page.tsx').then((module) => module.TermsPage)),
  privacy: screen(() => import('./legal/privacy-page.tsx').then((module) => module.PrivacyPage)),
  notFound: screen(() => import('./layout/not-found-page.tsx').then((module) => module.NotFoundPage)),
} as const satisfies Record<PublicScreen, unknown>;

/** The modules of the public screens, by which the edge finds the files that a page should preload. */
export const screenModules: Record<PublicScreen, string> = {
  landing: 'web/landing/landing-page.tsx',
  articles: 'web/articles/articles-page.tsx',
  article: 'web/articles/article-page.tsx',
  terms: 'web/legal/terms-page.tsx',
  privacy: 'web/legal/privacy-page.tsx',
  notFound: 'web/layout/not-found-page.tsx',
};
