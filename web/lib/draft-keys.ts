/* Where drafts stand in the browser's storage: per user, article and version that the edit began from. */

export const draftPrefix = (userId: string, articleId = '') => `draft:${userId}:${articleId && `${articleId}:`}`;

/** Forgets what the user wrote and did not save, previews included. */
export function forgetUnsaved(userId: string): void {
  for (const key of draftKeys(draftPrefix(userId))) localStorage.removeItem(key);
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there was nothing to forget.
  }
}

export function draftKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
