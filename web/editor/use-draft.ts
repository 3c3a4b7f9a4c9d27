import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ArticleEdit, ArticleText } from '../../worker/contract/articles.ts';
import { dropDrafts } from '../lib/draft-keys.ts';
import { type Draft, findDraft, keepDraft } from './drafts.ts';
import { isSameText, textOfForm } from './text-fields.ts';

const keepAfterMs = 400;

/** What an edit began from. */
export type Base = { version: number; text: ArticleText };

type DraftOptions = {
  userId: string;
  articleId: string;
  base: Base;
  form: UseFormReturn<ArticleEdit, unknown, ArticleEdit>;
};

/** Keeps what is written and not saved; offers what an earlier visit left behind. */
export function useDraft({ userId, articleId, base, form }: DraftOptions) {
  const [offered, setOffered] = useState<Draft | null>(() => {
    const found = findDraft(userId, articleId);
    return found && !isSameText(found.text, base.text) ? found : null;
  });

  // What is saved meanwhile is what the next draft is held against.
  const latestBase = useRef(base);
  latestBase.current = base;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const text = textOfForm(form.getValues());
      const { version, text: saved } = latestBase.current;
      if (!isSameText(text, saved)) keepDraft(userId, articleId, version, text);
    };
    const written = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, keepAfterMs);
      },
    });
    // A page that is put away or closed may not come back.
    const flush = () => timer !== undefined && keep();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      written();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form, userId, articleId]);

  return {
    offered,
    /** The person has decided about what was offered. */
    settle: () => setOffered(null),
    drop() {
      dropDrafts(userId, articleId);
      setOffered(null);
    },
  };
}
