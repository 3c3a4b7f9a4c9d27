import { createStore } from './store.ts';

export type Overlay = 'login' | 'register' | 'account';

/** The dialog that is open, if any. They live outside the screens, so that opening one loads nothing before it is asked for. */
const open = createStore<Overlay | null>(null);
export const useOverlay = open.use;
export function openOverlay(overlay: Overlay): void {
  // The drawer would lie over it.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  open.set(overlay);
}
export const closeOverlay = () => open.set(null);
