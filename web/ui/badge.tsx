import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export const badgeLook = (className?: string) =>
  cn('inline-flex min-h-6 items-center gap-1 rounded-full bg-wash px-2.5 text-2xs text-soft', className);

export function Badge({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="badge" className={badgeLook(className)} {...props} />;
}
