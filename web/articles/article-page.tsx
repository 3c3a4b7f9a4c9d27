import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Article, PublicArticleSummary, PublicPage } from '../../worker/contract/articles.ts';
import { useSession } from '../auth/use-session.tsx';
import { useTitle } from '../lib/use-title.ts';
import {
  ArticleActions,
  FailedNotice,
  GeneratingNotice,
  MarkdownBody,
  OwnerPanel,
  PreviewArticle,
} from '../private-screens.ts';
import { Failure } from '../ui/failure.tsx';
import { ArticleBody, BodySkeleton } from './article-body.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleTime } from './article-time.tsx';
import { BackButton } from './back-button.tsx';
import { CategoryBadges } from './category-badges.tsx';
import { listAddress } from './list-address.ts';
import { ReaderNotes } from './reader-notes.tsx';
import { ShareButton } from './share-button.tsx';
import { SourceBox } from './source-box.tsx';
import { StatusBadge } from './status-badge.tsx';
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
            <ArticleActions article={own} />
          </Suspense>
        )}
      </div>
      {own ? (
        <OwnArticle article={own} page={page} isOwner={isOwner} isPreview={isPreview} />
      ) : (
        <ArticleView article={article} author={page?.author.name} listedCategories={page?.listedCategories}>
          <ArticleBody slug={slug} html={page?.html} />
        </ArticleView>
      )}
      {own && isOwner && own.status !== 'generating' && own.status !== 'failed' && (
        <Suspense>
          <OwnerPanel article={own} />
        </Suspense>
      )}
      {page && !isPreview && <ReaderNotes notes={page.notes} />}
      {page && !isPreview && <ArticleFoot related={page.related} previous={page.previous} next={page.next} />}
    </div>
  );
}

type OwnArticleProps = { article: Article; page: PublicPage | null; isOwner: boolean; isPreview: boolean };

function OwnArticle({ article, page, isOwner, isPreview }: OwnArticleProps) {
  if (article.status === 'generating' || article.status === 'failed') {
    return (
      <Suspense>
        <Title>{article.title}</Title>
        {article.status === 'failed' ? (
          <FailedNotice article={article} canRetry={isOwner} />
        ) : (
          <GeneratingNotice article={article} addressOf={(finalSlug) => `/${finalSlug}`} />
        )}
      </Suspense>
    );
  }
  if (isPreview) {
    return (
      <Suspense fallback={<ArticleSkeleton />}>
        <PreviewArticle article={article} />
      </Suspense>
    );
  }
  return (
    <ArticleView article={article} author={page?.author.name} listedCategories={page?.listedCategories}>
      <Suspense fallback={<BodySkeleton />}>
        <MarkdownBody text={article.content} saved={article} />
      </Suspense>
    </ArticleView>
  );
}

type ArticleViewProps = {
  article: PublicArticleSummary;
  author?: string;
  listedCategories?: string[];
  /** The article's text. */
  children: ReactNode;
};

export function ArticleView({ article, author, listedCategories, children }: ArticleViewProps) {
  return (
    <article>
      <header className="space-y-5 pb-9">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-faint">
          <StatusBadge status={article.status} />
          <ArticleTime iso={article.createdAt} />
        </p>
        <Title>{article.title}</Title>
        {article.excerpt && (
          <p dir="auto" className="font-serif text-lg text-soft">
            {article.excerpt}
          </p>
        )}
        {(author || article.categories.length > 0) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4 text-xs text-soft">
            {author && (
              <span>
                By{' '}
                <Link href={listAddress({ author: article.userId })} className="font-medium text-ink hover:rule-link">
                  {author}
                </Link>
              </span>
            )}
            <CategoryBadges categories={article.categories} listed={listedCategories} />
          </div>
        )}
        {article.sourceType === 'url' && article.sourceUrl && <SourceBox url={article.sourceUrl} />}
      </header>
      {children}
    </article>
  );
}

function Title({ children }: { children: string }) {
  return (
    <h1 dir="auto" className="font-serif text-3xl font-semibold tracking-tight [overflow-wrap:anywhere]">
      {children}
    </h1>
  );
}
