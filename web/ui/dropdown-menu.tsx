import * as MenuPrimitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { CheckIcon } from './app-icons.tsx';

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

/** Stays open when it is pressed: it only says how the others work. */
export function DropdownMenuCheckboxItem({ children, ...props }: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem
      className="flex w-full items-center gap-2.5 rounded-sm px-3 py-2 text-sm outline-none data-[highlighted]:bg-wash"
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <span className="grid size-[1.125rem] shrink-0 place-items-center rounded-sm border border-edge bg-sheet">
        <MenuPrimitive.ItemIndicator>
          <CheckIcon className="size-3.5" />
        </MenuPrimitive.ItemIndicator>
      </span>
      {children}
    </MenuPrimitive.CheckboxItem>
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
