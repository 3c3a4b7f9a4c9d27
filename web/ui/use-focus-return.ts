import { useRef } from 'react';

const openers = new WeakMap<Element, HTMLElement>();

/** What opened a dialog: the element with the focus, or the button of the menu or drawer that it stands in. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const dialog = focused?.closest('[role=dialog]');
  if (dialog) return openers.get(dialog) ?? null;
  const menu = focused?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * Radix gives the focus back to a dialog's own trigger. Ours are opened from elsewhere, so the opener is remembered; where
 * it is gone by then (a deleted row), the focus goes to the page's content.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = findOpener();
      if (opener.current && event.currentTarget instanceof Element) openers.set(event.currentTarget, opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What came of the dialog may have the focus by now.
      const focused = document.activeElement;
      if (focused && focused !== document.body && !focused.closest('[role=dialog], [role=alertdialog]')) return;
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
  };
}
