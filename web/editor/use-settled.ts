import { useEffect, useState } from 'react';
import type { EditorForm } from './editor-values.ts';

/** So long after the last key nobody is in the middle of a word. */
const settledAfterMs = 300;

/** What is read of the form once its writer pauses: nothing that is worked out from it stands between two keys. */
export function useSettled<Value>(form: EditorForm, read: (form: EditorForm) => Value): Value {
  const [value, setValue] = useState(() => read(form));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setValue(read(form));
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
  }, [form, read]);
  return value;
}
