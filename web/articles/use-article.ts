import type { Article, PublicArticle, PublicArticleSummary } from '../../worker/contract/articles.ts';
import { isOwnArticle } from '../../worker/contract/own-article.ts';
import { useSession } from '../auth/use-session.tsx';
import { pageKey, slugKey } from '../lib/keys.ts';
import { useReadOrNull } from '../lib/use-read.ts';

type Shown = Article | PublicArticle;

/** An article as signed-in screens need it: whole for who may change it, else the public one. Null where there is none to be seen. */
export function useArticle(slug: string, enabled = true) {
  return useReadOrNull(enabled ? slugKey(slug) : null, [401, 403, 404], {
    revalidateOnMount: true,
  });
}

/**
 * What the page of an article shows. Visitors read the public page, which comes with the HTML; a signed-in user may also see
 * an article of their own that nobody else can.
 */
export function useArticlePage(slug: string) {
  const { user, isPending } = useSession();
  const asUser = useArticle(slug, user !== null);
  // Of a user's own draft there is no public page to ask for.
  const mayBePublic = user === null ? !isPending : asUser.data?.status === 'published';
  const page = useReadOrNull(mayBePublic ? pageKey(slug) : null, [404]);
  const article: Shown | PublicArticleSummary | null = asUser.data ?? page.data?.article ?? null;
  const asked = user ? asUser : page;
  return {
    article,
    /** The same article where this user may change it. */
    own: user && article && isOwnArticle(article) ? article : null,
    page: page.data ?? null,
    error: article ? undefined : asked.error,
    isLoading: !article && (isPending || (asked.data === undefined && !asked.error)),
    refresh: () => Promise.all([page.mutate(), user && asUser.mutate()]),
  };
}
