import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

/** A failed fetch in plain words, with the way to try again. */
export function Failure({ message, onRetry, className }: { message: string; onRetry: () => void; className?: string }) {
  return (
    <div
      data-slot="failure"
      role="alert"
      className={cn('flex flex-col items-center gap-4 rounded-lg border border-line bg-sheet px-6 py-10', className)}
    >
      <p className="text-center text-sm text-soft">{message}</p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
