import * as SwitchPrimitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-edge p-0.5 transition-colors disabled:opacity-50 data-[state=checked]:bg-ink',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="size-4 rounded-full bg-paper transition-transform data-[state=checked]:translate-x-4" />
    </SwitchPrimitive.Root>
  );
}
