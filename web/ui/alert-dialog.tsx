import * as AlertDialogPrimitive from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button, buttonLook } from './button.tsx';
import { overlayLook, scrollingLook } from './dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirm: string;
  /** What the confirming button says while the work is under way. */
  busyLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  /** Nothing is destroyed by it. */
  isHarmless?: boolean;
};

/** Asks before something that cannot be undone; stays open until the work is done. */
export function ConfirmDialog({ open, onOpenChange, title, description, ...work }: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialogPrimitive.Root open={open} onOpenChange={(next) => !work.isBusy && onOpenChange(next)}>
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay className={cn(overlayLook, scrollingLook)}>
          <AlertDialogPrimitive.Content
            data-slot="alert-dialog"
            {...focusReturn}
            className="m-auto w-full max-w-md animate-rise rounded-xl border border-line bg-paper p-6 shadow-float sm:p-8"
          >
            <AlertDialogPrimitive.Title className="font-serif text-xl font-semibold tracking-tight">
              {title}
            </AlertDialogPrimitive.Title>
            <AlertDialogPrimitive.Description className="mt-3 text-sm text-soft [overflow-wrap:anywhere]">
              {description}
            </AlertDialogPrimitive.Description>
            <div className="mt-7 flex justify-end gap-2">
              <AlertDialogPrimitive.Cancel className={buttonLook()} disabled={work.isBusy}>
                Cancel
              </AlertDialogPrimitive.Cancel>
              <Button variant={work.isHarmless ? 'primary' : 'danger'} disabled={work.isBusy} onClick={work.onConfirm}>
                {work.isBusy ? work.busyLabel : work.confirm}
              </Button>
            </div>
          </AlertDialogPrimitive.Content>
        </AlertDialogPrimitive.Overlay>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}
