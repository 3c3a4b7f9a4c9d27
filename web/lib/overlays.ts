import { createStore } from './store.ts';

export type Overlay = 'login' | 'register' | 'account';

/** The dialog that is open, if any. They live outside the screens, so that opening one loads nothing before it is asked for. */
const open = createStore<Overlay | null>(null);
export const useOverlay = open.use;
export function openOverlay(overlay: Overlay): void {
  closeDrawer();
  open.set(overlay);
}

/** The side drawer is a dialog of the platform, and would lie over any other and over messages. */
export const closeDrawer = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
export const closeOverlay = () => open.set(null);
