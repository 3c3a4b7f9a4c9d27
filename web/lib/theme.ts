import { createStore } from './store.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const chosen = createStore<Theme | null>(null);

/** The reader's choice; null until it was read from the browser, which never happens on the server. */
export const useTheme = chosen.use;

export function readTheme(): void {
  const stored = readStored();
  chosen.set(stored === 'light' || stored === 'dark' ? stored : 'system');
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be off: the choice then lasts as long as the page.
  }
  chosen.set(theme);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
