/** So long after the last key somebody is not writing on. Longer than what waits for their text to settle: that goes first. */
const quietAfterMs = 400;

let lastKeyAt = Number.NEGATIVE_INFINITY;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const note = () => {
    lastKeyAt = performance.now();
  };
  for (const event of ['keydown', 'input']) document.addEventListener(event, note, { capture: true, passive: true });
}

/** Resolves once nobody has pressed a key for a moment: what takes a while to be drawn is drawn then. */
export async function untilQuiet(): Promise<void> {
  listen();
  for (;;) {
    const left = lastKeyAt + quietAfterMs - performance.now();
    if (left <= 0) return;
    await new Promise((later) => setTimeout(later, left));
  }
}
