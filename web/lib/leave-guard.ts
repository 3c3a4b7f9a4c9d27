import { createStore } from './store.ts';

const question = 'You have unsaved changes. Leave without saving them?';

/** On while a form holds what is not saved. */
const guarding = createStore(false);
export const useUnsaved = guarding.use;

let returning = false;

/** While on, leaving the screen by a link, by 'back' or by closing the tab asks first. */
export function guardLeaving(on: boolean): void {
  if (guarding.get() !== on) guarding.set(on);
}

/** True where the way is free, or the user says so. */
export function mayLeave(): boolean {
  if (!guarding.get()) return true;
  if (!window.confirm(question)) return false;
  guarding.set(false);
  return true;
}

/** Must be called before the router listens: a refused 'back' is taken back before any screen hears of it. */
export function watchLeaving(): void {
  addEventListener('popstate', (event) => {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
    } else if (!mayLeave()) {
      event.stopImmediatePropagation();
      returning = true;
      history.go(1);
    }
  });
  addEventListener('beforeunload', (event) => {
    if (guarding.get()) event.preventDefault();
  });
}
