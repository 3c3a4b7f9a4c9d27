import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function Badge({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="badge"
      className={cn('inline-flex items-center gap-1 rounded-full bg-wash px-2.5 py-0.5 text-2xs text-soft', className)}
      {...props}
    />
  );
}
