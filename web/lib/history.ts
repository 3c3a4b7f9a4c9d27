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

/** True where 'back' stays within the site: on a page that it was left for, or one that a link of it was followed to. */
export const canGoBack = () => depth > 0 || cameFromHere();

function cameFromHere(): boolean {
  const { referrer } = document;
  const isFromHere = referrer.startsWith(`${location.origin}/`) && new URL(referrer).pathname !== location.pathname;
  return isFromHere && history.length > 1;
}
