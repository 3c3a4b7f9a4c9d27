import { z } from 'zod';
import { type ArticleText, articleText } from '../../worker/contract/articles.ts';
import { draftKeys, draftPrefix } from '../lib/draft-keys.ts';

/*
 * What was written in the editor and not saved, kept in the browser per user, article and version that it began from, so that a
 * crash, a reload or a sign-out loses nothing.
 */

const draft = z.object({ savedAt: z.string(), text: articleText });
export type Draft = { version: number; savedAt: string; text: ArticleText };

export function keepDraft(userId: string, articleId: string, version: number, text: ArticleText): void {
  const kept = JSON.stringify({ savedAt: new Date().toISOString(), text });
  try {
    localStorage.setItem(draftPrefix(userId, articleId) + version, kept);
  } catch {
    // No storage or none left: the text still stands on the screen, and leaving it asks.
  }
}

/** The newest draft of the article, whatever version it began from. */
export function findDraft(userId: string, articleId: string): Draft | null {
  const prefix = draftPrefix(userId, articleId);
  const found = draftKeys(prefix).flatMap((key) => {
    const kept = draft.safeParse(parse(localStorage.getItem(key)));
    const version = Number(key.slice(prefix.length));
    return kept.success && Number.isSafeInteger(version) ? [{ version, ...kept.data }] : [];
  });
  return found.sort((one, other) => other.savedAt.localeCompare(one.savedAt))[0] ?? null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
