import { useEffect } from 'react';
import { createStore } from './store.ts';

const question = 'You have unsaved changes. Leave without saving them?';

/** On while a form holds what is not saved. */
const guarding = createStore(false);
/** How many forms hold text that is not sent, and not worth a question either. */
const holding = createStore(0);

/** True while somebody would lose what they wrote if the screen went. */
export function useUnsaved(): boolean {
  const isGuarding = guarding.use();
  return holding.use() > 0 || isGuarding;
}

/** Keeps the screen where it is, should the session end, while `isDirty`; leaving it by hand asks nothing. */
export function useHeldText(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    holding.set(holding.get() + 1);
    return () => holding.set(holding.get() - 1);
  }, [isDirty]);
}

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
