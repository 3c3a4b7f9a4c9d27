import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PublicArticleSummary } from '../../worker/contract/articles.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { CategoryBadges } from './category-badges.tsx';
import { listAddress } from './list-address.ts';
import { SourceBox } from './source-box.tsx';
import { StatusBadge } from './status-badge.tsx';

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
        <ArticleTitle>{article.title}</ArticleTitle>
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

export function ArticleTitle({ children }: { children: string }) {
  return (
    <h1 dir="auto" className="font-serif text-3xl font-semibold tracking-tight [overflow-wrap:anywhere]">
      {children}
    </h1>
  );
}
