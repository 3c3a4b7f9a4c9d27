import { useState } from 'react';
import { Link } from 'wouter';
import type { AssignedArticle } from '../../worker/contract/assigned-categories.ts';
import { assignmentUndoMs } from '../../worker/contract/limits.ts';
import { CategoryBadges } from '../articles/category-badges.tsx';
import { StatusBadge } from '../articles/status-badge.tsx';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { undoAssignments, useAssignedArticles } from '../lib/use-categories.ts';
import { useNow } from '../lib/use-now.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Failure } from '../ui/failure.tsx';

/** Which articles were given categories in the last hour, to take them back from one or from all. */
export function AssignedArticles() {
  const { data, error, mutate } = useAssignedArticles();
  const [isBusy, setIsBusy] = useState(false);
  const now = useNow();
  if (!data && error) return <Failure message="Failed to fetch what was assigned" onRetry={() => mutate()} />;
  const assigned = data?.filter(({ assignedAt }) => now - Date.parse(assignedAt) < assignmentUndoMs) ?? [];
  if (assigned.length === 0) return null;

  async function undo(articles: AssignedArticle[]) {
    setIsBusy(true);
    try {
      const { undone } = await undoAssignments(articles.map(({ id }) => id));
      const left = articles.length - undone;
      toast({
        title: 'Categories taken back',
        description: `${undone} of ${articles.length} articles${left > 0 ? '; the others were changed since' : ''}.`,
      });
    } catch (failure) {
      toastFailure('Error', toldOr(failure, 'Failed to take the categories back'));
    } finally {
      setIsBusy(false);
    }
    // What was pressed is gone, and so may be the rest.
    (document.getElementById('assigned') ?? document.getElementById('auto-assign'))?.focus();
  }

  return (
    <Card aria-labelledby="assigned">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <CardTitle id="assigned" tabIndex={-1}>
            Auto-assigned in the last hour
          </CardTitle>
          <p className="mt-1 text-sm text-soft">
            For an hour it can be taken back, unless an article was changed since.
          </p>
        </div>
        <Button size="sm" disabled={isBusy} onClick={() => undo(assigned)}>
          Undo all ({assigned.length})
        </Button>
      </div>
      <ul className="mt-3 max-h-96 divide-y divide-line overflow-y-auto scroll-shade border-y border-line">
        {assigned.map((article) => (
          <Assigned key={article.id} article={article} isBusy={isBusy} onUndo={() => undo([article])} />
        ))}
      </ul>
    </Card>
  );
}

type AssignedProps = { article: AssignedArticle; isBusy: boolean; onUndo: () => void };

function Assigned({ article, isBusy, onUndo }: AssignedProps) {
  return (
    <li className="flex items-center gap-4 py-3 text-sm">
      <div className="min-w-0 flex-1 space-y-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link href={`/${article.slug}`} dir="auto" className="min-w-0 [overflow-wrap:anywhere] hover:rule-link">
            {article.title}
          </Link>
          <StatusBadge status={article.status} />
        </p>
        <CategoryBadges categories={article.categories} />
        <p className="text-xs text-soft">
          By {article.author}. Assigned by {article.assignedBy}, <ArticleTime iso={article.assignedAt} />.
        </p>
      </div>
      <Button size="sm" disabled={isBusy} aria-label={`Undo for ${article.title}`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
