const question = 'You have unsaved changes. Leave without saving them?';

let isGuarding = false;
let returning = false;

/** While on, leaving the screen by a link, by 'back' or by closing the tab asks first. */
export function guardLeaving(on: boolean): void {
  isGuarding = on;
}

/** True where the way is free, or the user says so. */
export function mayLeave(): boolean {
  if (!isGuarding) return true;
  if (!window.confirm(question)) return false;
  isGuarding = false;
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
    if (isGuarding) event.preventDefault();
  });
}
