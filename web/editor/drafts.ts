import { z } from 'zod';
import { type Article, articleText, keptText } from '../../worker/contract/articles.ts';
import { completeText, type Edit, textOfArticle } from '../articles/text-fields.ts';
import { draftKeys, draftPrefix } from '../lib/draft-keys.ts';

/*
 * What was written in the editor and not saved, kept in the browser per user, article and version that it began from, so that a
 * crash, a reload or a sign-out loses nothing. Each visit of the editor keeps its own, so that none takes another's place.
 */

const draft = z.object({ savedAt: z.string(), text: keptText, base: articleText.optional() });
export type Draft = Edit & { key: string; savedAt: string };

export const draftKey = (userId: string, articleId: string, version: number, visit: string) =>
  `${draftPrefix(userId, articleId)}${version}:${visit}`;

export function keepDraft(key: string, { text, base }: Edit): Draft {
  const savedAt = new Date().toISOString();
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt, text, base: base.text } satisfies z.infer<typeof draft>));
  } catch {
    // No storage or none left: the text still stands on the screen, and leaving it asks.
  }
  return { key, savedAt, text, base };
}

/** The article's drafts, whatever version they began from, the newest first. */
export function findDrafts(userId: string, article: Article): Draft[] {
  const prefix = draftPrefix(userId, article.id);
  const found = draftKeys(prefix).flatMap((key) => {
    const kept = draft.safeParse(parse(localStorage.getItem(key)));
    const version = Number.parseInt(key.slice(prefix.length), 10);
    if (!kept.success || !Number.isSafeInteger(version)) return [];
    const { savedAt, text, base = textOfArticle(article) } = kept.data;
    return [{ key, savedAt, text: completeText(text, article), base: { version, text: base } }];
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
