import { Link } from 'wouter';
import { recentArticlesShown } from '../../worker/contract/limits.ts';
import { LoginButton } from '../layout/login-button.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Failure } from '../ui/failure.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Hero } from './hero.tsx';
import { RecentCard } from './recent-card.tsx';
import { useLanding } from './use-landing.ts';

export function LandingPage() {
  useTitle(null);
  const { data, error, mutate } = useLanding();
  const articles = data?.articles.slice(0, recentArticlesShown);
  return (
    <div className="mx-auto w-full max-w-6xl px-5">
      <Hero stats={data?.stats} />
      <section aria-labelledby="recent" className="pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-b border-ink pb-3">
          <h2 id="recent" className="font-serif text-xl font-semibold">
            Recent Articles
          </h2>
          <Link href="/articles" className="group inline-flex items-center gap-2 text-sm font-medium">
            <span className="rule-link">View All Articles</span>
            <ArrowRightIcon className="transition-transform group-hover:translate-x-0.5" />
          </Link>
        </div>
        {error && !articles && (
          <Failure message="Failed to fetch published articles" onRetry={() => mutate()} className="mt-8" />
        )}
        {!articles && !error && <RecentSkeleton />}
        {articles?.length === 0 && <p className="py-16 text-center text-soft">No published articles yet.</p>}
        {articles && articles.length > 0 && (
          <div className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
            {articles.map((article) => (
              <RecentCard key={article.id} article={article} listedCategories={data?.listedCategories} />
            ))}
          </div>
        )}
      </section>
      <StartCard />
    </div>
  );
}

function StartCard() {
  return (
    <section
      aria-labelledby="start"
      className="mt-20 flex flex-col items-center gap-5 rounded-xl bg-wash px-6 py-14 text-center"
    >
      <h2 id="start" className="font-serif text-2xl font-semibold tracking-tight">
        Start Creating Articles
      </h2>
      <p className="text-soft">Absolutely Free • Generate and Publish Articles in Minutes</p>
      <LoginButton tab="register" variant="primary" size="lg">
        Sign Up
      </LoginButton>
    </section>
  );
}

function RecentSkeleton() {
  return (
    <div role="status" aria-label="Loading articles" className="grid gap-8 py-8 md:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: recentArticlesShown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
        <Skeleton key={index} className="h-40" />
      ))}
    </div>
  );
}
