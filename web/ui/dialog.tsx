import * as DialogPrimitive from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { CloseIcon } from './icons.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

export const overlayLook = 'fixed inset-0 z-40 bg-scrim backdrop-blur-[2px] animate-fade';
/** On small screens there is room below, so that a dialog's buttons can be scrolled out from under a message. */
export const scrollingLook = 'grid overflow-y-auto p-4 max-md:pb-28';

export function DialogContent({ className, children, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  const focusReturn = useFocusReturn();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className={cn(overlayLook, scrollingLook)}>
        <DialogPrimitive.Content
          data-slot="dialog"
          className={cn(
            'relative m-auto w-full max-w-md animate-rise rounded-xl border border-line bg-paper p-6 shadow-float sm:p-8',
            className,
          )}
          {...focusReturn}
          {...props}
        >
          {children}
          <DialogPrimitive.Close
            aria-label="Close dialog"
            className="absolute top-3 right-3 grid size-9 place-items-center rounded-md text-faint hover:bg-wash hover:text-ink"
          >
            <CloseIcon />
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('pr-8 font-serif text-xl font-semibold tracking-tight', className)}
      {...props}
    />
  );
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('mt-1.5 text-sm text-soft', className)}
      {...props}
    />
  );
}
