import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:opacity-50';

const variants = {
  primary: 'bg-ink text-paper hover:bg-ink/85',
  outline: 'border border-line bg-sheet text-ink hover:border-edge',
  quiet: 'text-soft hover:bg-wash hover:text-ink',
  danger: 'bg-bad text-paper hover:bg-bad/85',
  quietDanger: 'text-bad hover:bg-bad-wash',
} as const;

const sizes = {
  sm: 'h-9 px-3 text-xs',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
  icon: 'size-9',
} as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The look of a button, for links that stand among buttons. */
export function buttonLook({ variant = 'outline', size = 'md' }: ButtonLook = {}, className?: string): string {
  return cn(base, variants[variant], sizes[size], className);
}

export function Button({ variant, size, className, type = 'button', ...props }: ComponentProps<'button'> & ButtonLook) {
  return <button data-slot="button" type={type} className={buttonLook({ variant, size }, className)} {...props} />;
}
