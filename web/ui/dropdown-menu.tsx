import * as MenuPrimitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** Not modal: the page behind a menu stays readable and scrollable. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}
export const DropdownMenuTrigger = MenuPrimitive.Trigger;

/** Stands in the page's content: beside it, a menu would belong to no landmark. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal container={document.getElementById('main')}>
      <MenuPrimitive.Content
        data-slot="dropdown-menu"
        sideOffset={6}
        align="end"
        collisionPadding={12}
        className={cn('z-50 min-w-44 animate-fade rounded-lg border border-line bg-sheet p-1 shadow-float', className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}

type ItemProps = ComponentProps<typeof MenuPrimitive.Item> & { tone?: 'default' | 'danger' };

export function DropdownMenuItem({ className, tone = 'default', ...props }: ItemProps) {
  return (
    <MenuPrimitive.Item
      data-slot="dropdown-menu-item"
      className={cn(
        'flex w-full items-center gap-2.5 rounded-sm px-3 py-2 text-sm outline-none data-[highlighted]:bg-wash',
        tone === 'danger' && 'text-bad data-[highlighted]:bg-bad-wash',
        className,
      )}
      {...props}
    />
  );
}
