import { screen } from './lib/screen.tsx';

// The edge worker never renders these, and carries none of their code: the condition is settled when it is built.
const never = (): Promise<never> => Promise.reject(new Error('This part is for the browser only.'));

/** Hears of what other tabs change. */
export const hearChanges = () => (import.meta.env.SSR ? never() : import('./lib/changes.ts'));

/** Screens and parts that are only ever rendered in the browser, each loaded when it is first needed. */
export const DashboardScreen = screen(() =>
  import.meta.env.SSR ? never() : import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
);
export const EditorScreen = screen(() =>
  import.meta.env.SSR ? never() : import('./editor/editor-page.tsx').then((module) => module.EditorPage),
);
export const ProductScreen = screen(() =>
  import.meta.env.SSR ? never() : import('./product/product-page.tsx').then((module) => module.ProductPage),
);
export const KeywordsScreen = screen(() =>
  import.meta.env.SSR ? never() : import('./admin/keywords-page.tsx').then((module) => module.KeywordsPage),
);
export const SystemInstructionsScreen = screen(() =>
  import.meta.env.SSR
    ? never()
    : import('./admin/system-instructions-page.tsx').then((module) => module.SystemInstructionsPage),
);
export const CategoriesScreen = screen(() =>
  import.meta.env.SSR ? never() : import('./admin/categories-page.tsx').then((module) => module.CategoriesPage),
);
export const LinkScreen = screen(() =>
  import.meta.env.SSR ? never() : import('./account/link-page.tsx').then((module) => module.LinkPage),
);
export const LoginDialog = screen(() =>
  import.meta.env.SSR ? never() : import('./auth/login-dialog.tsx').then((module) => module.LoginDialog),
);
export const AccountDialog = screen(() =>
  import.meta.env.SSR ? never() : import('./auth/account-dialog.tsx').then((module) => module.AccountDialog),
);
export const MobileMenu = screen(() =>
  import.meta.env.SSR ? never() : import('./layout/mobile-menu.tsx').then((module) => module.MobileMenu),
);
export const AdminMenu = screen(() =>
  import.meta.env.SSR ? never() : import('./layout/admin-menu.tsx').then((module) => module.AdminMenu),
);
export const Toaster = screen(() =>
  import.meta.env.SSR ? never() : import('./ui/toaster.tsx').then((module) => module.Toaster),
);
export const ShareMenu = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/share-menu.tsx').then((module) => module.ShareMenu),
);
export const ArticleActions = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/article-actions.tsx').then((module) => module.ArticleActions),
);
export const OwnerPanel = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/owner-panel.tsx').then((module) => module.OwnerPanel),
);
export const GeneratingNotice = screen(() =>
  import.meta.env.SSR
    ? never()
    : import('./generation/generating-notice.tsx').then((module) => module.GeneratingNotice),
);
export const FailedNotice = screen(() =>
  import.meta.env.SSR ? never() : import('./generation/failed-notice.tsx').then((module) => module.FailedNotice),
);
export const MarkdownBody = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/markdown-body.tsx').then((module) => module.MarkdownBody),
);
export const PreviewArticle = screen(() =>
  import.meta.env.SSR ? never() : import('./articles/preview-article.tsx').then((module) => module.PreviewArticle),
);
