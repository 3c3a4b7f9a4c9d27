import { Progress } from '../ui/progress.tsx';

/** How much of the draft limit is used; articles being written count. Undefined: not known yet. */
export function LimitPanel({ drafts, most }: { drafts: number | undefined; most: number }) {
  const isFull = drafts !== undefined && drafts >= most;
  return (
    <div data-slot="limit-panel" className="mt-4 rounded-md bg-wash px-4 py-3">
      <p className="flex justify-between text-xs">
        <span className="text-soft">Draft articles</span>
        <span className="font-medium tabular-nums">
          {drafts ?? '–'} / {most}
        </span>
      </p>
      <Progress
        value={most > 0 ? ((drafts ?? 0) / most) * 100 : 100}
        tone={isFull ? 'bad' : 'ink'}
        aria-label="Draft articles used"
        className="mt-2 bg-line"
      />
      {isFull && (
        <p className="mt-2 text-xs text-bad">
          You have reached your draft limit. Publish or delete an article to make room for a new one.
        </p>
      )}
    </div>
  );
}
