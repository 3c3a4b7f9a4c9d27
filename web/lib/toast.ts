import type { ReactNode } from 'react';
import { createStore } from './store.ts';

export type ToastMessage = {
  id: number;
  title: string;
  description?: string;
  action?: ReactNode;
  variant?: 'default' | 'destructive';
  open: boolean;
};

/** How long a dismissed message is kept before it is forgotten. */
const removeAfterMs = 1_000_000;

/** At most one message is shown: a new one takes the place of the old. */
const current = createStore<ToastMessage | null>(null);
export const useToast = current.use;

let lastId = 0;

export function toast(message: Omit<ToastMessage, 'id' | 'open'>): void {
  lastId += 1;
  current.set({ ...message, id: lastId, open: true });
}

export function toastFailure(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

export function dismissToast(id: number): void {
  const shown = current.get();
  if (shown?.id !== id) return;
  current.set({ ...shown, open: false });
  setTimeout(() => {
    if (current.get()?.id === id) current.set(null);
  }, removeAfterMs);
}
