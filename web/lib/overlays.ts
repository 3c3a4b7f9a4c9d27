import { createStore } from './store.ts';

export type Overlay = 'login' | 'register' | 'account' | 'menu';

/** The dialog that is open, if any. They live outside the screens, so that opening one loads nothing before it is asked for. */
const open = createStore<Overlay | null>(null);
export const useOverlay = open.use;
export const openOverlay = (overlay: Overlay) => open.set(overlay);
export const closeOverlay = () => open.set(null);
