const patienceMs = 30_000;

/**
 * Leads the focus to what a press has brought about, as soon as it is on the screen. Whoever goes on by themselves meanwhile is
 * left alone.
 */
export function focusArrival(selector: string): void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  const look = () => {
    // While a dialog is open, it keeps the focus.
    if (document.querySelector('[role=dialog][data-state=open]')) return;
    const arrived = document.querySelector<HTMLElement>(selector);
    if (!arrived?.checkVisibility()) return;
    stop();
    arrived.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state', 'style'] });
  const timer = setTimeout(stop, patienceMs);
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  look();
}
