import { useEffect, useMemo } from 'react';
import type { EditorForm } from './editor-values.ts';
import { useSettled } from './use-settled.ts';

export type Content = {
  read(): string;
  write(text: string): void;
  /** Hears of each text that the form holds from now on. */
  watch(heard: (text: string) => void): () => void;
};

const contentOf = (form: EditorForm) => form.getValues('content');

/** The article's text in its form. It is written with each key, and nothing is rendered for that: only what is settled is. */
export function useContent(form: EditorForm): { content: Content; settled: string } {
  const content = useMemo<Content>(
    () => ({
      read: () => contentOf(form),
      write: (text) =>
        form.setValue('content', text, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 }),
      watch: (heard) =>
        form.subscribe({ formState: { values: true }, callback: ({ values }) => heard(values.content) }),
    }),
    [form],
  );
  useEffect(() => {
    form.register('content');
  }, [form]);
  return { content, settled: useSettled(form, contentOf) };
}
