import type { ArticleStatus } from '../../worker/contract/options.ts';
import { cn } from '../lib/cn.ts';

const looks: Record<ArticleStatus, string> = {
  draft: 'bg-fair-wash text-fair',
  published: 'bg-good-wash text-good',
  generating: 'bg-busy-wash text-busy',
  failed: 'bg-bad-wash text-bad',
};

export function StatusBadge({ status }: { status: ArticleStatus }) {
  return (
    <span
      data-slot="status-badge"
      data-status={status}
      className={cn('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-2xs font-medium', looks[status])}
    >
      <span
        aria-hidden="true"
        className={cn('size-1.5 rounded-full bg-current', status === 'generating' && 'animate-breathe')}
      />
      {status}
    </span>
  );
}
