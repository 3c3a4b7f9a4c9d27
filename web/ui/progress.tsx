import * as ProgressPrimitive from 'radix-ui/progress';
import { cn } from '../lib/cn.ts';

type ProgressProps = { value: number; 'aria-label': string; tone?: 'ink' | 'bad'; className?: string };

export function Progress({ value, tone = 'ink', className, ...props }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={percent}
      className={cn('h-1.5 overflow-hidden rounded-full bg-wash', className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        data-tone={tone}
        className={cn('h-full rounded-full transition-[width] duration-500', tone === 'bad' ? 'bg-bad' : 'bg-ink')}
        style={{ width: `${percent}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
