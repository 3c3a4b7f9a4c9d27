import { useEffect, useState } from 'react';
import type { ArticleText } from '../../worker/contract/articles.ts';
import { type EditorForm, textOfForm } from './editor-values.ts';

/** So long after the last key nobody is in the middle of a word. */
const settledAfterMs = 300;

/** The text of the form once its writer pauses: nothing that is worked out from it stands between two keys. */
export function useSettledText(form: EditorForm): ArticleText {
  const [text, setText] = useState(() => textOfForm(form.getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setText(textOfForm(form.getValues()));
    // What came between the first rendering and this.
    settle();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(settle, settledAfterMs);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return text;
}
