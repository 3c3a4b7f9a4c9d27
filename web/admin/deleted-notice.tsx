import { useEffect, useRef } from 'react';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { Notice } from '../ui/notice.tsx';

type DeletedNoticeProps = { deleted: SeoKeyword[]; onUndo: (whenDone: () => void) => void; onDismiss: () => void };

/** Stands until it is dismissed, so that nobody must be quick; it has the focus, since what had it is gone. */
export function DeletedNotice({ deleted, onUndo, onDismiss }: DeletedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);

  // Anew for each deletion.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => notice.current?.querySelector('button')?.focus(), [deleted]);

  /** Back to the list, whose keywords these are. */
  function leave() {
    notice.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
  }

  const [first] = deleted;
  return (
    <div ref={notice} className="-mt-2 mb-5">
      <Notice
        text={deleted.length === 1 ? `“${first?.keyword}” is deleted.` : `${deleted.length} keywords are deleted.`}
        actions={[
          { label: 'Undo', onClick: () => onUndo(leave) },
          {
            label: 'Dismiss',
            onClick: () => {
              leave();
              onDismiss();
            },
          },
        ]}
      />
    </div>
  );
}
