import { Link, useSearchParams } from 'wouter';
import { publicPageSize } from '../../worker/contract/limits.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { RefreshIcon, SpinnerIcon } from '../ui/icons.tsx';
import { filterOf, listAddress, listTitle } from './list-address.ts';
import { PublishedCard, PublishedCardSkeleton } from './published-card.tsx';
import { SearchBox } from './search-box.tsx';
import { usePublishedArticles } from './use-published-articles.ts';

const everything = 'Everything our writers have put in print, newest first.';

export function ArticlesPage() {
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  const firstPage = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const filter = query === '' ? filterOf(params) : {};
  const isFiltered = Object.keys(filter).length > 0;
  const list = usePublishedArticles(query, firstPage, filter);
  const title = listTitle(filter, list.author);
  useTitle(title);

  function search(next: string) {
    if (next !== query) setParams(next === '' ? {} : { q: next }, { replace: true });
  }

  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-12">
      <div className="flex flex-wrap items-end justify-between gap-6 border-b border-line pb-7">
        <div className="space-y-2">
          <h1 className="font-serif text-3xl font-semibold tracking-tight [overflow-wrap:anywhere]">{title}</h1>
          <p className="text-soft" aria-live="polite">
            {query === '' ? (isFiltered ? 'Newest first.' : everything) : `Search results for "${query}"`}
            {isFiltered && (
              <Link href="/articles" className="rule-link ms-2 text-ink">
                All articles
              </Link>
            )}
          </p>
        </div>
        <div className="flex w-full gap-2 md:w-auto">
          <SearchBox query={query} onSearch={search} />
          <Button onClick={list.refresh} disabled={list.isRefreshing} data-early className="noscript:hidden">
            <RefreshIcon className={list.isRefreshing ? 'animate-spin' : undefined} />
            Refresh
          </Button>
        </div>
      </div>
      <div className="pt-8">
        <ArticleGrid
          list={list}
          query={query}
          firstPage={firstPage}
          addressOf={(page) => listAddress({ ...filter, query, page })}
        />
      </div>
    </div>
  );
}

type GridProps = {
  list: ReturnType<typeof usePublishedArticles>;
  query: string;
  firstPage: number;
  addressOf: (page: number) => string;
};

function ArticleGrid({ list, query, firstPage, addressOf }: GridProps) {
  if (list.isLoading) {
    return (
      <div role="status" aria-label="Loading articles" className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
          <PublishedCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (list.error && list.articles.length === 0) {
    const message = query === '' ? 'Failed to fetch published articles' : 'Failed to fetch articles';
    return <Failure message={message} onRetry={list.refresh} />;
  }
  if (list.articles.length === 0) return <Empty query={query} />;
  const next = addressOf(firstPage + Math.ceil(list.articles.length / publicPageSize));
  return (
    <>
      <div className={grid}>
        {list.articles.map((article) => (
          <PublishedCard key={article.id} article={article} listedCategories={list.listedCategories} />
        ))}
      </div>
      {list.error && !list.isRefreshing && (
        <Failure message="Failed to fetch articles" onRetry={list.refresh} className="mt-8" />
      )}
      <nav aria-label="Pages" className="mt-10 flex justify-center gap-3">
        {firstPage > 1 && (
          <Link href={addressOf(firstPage - 1)} rel="prev" className={buttonLook()}>
            Newer Articles
          </Link>
        )}
        {list.hasMore && (
          // biome-ignore lint/a11y/useSemanticElements: a link without JavaScript, a button with it.
          <a
            href={next}
            rel="next"
            role="button"
            aria-disabled={list.isLoadingMore}
            onClick={(event) => {
              event.preventDefault();
              if (!list.isLoadingMore) void list.loadMore();
            }}
            className={buttonLook()}
          >
            {list.isLoadingMore && <SpinnerIcon />}
            Load More Articles
          </a>
        )}
      </nav>
    </>
  );
}

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

function Empty({ query }: { query: string }) {
  return (
    <div className="rounded-lg border border-dashed border-line px-6 py-16 text-center">
      <h2 className="font-serif text-xl font-semibold">
        {query === '' ? 'No Articles Published Yet' : 'No articles found'}
      </h2>
      <p className="mt-2 text-sm text-soft">
        {query === '' ? 'Check back soon for new articles and insights.' : 'Try other words, or clear the search.'}
      </p>
    </div>
  );
}
