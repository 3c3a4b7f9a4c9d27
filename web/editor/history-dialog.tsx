import { useState } from 'react';
import type { Article, ArticleVersion } from '../../worker/contract/articles.ts';
import type { VersionReason } from '../../worker/contract/options.ts';
import { completeText, fieldAsWords, isSameField, textFields } from '../articles/text-fields.ts';
import { toldOr } from '../lib/api.ts';
import { cn } from '../lib/cn.ts';
import { toastFailure } from '../lib/toast.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog.tsx';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Compare } from './compare.tsx';
import { toastSaved } from './toast-saved.tsx';
import { restoreVersion, useVersion, useVersions } from './use-versions.ts';

const reasons: Record<VersionReason, string> = { generated: 'Generated', edit: 'Edited', restore: 'Restored' };

type HistoryDialogProps = {
  article: Article;
  /** What is not saved would be lost by restoring. */
  isDirty: boolean;
  onClose: () => void;
  onRestored: (article: Article) => void;
};

/** The texts that the article has had: to look at beside the present one, and to restore. */
export function HistoryDialog(props: HistoryDialogProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && props.onClose()}>
      <DialogContent className="sm:max-w-5xl">
        <DialogTitle>History</DialogTitle>
        <DialogDescription>
          The last 20 texts of this article and the one it was written with, beside the one it has now.
        </DialogDescription>
        <History {...props} />
      </DialogContent>
    </Dialog>
  );
}

function History({ article, isDirty, onRestored, onClose }: HistoryDialogProps) {
  const { data, error, mutate } = useVersions(article.id);
  const [chosen, setChosen] = useState<number | null>(null);
  if (error && !data)
    return <Failure message="Failed to fetch the history" onRetry={() => mutate()} className="mt-6" />;
  if (!data) return <Skeleton className="mt-6 h-40" />;
  const earlier = data.versions.filter(({ version }) => version !== article.version);
  if (earlier.length === 0) {
    return <p className="mt-6 text-sm text-soft">This article has not been edited yet.</p>;
  }
  const version = chosen ?? earlier[0]?.version ?? null;
  return (
    <div className="mt-6 grid items-start gap-6 md:grid-cols-[13rem_1fr]">
      <ol aria-label="Versions" className="max-h-48 space-y-1 overflow-y-auto md:max-h-128">
        {earlier.map((entry) => (
          <li key={entry.version}>
            <VersionButton
              entry={entry}
              isChosen={entry.version === version}
              onChoose={() => setChosen(entry.version)}
            />
          </li>
        ))}
      </ol>
      {version !== null && (
        <VersionBeside
          key={version}
          article={article}
          version={version}
          isDirty={isDirty}
          onRestored={onRestored}
          onClose={onClose}
        />
      )}
    </div>
  );
}

type VersionButtonProps = { entry: ArticleVersion; isChosen: boolean; onChoose: () => void };

function VersionButton({ entry, isChosen, onChoose }: VersionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'w-full rounded-md border px-3 py-2 text-start text-xs',
        isChosen ? 'border-ink bg-sheet' : 'border-transparent text-soft hover:bg-wash',
      )}
    >
      <span className="block font-medium text-ink">
        Version {entry.version}: {reasons[entry.reason]}
      </span>
      <ArticleTime iso={entry.createdAt} />, {entry.author.name}
    </button>
  );
}

type VersionBesideProps = HistoryDialogProps & { version: number };

function VersionBeside({ article, version, isDirty, onRestored, onClose }: VersionBesideProps) {
  const { data, error, mutate } = useVersion(article.id, version);
  const [isBusy, setIsBusy] = useState(false);

  async function restore() {
    setIsBusy(true);
    try {
      const restored = await restoreVersion(article, version);
      onRestored(restored);
      toastSaved(`Version ${version} was restored.`, restored.conflicts);
      // The message leads to the text, which stands behind this dialog.
      if (restored.conflicts.length > 0) onClose();
    } catch (failure) {
      toastFailure('Error', toldOr(failure, 'Failed to restore this version'));
    } finally {
      setIsBusy(false);
    }
  }

  if (error && !data) return <Failure message="Failed to fetch this version" onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-40" />;
  const then = completeText(data, article);
  const differing = textFields.filter(([field]) => !isSameField(then, article, field));
  return (
    <div className="min-w-0 space-y-6">
      {differing.length === 0 && <p className="text-sm text-soft">The same text as now.</p>}
      {differing.map(([field, label]) => (
        <section key={field} aria-label={label}>
          <h3 className="mb-2 font-serif text-base font-semibold">{label}</h3>
          <Compare
            before={fieldAsWords(then, field)}
            after={fieldAsWords(article, field)}
            titles={[`Version ${version}`, 'Now']}
          />
        </section>
      ))}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isDirty && <p className="text-xs text-fair">Save your changes before you restore another version.</p>}
        <Button variant="primary" disabled={isDirty || isBusy || differing.length === 0} onClick={restore}>
          {isBusy ? 'Restoring...' : 'Restore this version'}
        </Button>
      </div>
    </div>
  );
}
