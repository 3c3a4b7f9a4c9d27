import { useSyncExternalStore } from 'react';

const everyMs = 30_000;
let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, everyMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  if (now === 0) now = Date.now();
  return now;
}

// At the edge nothing renews the time: each page is rendered by the clock.
const readAtEdge = () => (typeof window === 'undefined' ? Date.now() : read());

/** The time, renewed twice a minute for all who show it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, readAtEdge);
}
