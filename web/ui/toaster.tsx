import '../styles/all.css';
import * as ToastPrimitive from 'radix-ui/toast';
import { toastMs } from '../../worker/contract/limits.ts';
import { cn } from '../lib/cn.ts';
import { dismissToast, type ToastMessage } from '../lib/toast.ts';
import { CloseIcon } from './icons.tsx';

export function Toaster({ message }: { message: ToastMessage }) {
  const { id, title, description, action, variant, open } = message;
  return (
    <ToastPrimitive.Provider duration={toastMs} swipeDirection="right">
      <ToastPrimitive.Root
        key={id}
        open={open}
        onOpenChange={(next) => !next && dismissToast(id)}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        data-slot="toast"
        data-variant={variant ?? 'default'}
        className={cn(
          'pointer-events-auto relative flex animate-rise items-start gap-3 rounded-lg border bg-sheet py-4 pr-12 pl-5 shadow-float',
          variant === 'destructive' ? 'border-bad' : 'border-line',
        )}
      >
        <span
          aria-hidden="true"
          className={cn('mt-1.5 size-2 shrink-0 rounded-full', variant === 'destructive' ? 'bg-bad' : 'bg-good')}
        />
        <div className="min-w-0 flex-1">
          <ToastPrimitive.Title className="text-sm font-semibold">{title}</ToastPrimitive.Title>
          {description && (
            <ToastPrimitive.Description className="mt-0.5 text-sm text-soft [overflow-wrap:anywhere]">
              {description}
            </ToastPrimitive.Description>
          )}
          {action}
        </div>
        <ToastPrimitive.Close
          aria-label="Dismiss"
          className="absolute top-3 right-3 grid size-7 place-items-center rounded-sm text-faint hover:bg-wash hover:text-ink"
        >
          <CloseIcon className="size-3.5" />
        </ToastPrimitive.Close>
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-50 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none md:max-w-[420px]"
      />
    </ToastPrimitive.Provider>
  );
}
