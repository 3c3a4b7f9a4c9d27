let traversed = false;
let depth = 0;

/** Follows the reader's way through the app; wouter announces its own navigations as events of these names. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    traversed = true;
    depth = Math.max(0, depth - 1);
  });
  addEventListener('pushState', () => {
    traversed = false;
    depth += 1;
  });
}

/** True where the current screen was reached by the browser's back or forward. */
export const cameByHistory = () => traversed;

/** True where 'back' stays within the app. */
export const canGoBack = () => depth > 0;
