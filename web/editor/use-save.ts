import { useState } from 'react';
import { type Article, type ArticleText, article as articleSchema } from '../../worker/contract/articles.ts';
import type { Base } from '../articles/text-fields.ts';
import { updateArticle } from '../articles/use-articles.ts';
import { useSignInAgain } from '../auth/use-sign-in-again.ts';
import { ApiError, isSignedOut, toldOr } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toastFailure } from '../lib/toast.ts';
import type { Conflict } from './conflict-dialog.tsx';
import { type EditorForm, textOfForm, valuesOfText } from './editor-values.ts';
import { toastSaved } from './toast-saved.tsx';

type SaveOptions = {
  article: Article;
  base: Base;
  form: EditorForm;
  onSaved: (saved: Article) => void;
};

/**
 * Saves the form on top of the version that the edit began from. Whoever was signed out signs in again and it goes on; what
 * somebody else saved in between is compared first.
 */
export function useSave({ article, base, form, onSaved }: SaveOptions) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isResolving, setIsResolving] = useState(false);

  async function save(text: ArticleText, version: number): Promise<void> {
    try {
      const saved = await updateArticle(article.id, version, text);
      setConflict(null);
      onSaved(saved);
      await changed('articles');
      toastSaved('Your changes have been saved.', saved.conflicts);
    } catch (error) {
      return refused(error, text);
    }
  }

  async function refused(error: unknown, mine: ArticleText): Promise<void> {
    if (isSignedOut(error)) return signInAgain();
    const theirs = error instanceof ApiError && error.status === 412 ? articleSchema.safeParse(error.article) : null;
    if (theirs?.success) return setConflict({ theirs: theirs.data, mine, base: base.text });
    for (const { path, message } of fieldErrors(error, valuesOfText(mine))) form.setError(path, { message });
    toastFailure('Error', toldOr(error, 'Failed to update article'));
  }

  const submit = form.handleSubmit((edit) => save(textOfForm(edit), base.version));
  const signInAgain = useSignInAgain(submit);

  return {
    submit,
    conflict,
    closeConflict: () => setConflict(null),
    isResolving,
    /** Saves what was chosen, on top of what the other side saved. */
    async resolve(text: ArticleText) {
      if (!conflict) return;
      setIsResolving(true);
      await save(text, conflict.theirs.version);
      setIsResolving(false);
    },
  };
}
