import type { ArticleText } from '../../worker/contract/articles.ts';

/* What the editor hands to the preview, under the article's slug in session storage. */

export function readPreview(slug: string): ArticleText | null {
  try {
    return JSON.parse(sessionStorage.getItem(slug) ?? 'null');
  } catch {
    return null;
  }
}

export function writePreview(slug: string, draft: ArticleText): void {
  sessionStorage.setItem(slug, JSON.stringify(draft));
}

export function dropPreview(slug: string): void {
  sessionStorage.removeItem(slug);
}
