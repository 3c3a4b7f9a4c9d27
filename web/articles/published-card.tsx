import { Link } from 'wouter';
import type { ListedArticle } from '../../worker/contract/articles.ts';
import { formatCount } from '../lib/format-count.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CategoryBadges } from './category-badges.tsx';
import { excerptOf } from './excerpt.ts';
import { ScoreBar } from './score-bar.tsx';
import { StatusBadge } from './status-badge.tsx';

type PublishedCardProps = { article: ListedArticle; listedCategories?: string[] };

/** A card of the published list. The whole card is the link's target, the title its name. */
export function PublishedCard({ article, listedCategories }: PublishedCardProps) {
  return (
    <article
      data-slot="article-card"
      className="group relative flex flex-col gap-3 rounded-lg border border-line bg-sheet p-5 transition-colors hover:border-edge"
    >
      <p className="flex items-center gap-2.5 text-2xs text-faint">
        <StatusBadge status={article.status} />
        <ArticleTime iso={article.createdAt} />
      </p>
      <h2 dir="auto" className="line-clamp-4 font-serif text-lg/6 font-semibold [overflow-wrap:anywhere]">
        <Link href={`/${article.slug}`} className="after:absolute after:inset-0 after:rounded-lg group-hover:rule-link">
          {article.title}
        </Link>
      </h2>
      <p dir="auto" className="line-clamp-3 text-sm text-soft">
        {excerptOf(article)}
      </p>
      <CategoryBadges
        categories={article.categories}
        listed={listedCategories}
        most={3}
        more={(hidden) => `+${hidden} more`}
      />
      <div className="mt-auto space-y-2 border-t border-line pt-3">
        <p className="text-2xs text-faint tabular-nums">{formatCount(article.wordCount)} words</p>
        <ScoreBar score={article.seoScore} />
      </div>
    </article>
  );
}

export function PublishedCardSkeleton() {
  return (
    <div data-slot="article-card-skeleton" className="space-y-4 rounded-lg border border-line bg-sheet p-5">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-3 w-full" />
    </div>
  );
}
