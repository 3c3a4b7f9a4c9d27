import '../styles/all.css';
import { Suspense } from 'react';
import type { Article, PublicPage } from '../../worker/contract/articles.ts';
import { screen } from '../lib/screen.tsx';
import { BodySkeleton } from './article-body.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleTitle, ArticleView } from './article-view.tsx';

export { ArticleActions as OwnActions } from './article-actions.tsx';

const OwnerPanel = screen(() => import('./owner-panel.tsx').then((module) => module.OwnerPanel));
const MarkdownBody = screen(() => import('./markdown-body.tsx').then((module) => module.MarkdownBody));
const PreviewArticle = screen(() => import('./preview-article.tsx').then((module) => module.PreviewArticle));
const FailedNotice = screen(() => import('../generation/failed-notice.tsx').then((module) => module.FailedNotice));
const GeneratingNotice = screen(() =>
  import('../generation/generating-notice.tsx').then((module) => module.GeneratingNotice),
);

type OwnArticleProps = { article: Article; page: PublicPage | null; isOwner: boolean; isPreview: boolean };

/** An article as it is shown to who may change it, whatever its state. */
export function OwnArticle(props: OwnArticleProps) {
  const { article, isOwner } = props;
  if (article.status === 'generating' || article.status === 'failed') {
    return (
      <Suspense>
        <ArticleTitle>{article.title}</ArticleTitle>
        {article.status === 'failed' ? (
          <FailedNotice article={article} canRetry={isOwner} />
        ) : (
          <GeneratingNotice article={article} addressOf={(finalSlug) => `/${finalSlug}`} />
        )}
      </Suspense>
    );
  }
  return (
    <>
      <Written {...props} />
      {isOwner && (
        <Suspense>
          <OwnerPanel article={article} />
        </Suspense>
      )}
    </>
  );
}

function Written({ article, page, isPreview }: OwnArticleProps) {
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
