import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** A grey shape where something is about to stand. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="skeleton" className={cn('animate-breathe rounded-sm bg-wash', className)} {...props} />;
}
