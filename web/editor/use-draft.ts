import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Article, ArticleText } from '../../worker/contract/articles.ts';
import { type Base, isSameText, textOfArticle } from '../articles/text-fields.ts';
import { type Draft, draftKey, findDrafts, keepDraft } from './drafts.ts';
import { type EditorForm, isWritten, textOfForm } from './editor-values.ts';

const keepAfterMs = 400;

type DraftOptions = {
  userId: string;
  article: Article;
  base: Base;
  /** What the form holds at first: what is saved, or what was previewed. */
  shown: ArticleText;
  form: EditorForm;
};

/** Keeps what is written and not saved; offers what earlier visits left behind, one after the other. */
export function useDraft({ userId, article, base, shown, form }: DraftOptions) {
  const articleId = article.id;
  const [visit] = useState(() => crypto.randomUUID());
  /** Where this visit's own draft stands, if anywhere. */
  const own = useRef<string | null>(null);
  const [left, setLeft] = useState<Draft[]>(() => leftBehind());
  const latestBase = useRef(base);
  // What is saved meanwhile is what the next draft is held against.
  latestBase.current = base;

  /** Of what stands there, a draft of what the form shows is this visit's own, and one of what is saved is none any more. */
  function leftBehind(): Draft[] {
    return findDrafts(userId, article).filter(({ key, text }) => {
      if (isSameText(text, textOfArticle(article))) localStorage.removeItem(key);
      else if (isSameText(text, shown)) own.current = key;
      else return true;
      return false;
    });
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const began = latestBase.current;
      if (!isWritten(form, began.text)) return moveOwn(own, null);
      const key = draftKey(userId, articleId, began.version, visit);
      moveOwn(own, key);
      keepDraft(key, { text: textOfForm(form.getValues()), base: began });
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
  }, [form, userId, articleId, visit]);

  return {
    offered: left[0] ?? null,
    /** The form is about to show what was offered: it is this visit's own. What was written until now is offered in its turn. */
    takeUp({ key }: Draft) {
      const others = left.filter((draft) => draft.key !== key);
      if (isWritten(form, base.text)) {
        const instead = draftKey(userId, articleId, base.version, crypto.randomUUID());
        others.unshift(keepDraft(instead, { text: textOfForm(form.getValues()), base }));
      }
      moveOwn(own, key);
      setLeft(others);
    },
    discard({ key }: Draft) {
      localStorage.removeItem(key);
      setLeft(left.filter((draft) => draft.key !== key));
    },
    /** What was written is saved, or given up. */
    dropOwn: () => moveOwn(own, null),
  };
}

/** The visit's own draft stands under this key from now on, or nowhere. */
function moveOwn(own: RefObject<string | null>, key: string | null): void {
  if (own.current !== null && own.current !== key) localStorage.removeItem(own.current);
  own.current = key;
}
