/* Where drafts stand in the browser's storage: per user, article and version that the edit began from. */

export const draftPrefix = (userId: string, articleId = '') => `draft:${userId}:${articleId && `${articleId}:`}`;

/** Forgets the user's drafts of one article, or all of them. */
export function dropDrafts(userId: string, articleId?: string): void {
  for (const key of draftKeys(draftPrefix(userId, articleId))) localStorage.removeItem(key);
}

export function draftKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
