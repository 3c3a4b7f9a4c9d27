import { never, screen } from '../lib/screen.tsx';

/** What only the owner of an article sees of it. */
export const OwnActions = screen(() =>
  import.meta.env.SSR ? never() : import('./own-article.tsx').then((module) => module.OwnActions),
);
export const OwnArticle = screen(() =>
  import.meta.env.SSR ? never() : import('./own-article.tsx').then((module) => module.OwnArticle),
);
