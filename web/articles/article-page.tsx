import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { useSession } from '../auth/use-session.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Failure } from '../ui/failure.tsx';
import { ArticleBody, BodySkeleton } from './article-body.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { BackButton } from './back-button.tsx';
import { OwnActions, OwnArticle } from './own-screens.ts';
import { ReaderNotes } from './reader-notes.tsx';
import { ShareButton } from './share-button.tsx';
import { useArticlePage } from './use-article.ts';

export function ArticlePage({ slug }: { slug: string }) {
  const { user } = useSession();
  const { article, own, page, error, isLoading, refresh } = useArticlePage(slug);
  const [params] = useSearchParams();
  const isPreview = params.get('preview') === 'true' && user !== null;
  useTitle(article ? article.title : isLoading || error ? undefined : 'Article Not Found');

  if (isLoading) return <ArticleSkeleton />;
  if (error)
    return (
      <Failure
        message="Failed to fetch article"
        onRetry={refresh}
        className="mx-auto my-24 w-[calc(100%-2.5rem)] max-w-md"
      />
    );
  if (!article) return <ArticleNotFound />;

  const isOwner = user?.id === article.userId;
  return (
    <div className="measure px-5 pt-6">
      <div className="flex min-h-9 flex-wrap items-center justify-end gap-2 pb-8">
        <BackButton />
        <span className="flex-1" />
        {article.status === 'published' && <ShareButton article={article} />}
        {own && (
          <Suspense>
            <OwnActions article={own} />
          </Suspense>
        )}
      </div>
      {own ? (
        <Suspense fallback={<Arriving article={own} />}>
          <OwnArticle article={own} page={page} isOwner={isOwner} isPreview={isPreview} />
        </Suspense>
      ) : (
        <ArticleView article={article} author={page?.author.name} listedCategories={page?.listedCategories}>
          <ArticleBody slug={slug} html={page?.html} />
        </ArticleView>
      )}
      {page && !isPreview && <ReaderNotes notes={page.notes} />}
      {page && !isPreview && <ArticleFoot related={page.related} previous={page.previous} next={page.next} />}
    </div>
  );
}

function Arriving({ article }: { article: Article }) {
  if (article.status === 'generating' || article.status === 'failed') return null;
  return (
    <ArticleView article={article}>
      <BodySkeleton />
    </ArticleView>
  );
}
