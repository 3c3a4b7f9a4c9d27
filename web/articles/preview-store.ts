import type { Article, ArticleText, KeptText } from '../../worker/contract/articles.ts';
import { baseOf, completeText, type Edit, isSameText } from './text-fields.ts';

/**
 * What the editor hands to the preview, under the article's slug in session storage: the text, whose it is and which version
 * and text it began from.
 */
type Preview = KeptText & { userId?: string; version?: number; base?: ArticleText };

/** Null where nothing differs from what is saved, and for a text of somebody else, who had this tab before. */
export function readPreview(article: Article, userId: string): Edit | null {
  const kept = read(article.slug);
  if (!kept || (kept.userId !== undefined && kept.userId !== userId)) return null;
  const saved = baseOf(article);
  const base = { version: kept.version ?? saved.version, text: kept.base ?? saved.text };
  const text = completeText(kept, article);
  return isSameText(text, base.text) || isSameText(text, saved.text) ? null : { text, base };
}

function read(slug: string): Preview | null {
  try {
    return JSON.parse(sessionStorage.getItem(slug) ?? 'null');
  } catch {
    return null;
  }
}

export function writePreview(slug: string, userId: string, { text, base }: Edit): void {
  const preview: Required<Preview> = { ...text, userId, version: base.version, base: base.text };
  sessionStorage.setItem(slug, JSON.stringify(preview));
}

export function dropPreview(slug: string): void {
  sessionStorage.removeItem(slug);
}
