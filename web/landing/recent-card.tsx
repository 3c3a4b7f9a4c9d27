import { Link } from 'wouter';
import type { ListedArticle } from '../../worker/contract/articles.ts';
import { CategoryBadges } from '../articles/category-badges.tsx';
import { excerptOf } from '../articles/excerpt.ts';
import { ArticleTime } from '../ui/article-time.tsx';

type RecentCardProps = { article: ListedArticle; listedCategories?: string[] };

/** A recent article, set like an entry of a table of contents rather than a box. */
export function RecentCard({ article, listedCategories }: RecentCardProps) {
  return (
    <article className="group relative flex flex-col gap-3 border-b border-line py-7">
      <h3 dir="auto" className="line-clamp-4 font-serif text-lg/6 font-semibold [overflow-wrap:anywhere]">
        <Link href={`/${article.slug}`} className="after:absolute after:inset-0 group-hover:rule-link">
          {article.title}
        </Link>
      </h3>
      <p dir="auto" className="line-clamp-3 text-sm text-soft">
        {excerptOf(article)}
      </p>
      <CategoryBadges
        categories={article.categories}
        listed={listedCategories}
        most={2}
        more={(hidden) => `+${hidden}`}
      />
      <p className="mt-auto flex justify-between gap-4 text-2xs text-faint tabular-nums">
        <ArticleTime iso={article.createdAt} />
        <span>SEO: {article.seoScore}/100</span>
      </p>
    </article>
  );
}
