import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';
import { progressText } from '../../worker/contract/generation.ts';
import { changed } from '../lib/changes.ts';
import { SpinnerIcon } from '../ui/icons.tsx';
import { Progress } from '../ui/progress.tsx';
import { useGeneratingArticle } from './use-generating-article.ts';
import { WaitLine } from './wait-line.tsx';

type GeneratingNoticeProps = {
  article: ArticleSummary;
  /** Where to go on once the article is written: its address is settled only then. */
  addressOf: (slug: string) => string;
};

/** Stands where an article is to be while it is being written. */
export function GeneratingNotice({ article, addressOf }: GeneratingNoticeProps) {
  const [, navigate] = useLocation();
  const { data } = useGeneratingArticle(article.id);
  const latest = data ?? article;
  const percent = latest.generationProgress;
  const isDone = data != null && data.status !== 'generating';
  const address = addressOf(latest.slug);

  useEffect(() => {
    if (!isDone) return;
    navigate(address, { replace: true });
    void changed('articles');
  }, [isDone, address, navigate]);

  return (
    <div role="status" className="my-10 rounded-lg border border-line bg-sheet p-6">
      <p className="flex items-center gap-3 font-medium">
        <SpinnerIcon className="text-busy" />
        {progressText(percent)}
        <span className="ml-auto text-xs text-soft tabular-nums">{percent}%</span>
      </p>
      <WaitLine reason={latest.waitingFor} />
      <Progress value={percent} aria-label={`Progress of ${latest.title}`} className="mt-4" />
      <p className="mt-4 text-sm text-soft">
        This article is being generated. It stands here as soon as it is finished.
      </p>
    </div>
  );
}
