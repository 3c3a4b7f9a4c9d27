import * as CheckboxPrimitive from 'radix-ui/checkbox';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { CheckIcon } from './app-icons.tsx';

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'grid size-[1.125rem] shrink-0 place-items-center rounded-sm border border-edge bg-sheet text-paper transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-45 data-[state=checked]:border-ink data-[state=checked]:bg-ink',
        'data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink',
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator className="group">
        {props.checked === 'indeterminate' ? (
          <span className="block h-0.5 w-2 bg-current" />
        ) : (
          <CheckIcon className="size-3.5" />
        )}
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
