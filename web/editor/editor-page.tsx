import { isOwnArticle } from '../../worker/contract/own-article.ts';
import { ArticleNotFound } from '../articles/article-not-found.tsx';
import { useArticle } from '../articles/use-article.ts';
import { useSession } from '../auth/use-session.tsx';
import { GeneratingNotice } from '../generation/generating-notice.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Failure } from '../ui/failure.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';
import { EditorForm } from './editor-form.tsx';

const notFound = "The article you're trying to edit doesn't exist or you don't have permission to edit it.";

export function EditorPage({ slug }: { slug: string }) {
  const { user, isPending } = useSession();
  const { data: article, error, mutate } = useArticle(slug, user !== null);
  useTitle(article ? `Edit: ${article.title}` : 'Edit article');

  if (isPending) return <ScreenLoading />;
  if (!user) return <ArticleNotFound message={notFound} />;
  if (error && !article) {
    return (
      <Failure
        message="Failed to fetch article"
        onRetry={() => mutate()}
        className="mx-auto my-24 w-[calc(100%-2.5rem)] max-w-md"
      />
    );
  }
  if (article === undefined) return <ScreenLoading />;
  if (article === null || !isOwnArticle(article)) return <ArticleNotFound message={notFound} />;
  if (article.status === 'generating') {
    return (
      <div className="mx-auto max-w-2xl px-5 pt-12">
        <GeneratingNotice article={article} addressOf={(finalSlug) => `/edit/${finalSlug}`} />
      </div>
    );
  }
  return <EditorForm key={article.id} article={article} userId={user.id} />;
}
