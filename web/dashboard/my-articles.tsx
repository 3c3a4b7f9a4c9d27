import { useState } from 'react';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { DeleteDialog } from '../articles/delete-dialog.tsx';
import type { useUserArticles } from '../articles/use-articles.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { MyArticleCard } from './my-article-card.tsx';

type MyArticlesProps = { list: ReturnType<typeof useUserArticles>; articles: ArticleSummary[] };

export function MyArticles({ list, articles }: MyArticlesProps) {
  const [doomed, setDoomed] = useState<ArticleSummary | null>(null);
  return (
    <section aria-labelledby="my-articles" className="pt-6">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
        <h2 id="my-articles" className="font-serif text-xl font-semibold">
          My Articles
        </h2>
        {list.total > 0 && (
          <span className="text-xs text-faint tabular-nums">{list.total.toLocaleString()} in all</span>
        )}
      </div>
      {list.isLoading && articles.length === 0 && <Placeholders />}
      {list.error && articles.length === 0 && (
        <Failure message="Failed to fetch user articles" onRetry={list.refresh} className="mt-6" />
      )}
      {!list.isLoading && !list.error && articles.length === 0 && <Empty />}
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <MyArticleCard article={article} onDelete={() => setDoomed(article)} canPublish />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <div className="mt-6 flex justify-center">
          <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
            {list.isLoadingMore && <SpinnerIcon />}
            Load More
          </Button>
        </div>
      )}
      <DeleteDialog article={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}

function Empty() {
  return (
    <div className="px-4 py-16 text-center">
      <h3 className="font-serif text-lg font-semibold">No Articles Yet</h3>
      <p className="mt-1.5 text-sm text-soft">Generate your first SEO-optimized article using the form above.</p>
    </div>
  );
}

function Placeholders() {
  return (
    <div role="status" aria-label="Loading articles">
      {['first', 'second', 'third'].map((name) => (
        <div key={name} data-slot="article-placeholder" className="space-y-3 border-b border-line py-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
