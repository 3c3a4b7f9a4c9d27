import type { KeptText } from '../../worker/contract/articles.ts';

/**
 * What the editor hands to the preview, under the article's slug in session storage: the text, and whose it is and which version
 * it began from.
 */
export type Preview = KeptText & { userId?: string; version?: number };

/** Null for a text of somebody else, who had this tab before. */
export function readPreview(slug: string, userId: string): Preview | null {
  try {
    const kept: Preview | null = JSON.parse(sessionStorage.getItem(slug) ?? 'null');
    return kept?.userId === undefined || kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

export function writePreview(slug: string, preview: Required<Preview>): void {
  sessionStorage.setItem(slug, JSON.stringify(preview));
}

export function dropPreview(slug: string): void {
  sessionStorage.removeItem(slug);
}
