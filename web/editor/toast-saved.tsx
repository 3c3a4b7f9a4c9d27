import { showStatement } from '../evidence/wanted-statement.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';

/** Says that a text was saved, and leads to what readers see from now on and a page contradicts. */
export function toastSaved(description: string, conflicts: readonly string[]): void {
  const [first] = conflicts;
  const action = first !== undefined && <ConflictNote count={conflicts.length} onShow={() => showStatement(first)} />;
  toast({ title: 'Article updated', description, action });
}

function ConflictNote({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="mt-2.5 space-y-2.5">
      <p className="text-sm text-soft">
        {count === 1 ? '1 new statement contradicts' : `${count} new statements contradict`} a page we read. Readers see
        it now.
      </p>
      <Button size="sm" onClick={onShow}>
        Show
      </Button>
    </div>
  );
}
