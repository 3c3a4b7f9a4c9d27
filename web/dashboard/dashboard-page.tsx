import { useEffect } from 'react';
import type { User } from '../../worker/contract/users.ts';
import { useUserArticles, useUserStats } from '../articles/use-articles.ts';
import { displayName } from '../auth/person.ts';
import { GeneratorPanel } from '../generation/generator-panel.tsx';
import { figuresWith, mergeTracked } from '../generation/merge-tracked.ts';
import { ProgressCards } from '../generation/progress-card.tsx';
import { track, useTracked } from '../generation/use-generation.ts';
import { useTitle } from '../lib/use-title.ts';
import { MyArticles } from './my-articles.tsx';
import { StatCards } from './stat-cards.tsx';

export function DashboardPage({ user }: { user: User }) {
  const tracked = useTracked();
  const hasFailed = tracked.some(({ finished }) => finished?.status === 'failed');
  useTitle(hasFailed ? 'Generation failed' : 'Dashboard');
  const list = useUserArticles(user.id);
  const articles = mergeTracked(list.articles, tracked);
  const asked = useUserStats(user.id);
  // The list carries the figures of its own moment; those asked for alone stand in until it is there.
  const stats = asked.data && (list.stats ? figuresWith(list.stats, list.articles, articles) : asked.data);

  useEffect(() => {
    track(list.articles.filter((article) => article.status === 'generating'));
  }, [list.articles]);

  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-10">
      <h1 data-arrival tabIndex={-1} className="font-serif text-2xl font-semibold tracking-tight">
        Welcome back, {displayName(user)}
      </h1>
      <div className="mt-7 space-y-6">
        <StatCards stats={stats} error={asked.error} onRetry={() => asked.mutate()} />
        <ProgressCards tracked={tracked} listed={list.articles} />
        <GeneratorPanel user={user} stats={stats} />
        <MyArticles list={list} articles={articles} />
      </div>
    </div>
  );
}
