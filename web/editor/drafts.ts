import { z } from 'zod';
import { type ArticleText, type KeptText, keptText } from '../../worker/contract/articles.ts';
import { draftKeys, draftPrefix } from '../lib/draft-keys.ts';

/*
 * What was written in the editor and not saved, kept in the browser per user, article and version that it began from, so that a
 * crash, a reload or a sign-out loses nothing. Each visit of the editor keeps its own, so that none takes another's place.
 */

const draft = z.object({ savedAt: z.string(), text: keptText });
export type Draft = { key: string; version: number; savedAt: string; text: KeptText };

export const draftKey = (userId: string, articleId: string, version: number, visit: string) =>
  `${draftPrefix(userId, articleId)}${version}:${visit}`;

export function keepDraft(key: string, text: ArticleText): void {
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: new Date().toISOString(), text }));
  } catch {
    // No storage or none left: the text still stands on the screen, and leaving it asks.
  }
}

/** The article's drafts, whatever version they began from, the newest first. */
export function findDrafts(userId: string, articleId: string): Draft[] {
  const prefix = draftPrefix(userId, articleId);
  const found = draftKeys(prefix).flatMap((key) => {
    const kept = draft.safeParse(parse(localStorage.getItem(key)));
    const version = Number.parseInt(key.slice(prefix.length), 10);
    return kept.success && Number.isSafeInteger(version) ? [{ key, version, ...kept.data }] : [];
  });
  return found.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
